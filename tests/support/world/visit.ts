// A literal visit with stated luck, played in short words. The invariants are looked at after every step.
import { findBreaches } from '../../../main/games/akarios/world/invariants.ts'
import { worldMachine } from '../../../main/games/akarios/world/machine.ts'
import type { WorldOutcome } from '../../../main/games/akarios/world/outcome.ts'
import type { WorldSetup } from '../../../main/games/akarios/world/setup.ts'
import type { WorldState } from '../../../main/games/akarios/world/state.ts'
import type { DieFace } from '../../../shared/games/akarios/content/slots.ts'
import type { PointOfInterest, World, WorldCard, WorldEntry } from '../../../shared/games/akarios/content/world.ts'
import type { WorldChange } from '../../../shared/games/akarios/world/change.ts'
import type { WorldAnswer, WorldQuestion } from '../../../shared/games/akarios/world/question.ts'
import type { WorldPilot, WorldView } from '../../../shared/games/akarios/world/world-view.ts'

export const dieFaces: readonly DieFace[] = ['move', 'move', 'attack', 'attack', 'wild', 'stress']

type Icons = PointOfInterest['icons']
type Of<T extends PointOfInterest['type']> = Extract<PointOfInterest, { type: T }>

export const door = (direction: Of<'move'>['direction'], card: number, icons: Icons = []): PointOfInterest => ({
  number: card,
  icons,
  type: 'move',
  direction,
  card,
})
export const investigate = (entry: number, icons: Icons = [], more: { repeat?: true } = {}): PointOfInterest => ({
  number: entry,
  icons,
  type: 'investigate',
  entry,
  ...more,
})
/** Success leads to `entry`, failure to the one after it. */
export const check = (entry: number, icons: Icons, more: Partial<Of<'skillCheck'>> = {}): PointOfInterest => ({
  number: entry,
  icons,
  type: 'skillCheck',
  skill: 'charm',
  success: entry,
  failure: entry + 1,
  ...more,
})
export const dock = (entry: number, icons: Icons = []): PointOfInterest => ({
  number: entry,
  icons,
  type: 'dock',
  entry,
})

export const card = (number: number, points: PointOfInterest[], more: Partial<WorldCard> = {}): WorldCard => ({
  number,
  points,
  ...more,
})
export const entry = (number: number, more: Partial<WorldEntry> = {}): WorldEntry => ({
  number,
  text: `Entry ${number}.`,
  rewards: [],
  ...more,
})

export const worldOf = (cards: WorldCard[], entries: WorldEntry[] = [], more: Partial<World> = {}): World => ({
  id: 'test-world',
  name: 'Test World',
  wording: 'A world of a test.',
  scenario: 9,
  briefing: 'Land.',
  cards,
  entries,
  success: { text: 'Done.', rewards: [] },
  ...more,
})

const failure: Pick<World, 'failure'> = { failure: { text: 'Lost.', rewards: [] } }
export const withFailure = failure

export const seat = (name: string, more: Partial<WorldSetup['seats'][number]> = {}): WorldSetup['seats'][number] => ({
  seat: name,
  health: 5,
  stress: 0,
  skills: { strength: 0, dexterity: 0, intelligence: 0, charm: 1 },
  ...more,
})

export const visitSetup = (more: Partial<WorldSetup> = {}): WorldSetup => ({
  scenario: 9,
  name: 'Test World',
  world: null,
  failureEnding: more.world?.failure !== undefined,
  ironman: false,
  seats: [seat('p1'), seat('p2')],
  energy: 8,
  dice: 4,
  die: [...dieFaces],
  achievements: [],
  ...more,
})

