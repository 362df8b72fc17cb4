// Lets a machine go on by itself: answers luck until a person is needed, a result from the real table, or it is over.
import { sourceOf, type ChanceAsk } from '../../shared/kernel/chance.ts'
import type { Input } from '../../shared/kernel/input.ts'
import type { Json } from '../../shared/kernel/json.ts'
import { loopGuard } from '../../shared/kernel/loop-guard.ts'
import type { Machine } from '../../shared/kernel/machine.ts'
import type { Note } from '../../shared/kernel/note.ts'
import type { Recorded } from '../../shared/kernel/recorded.ts'
import type { Step } from '../../shared/kernel/step.ts'
import type { Wait } from '../../shared/kernel/wait.ts'
import { answerChance, checkChance } from './chance.ts'

/** All that one decision brought about. */
export interface Run {
  readonly state: Json
  readonly inputs: readonly Input[]
  readonly notes: readonly Note[]
  readonly records: readonly Recorded[]
  readonly reveals: boolean
  readonly snapshot: boolean
}

/** A run and what is needed to go on; null only where an old state cannot be asked. */
export interface Stop extends Run {
  readonly wait: Wait | null
}

/** Where luck comes from: the seed of the play, and the dice and piles that lie on the real table instead. */
export interface Luck {
  readonly seed: string
  readonly physical: readonly string[]
}

/** One step, told as a run. */
export const oneStep = (step: Step, inputs: readonly Input[]): Run => ({
  state: step.state,
  inputs,
  notes: step.notes,
  records: step.records ?? [],
  reveals: step.reveals ?? false,
  snapshot: step.snapshot ?? false,
})

/** Goes on from a run until the app may not answer. Throws the fault `endless-loop` after 1,000 results. */
export function runOn(machine: Machine, luck: Luck, begun: Run): Stop {
  const guard = loopGuard()
  const notes = [...begun.notes]
  const inputs = [...begun.inputs]
  const records = [...begun.records]
  let { state, reveals, snapshot } = begun
  let wait = machine.wait(state)
  while (wait.kind === 'chance' && mayAnswer(luck, wait.ask)) {
    guard({ ask: { ...wait.ask }, note: notes.at(-1) ?? null })
    const input: Input = { kind: 'chance', result: answerChance(luck.seed, wait.ask) }
    const next = oneStep(machine.step(state, input), [input])
    inputs.push(input)
    notes.push(...next.notes)
    records.push(...next.records)
    state = next.state
    reveals ||= next.reveals
    snapshot ||= next.snapshot
    wait = machine.wait(state)
  }
  return { state, inputs, notes, records, reveals, snapshot, wait }
}

/** False when the dice or the pile lie on the real table. */
function mayAnswer(luck: Luck, ask: ChanceAsk): boolean {
  checkChance(ask)
  return !luck.physical.includes(sourceOf(ask))
}
