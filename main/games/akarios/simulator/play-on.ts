// How a fight that is played by itself comes from question to question: luck is taken from outside, answers must be admitted.
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../../../shared/games/akarios/command/hand-change.ts'
import type { ChanceAsk, ChanceResult } from '../../../../shared/kernel/chance.ts'
import type { Input } from '../../../../shared/kernel/input.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import { combatMachine } from '../combat/machine.ts'
import type { FightState } from '../combat/state/state.ts'

/** What dice and cards show. */
export type Luck = (ask: ChanceAsk) => ChanceResult

type Given<K extends string> = Extract<Input<Answer, HandChange>, { kind: K }>

/** Is told every state that a die or card has led to. */
export type EachLuck = (state: FightState, input: Given<'chance'>, notes: readonly Note[]) => void

/** On to the next question or the end. `machine`: another one than that of the app, such as one with a bug in it. */
export function throughLuck(luck: Luck, begun: FightState, each: EachLuck, machine = combatMachine): FightState {
  let state = begun
  for (let wait = machine.wait(state); wait.kind === 'chance'; wait = machine.wait(state)) {
    const input: Given<'chance'> = { kind: 'chance', result: luck(wait.ask) }
    const step = machine.step(state, input)
    state = step.state
    each(state, input, step.notes)
  }
  return state
}

/** An offered answer as a move; throws when the machine does not take what it offers. */
export function moveOf(state: FightState, seat: string, answer: Answer): Given<'answer'> {
  const accepted = combatMachine.accept(state, seat, answer)
  if (!accepted.ok) throw new Error(`offered and refused: ${JSON.stringify(accepted.error)} ${JSON.stringify(answer)}`)
  return { kind: 'answer', seat, answer: accepted.value }
}
