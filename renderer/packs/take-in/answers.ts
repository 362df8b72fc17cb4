// The answers to "which of the two values counts", one for each value that two owners told differently.
import type { ImportLook } from '../../../shared/contract/calls/packs.ts'

export type Conflict = ImportLook['conflicts'][number]
export type Take = 'mine' | 'theirs'
/** By place of the conflict. */
export type Answers = ReadonlyMap<number, Take>

export const answerOne = (answers: Answers, at: number, take: Take): Answers => new Map(answers).set(at, take)

/** The same answer to this question and all that have none yet. */
export const answerRest = (answers: Answers, at: number, of: number, take: Take): Answers =>
  new Map([
    ...Array.from({ length: of }, (_, one) => [one, take] as const).filter(([one]) => one === at || !answers.has(one)),
    ...[...answers].filter(([one]) => one !== at),
  ])

/** The first question from `after` on without an answer, then from the beginning; nothing when all have one. */
export function nextOpen(answers: Answers, after: number, of: number): number | undefined {
  const all = Array.from({ length: of }, (_, at) => at)
  return [...all.slice(after), ...all.slice(0, after)].find((at) => !answers.has(at))
}

export const countOf = (answers: Answers, take: Take): number =>
  [...answers.values()].filter((one) => one === take).length
