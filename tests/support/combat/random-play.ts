// Plays a fight at random from a seed, by legal answers only. The same seed plays the same fight.
import { combatMachine } from '../../../main/games/akarios/combat/machine.ts'
import { findBreaches } from '../../../main/games/akarios/combat/invariants.ts'
import type { FightSetup } from '../../../main/games/akarios/combat/scenario/setup.ts'
import type { FightState } from '../../../main/games/akarios/combat/state/state.ts'
import type { Answer } from '../../../shared/games/akarios/answer/answer.ts'
import { enumerate } from '../../../shared/games/akarios/question/enumerate.ts'
import type { Question } from '../../../shared/games/akarios/question/question.ts'
import type { HandChange } from '../../../shared/games/akarios/command/hand-change.ts'
import type { Input } from '../../../shared/kernel/input.ts'
import { sizeOf } from '../../../shared/kernel/chance.ts'

export interface RandomFight {
  readonly state: FightState
  readonly inputs: readonly Input<Answer, HandChange>[]
  readonly notes: readonly string[]
  readonly over: boolean
}

/** Answers up to so many inputs. `look` sees every state. Throws when an invariant breaks or an offered answer is refused. */
export function playAtRandom(
  setup: FightSetup,
  seed: number,
  most = 2000,
  look?: (state: FightState) => void,
): RandomFight {
  const next = numbers(seed)
  const inputs: Input<Answer, HandChange>[] = []
  const notes: string[] = []
  let step = combatMachine.start(setup)
  for (let count = 0; ; count += 1) {
    notes.push(...step.notes.map(({ key }) => key))
    const breaches = findBreaches(step.state)
    if (breaches.length > 0) throw new Error(`seed ${seed}, input ${count}: ${breaches.join(' ')}`)
    look?.(step.state)
    const wait = combatMachine.wait(step.state)
    if (wait.kind === 'over' || count >= most) return { state: step.state, inputs, notes, over: wait.kind === 'over' }
    const input: Input<Answer, HandChange> =
      wait.kind === 'chance'
        ? { kind: 'chance', result: results(wait.ask, next) }
        : answerTo(step.state, wait.question, next, seed, count)
    inputs.push(input)
    step = combatMachine.step(step.state, input)
  }
}

function results(ask: Parameters<typeof sizeOf>[0], next: () => number): number[] {
  const { results: count, sides } = sizeOf(ask)
  return Array.from({ length: count }, () => next() % sides)
}

function answerTo(
  state: FightState,
  question: Question,
  next: () => number,
  seed: number,
  count: number,
): Input<Answer, HandChange> {
  const options: Answer[] = []
  for (const option of enumerate(question)) if (options.push(option) >= 200) break
  const lively =
    question.type === 'act' && next() % 8 > 0
      ? options.filter((one) => one.type === 'act' && one.pay !== null)
      : options
  const answer = lively[next() % lively.length] ?? options[0]
  if (answer === undefined) throw new Error(`seed ${seed}, input ${count}: nothing offered by ${question.asks.key}`)
  const seat = 'seat' in answer ? answer.seat : question.seat
  const accepted = combatMachine.accept(state, seat, answer)
  if (!accepted.ok) throw new Error(`seed ${seed}, input ${count}: offered and refused: ${JSON.stringify(answer)}`)
  return { kind: 'answer', seat, answer }
}

/** Whole numbers that look random, from a seed. */
function numbers(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
}
