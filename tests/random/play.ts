// Plays one fight by chance, or plays again what was done in one; after every input the fight is looked over.
import { luckFrom } from '../../main/kernel/chance.ts'
import { combatMachine, type FightTypes } from '../../main/games/akarios/combat/machine.ts'
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import type { FightState } from '../../main/games/akarios/combat/state/state.ts'
import type { Answer } from '../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import type { Input } from '../../shared/kernel/input.ts'
import type { Machine } from '../../shared/kernel/machine.ts'
import type { Note } from '../../shared/kernel/note.ts'
import { answerFor, seatOf } from '../../main/games/akarios/simulator/answers.ts'
import { mostInputs } from '../../main/games/akarios/simulator/fight.ts'
import { moveOf, throughLuck as onThroughLuck, type EachLuck } from '../../main/games/akarios/simulator/play-on.ts'
import { handChangeFor } from './hand-changes.ts'
import { randomOf } from './random.ts'
import { watch } from './watch.ts'

/** What a person did; luck follows from the seed. */
export type Move = Extract<Input<Answer, HandChange>, { kind: 'answer' } | { kind: 'hand' }>

export interface Played {
  readonly seed: string
  readonly moves: readonly Move[]
  /** All inputs, luck among them. */
  readonly inputs: number
  readonly state: FightState | null
  /** What went wrong, in one line, and how: null for a sound fight. */
  readonly failure: { readonly what: string; readonly details: string } | null
}

/** Says what is done next at a question; null gives up, and the fight is left as it stands. */
export type Player = (state: FightState) => Move | null

/** Is told every state, what was told on the way to it, and what a person did for it. */
export type Listener = (state: FightState, notes: readonly Note[], move: Move | null) => void

export interface PlayOptions {
  readonly hear?: Listener
  /** Another one than that of the app, such as one with a bug in it. */
  readonly machine?: Machine<FightTypes>
}

export function playFight(seed: string, setup: FightSetup, player: Player, options: PlayOptions = {}): Played {
  const { hear = () => undefined, machine = combatMachine } = options
  const moves: Move[] = []
  let [inputs, state]: [number, FightState | null] = [0, null]
  try {
    const accepted = machine.acceptSetup(setup)
    if (!accepted.ok) throw new Error(`set-up refused: ${JSON.stringify(accepted.error)}`)
    const begun = machine.start(accepted.value)
    state = begun.state
    hear(state, begun.notes, null)
    const look = watch()
    for (;;) {
      const each: EachLuck = (now, input, notes) => {
        inputs += 1
        hear(now, notes, null)
        look(now, input)
      }
      state = throughLuck(seed, state, each, machine)
      if (combatMachine.wait(state).kind === 'over') break
      const move = player(state)
      if (move === null) break
      moves.push(move)
      inputs += 1
      if (inputs > mostInputs) throw new Error(`stuck: more than ${mostInputs} inputs`)
      const step = machine.step(state, move)
      state = step.state
      hear(state, step.notes, move)
      look(state, move)
    }
    return { seed, moves, inputs, state, failure: null }
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { seed, moves, inputs, state, failure: { what: message.split('\n')[0] ?? '', details: stack } }
  }
}

/** On to the next question, with the luck of this seed; `each` is told of every step. */
export const throughLuck = (seed: string, begun: FightState, each: EachLuck, machine = combatMachine): FightState =>
  onThroughLuck(luckFrom(seed), begun, each, machine)

/** Answers by chance; now and then a change by hand. */
export function chancePlayer(seed: string): Player {
  const random = randomOf(`${seed} play`)
  const byHand = random.percent(40) ? 4 : 0
  return (state) => {
    if (random.percent(byHand)) {
      const change = handChangeFor(random, state)
      if (combatMachine.acceptHand(state, 'table', change).ok) return { kind: 'hand', seat: 'table', change }
    }
    const wait = combatMachine.wait(state)
    if (wait.kind !== 'ask') throw new Error('nobody is asked')
    const answer = answerFor(random.pick, wait.question)
    if (answer === null) throw new Error(`stuck: ${wait.question.asks.key} offers nothing`)
    return moveOf(state, seatOf(answer, wait.seats), answer)
  }
}
