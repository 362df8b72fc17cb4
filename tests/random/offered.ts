// Whether an answer is among the offered ones, where lists may come in another order.
import type { Answer } from '../../shared/games/akarios/answer/answer.ts'
import { canonical } from '../../shared/lib/canonical.ts'

/** `known`: the offered answers in canonical form. In a list of choices the order says nothing; only of targets that are ordered every order is offered. */
export const isOffered = (answer: Answer, known: ReadonlySet<string>): boolean => {
  if (known.has(canonical(answer))) return true
  if (answer.type === 'choose') return hasOther(known, answer, answer.chosen, (chosen) => ({ ...answer, chosen }))
  if (answer.type === 'targets') return hasOther(known, answer, answer.targets, (targets) => ({ ...answer, targets }))
  return answer.type === 'reroll' && hasOther(known, answer, answer.dice, (dice) => ({ ...answer, dice }))
}

const hasOther = <T>(
  known: ReadonlySet<string>,
  answer: Answer,
  list: readonly T[],
  make: (list: readonly T[]) => Answer,
) =>
  [...known].some((text) => {
    const other = JSON.parse(text) as Answer
    const same = (one: readonly unknown[]) => canonical(one.map(String).toSorted())
    const parts: readonly unknown[] = Object.values(other)
    const theirs = parts.find((value): value is T[] => Array.isArray(value))
    return (
      other.type === answer.type &&
      theirs !== undefined &&
      same(theirs) === same(list) &&
      canonical(make(theirs)) === canonical(other)
    )
  })