export interface Table {
  readonly state: WorldState
  readonly view: WorldView
  readonly question: WorldQuestion
  /** What is asked, or what luck is awaited: `ask.act`, `roll.point`. */
  readonly waits: string
  readonly outcome: WorldOutcome
  readonly notes: readonly string[]
  pilot(seat: string): WorldPilot
  /** Where pilots stand, by their seats. */
  readonly standing: Readonly<Record<string, number | null>>
  /** One pilot, or several together. */
  commit(card: number, point: number, dice: Readonly<Record<string, number>>): Table
  /** Luck: faces of the dice in the air. */
  roll(...faces: readonly DieFace[]): Table
  /** Uses the dice in the first way that succeeds. */
  use(): Table
  answer(answer: WorldAnswer): Table
  rest(...seats: readonly string[]): Table
  read(finder?: string): Table
  hand(change: WorldChange): Table
  refuses(answer: WorldAnswer): string
}

/** A visit of two pilots with 8 energy and 5 health; in a world of these cards, or with the printed ones. */
export function visit(more: Partial<WorldSetup> = {}): Table {
  const accepted = worldMachine.acceptSetup(visitSetup(more))
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.error))
  const begun = worldMachine.start(accepted.value)
  let { state } = begun
  const told = (list: typeof begun.notes) =>
    list.map(({ key, rule }) => `${key.replace('akarios.world.', '')} ${rule ?? ''}`)
  const notes: string[] = told(begun.notes)
  const step = (input: Parameters<typeof worldMachine.step>[1]) => {
    const after = worldMachine.step(state, input)
    const breaches = findBreaches(after.state)
    if (breaches.length > 0) throw new Error(breaches.join(' '))
    notes.push(...told(after.notes))
    state = after.state
    return table
  }
  const answer = (raw: WorldAnswer) => {
    const taken = worldMachine.accept(state, 'table', raw)
    if (!taken.ok) throw new Error(`refused: ${taken.error[0]?.key}`)
    return step({ kind: 'answer', seat: 'table', answer: taken.value })
  }
  const table: Table = {
    get state() {
      return state
    },
    get view() {
      return worldMachine.view(state)
    },
    get question() {
      const wait = worldMachine.wait(state)
      if (wait.kind !== 'ask') throw new Error(`nobody is asked: ${table.waits}`)
      return wait.question
    },
    get waits() {
      const wait = worldMachine.wait(state)
      if (wait.kind === 'ask') return wait.question.asks.key.replace('akarios.world.', '')
      return wait.kind === 'chance' ? `${wait.ask.kind}.${wait.ask.why}` : 'over'
    },
    get outcome() {
      const wait = worldMachine.wait(state)
      if (wait.kind !== 'over') throw new Error(`not over: ${table.waits}`)
      return wait.outcome
    },
    notes,
    pilot: (name) => {
      const found = table.view.pilots.find((one) => one.seat === name)
      if (found === undefined) throw new Error(`no ${name}`)
      return found
    },
    get standing() {
      return Object.fromEntries(table.view.pilots.map((one) => [one.seat, one.card]))
    },
    commit: (number, point, dice) =>
      answer({
        type: 'commit',
        card: number,
        point,
        dice: Object.entries(dice).map(([name, count]) => ({ seat: name, dice: count })),
      }),
    roll: (...faces) => step({ kind: 'chance', result: faces.map((face) => dieFaces.indexOf(face)) }),
    use: () => {
      const { question } = table
      const way = question.type === 'assign' ? question.ways[0] : undefined
      return answer({ type: 'use', dice: [...(way ?? [])] })
    },
    answer,
    rest: (...seats) => {
      for (const name of seats) answer({ type: 'rest', seat: name })
      return table
    },
    read: (finder) => {
      const { question } = table
      const [first = ''] = question.type === 'entry' ? question.finders : []
      return answer({ type: 'read', finder: finder ?? first })
    },
    hand: (raw) => {
      const taken = worldMachine.acceptHand(state, 'table', raw)
      if (!taken.ok) throw new Error(`refused: ${taken.error[0]?.key}`)
      return step({ kind: 'hand', seat: 'table', change: taken.value })
    },
    refuses: (raw) => {
      const taken = worldMachine.accept(state, 'table', raw)
      return taken.ok ? 'taken' : (taken.error[0]?.key.replace('akarios.world.refused.', '') ?? '')
    },
  }
  return table
}
