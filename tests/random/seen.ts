// What came about in fights, topic by topic: pilots, questions, effects, terrain, waves, cards fitted and used.
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import type { FightState } from '../../main/games/akarios/combat/state/state.ts'
import type { Note } from '../../shared/kernel/note.ts'
import type { Move } from './play.ts'

export const topics = [
  'pilots',
  'difficulty',
  'questions',
  'effects',
  'terrain',
  'triggers',
  'rules',
  'hands',
  'sparrow',
  'outcomes',
  'fitted',
  'used',
] as const
export type Topic = (typeof topics)[number]
export type Seen = { readonly [T in Topic]: readonly string[] }

export interface Onlooker {
  begins(setup: FightSetup): void
  /** A state that was reached, what was told on the way, and what a person did for it. */
  hears(state: FightState, notes: readonly Note[], move: Move | null): void
  seen(): Seen
}

/** Looks on at any number of fights. */
export function onlooker(): Onlooker {
  const found = new Map<Topic, Set<string>>(topics.map((topic) => [topic, new Set()]))
  const add: Add = (topic, word) => void (typeof word === 'string' && found.get(topic)?.add(word))
  return {
    begins: ({ squad, sparrow, difficulty }) => {
      add('pilots', String(squad.length))
      add('difficulty', difficulty)
      for (const { card } of [...squad.flatMap(({ cards }) => cards), ...sparrow]) add('fitted', card)
    },
    hears: (state, notes, move) => {
      for (const { key, args } of notes) listeners[key.slice(prefix.length)]?.(args, add, state.content.mission)
      if (move?.kind === 'hand') add('hands', move.change.type)
      const wait = combatMachine.wait(state)
      if (wait.kind === 'ask') add('questions', wait.question.type)
      if (wait.kind === 'over') add('outcomes', wait.outcome.result)
      if (state.ships.some(({ kind }) => kind === 'sparrow')) add('sparrow', 'onBoard')
    },
    seen: () => Object.fromEntries([...found].map(([topic, words]) => [topic, [...words]])) as unknown as Seen,
  }
}

const prefix = 'akarios.log.'
type Add = (topic: Topic, word: unknown) => void
type Hear = (args: Note['args'], add: Add, mission: FightState['content']['mission']) => void

const used: Hear = ({ card }, add) => add('used', card)
const gained: Hear = ({ effect }, add) => add('effects', effect)
const stopped: Hear = ({ by }, add) => add('terrain', by)
const sparrow =
  (word: string): Hear =>
  (_args, add) =>
    add('sparrow', word)

const listeners: Readonly<Record<string, Hear>> = {
  actionBegan: used,
  cardUsed: used,
  dicePaid: used,
  cardRedrawn: used,
  // Only one card each does these; the lines do not name it.
  shieldShared: (_args, add) => add('used', 'shield-network'),
  traumaDiscarded: (_args, add) => add('used', 'therapist'),
  effectGained: gained,
  effectWaits: gained,
  moveInterrupted: stopped,
  enemyStopped: stopped,
  damageTaken: ({ source }, add) => add('terrain', source),
  wormholeTaken: (_args, add) => add('terrain', 'wormhole'),
  sparrowMoved: sparrow('moved'),
  sparrowSaved: sparrow('saved'),
  shipShoved: sparrow('shoved'),
  waveArrived: ({ wave }, add, { waves }) => add('triggers', waves.find(({ id }) => id === wave)?.when.on),
  specialRule: ({ rule: id }, add, { rules }) => {
    const rule = rules.find((one) => one.id === id)
    add('triggers', rule?.when.on)
    for (const { do: what } of rule?.then ?? []) add('rules', what)
  },
}
