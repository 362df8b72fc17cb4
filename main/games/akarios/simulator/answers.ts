// One legal answer by chance. Kinds of answers are picked first, so that a payment with many dice does not drown the others.
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import { admits } from '../../../../shared/games/akarios/question/admits.ts'
import { enumerate } from '../../../../shared/games/akarios/question/enumerate.ts'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'

/** Picks one of a list, which has one at least. */
export type PickOne = <T>(list: readonly T[]) => T

/** Of a question with more answers only the first so many are looked at. */
const mostAnswers = 400

/** The answers that a question offers, `most` of them. */
export function answersOf(question: Question, most = mostAnswers): Answer[] {
  const answers: Answer[] = []
  for (const answer of enumerate(question)) {
    answers.push(answer)
    if (answers.length >= most) break
  }
  return answers
}

/** Null when the question offers nothing: the game would be stuck. Throws when it does not admit what it offers. */
export function answerFor(pick: PickOne, question: Question): Answer | null {
  const kinds = new Map<string, Answer[]>()
  for (const answer of answersOf(question)) {
    if (!admits(question, answer).ok) throw new Error(`offered and not admitted: ${JSON.stringify(answer)}`)
    const kind = kindOf(answer)
    kinds.set(kind, [...(kinds.get(kind) ?? []), answer])
  }
  if (kinds.size === 0) return null
  return pick(pick([...kinds.values()]))
}

/** Who gives an answer: a seat of its own, or anybody who is asked. */
export const seatOf = (answer: Answer, seats: readonly string[]): string =>
  'seat' in answer ? answer.seat : (seats[0] ?? 'table')

function kindOf(answer: Answer): string {
  if (answer.type === 'act') return answer.pay?.payment ?? 'pass'
  if (answer.type === 'reroll') return answer.how
  if (answer.type === 'place') return String(answer.place)
  return answer.type === 'path' ? 'path' : answer.type
}
