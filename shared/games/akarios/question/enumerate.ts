// Every answer that a question offers, one after the other, the simplest first; `admits` takes each of them. A printed value is
// offered by nobody: only the owner of the box can read it.
import type { Answer } from '../answer/answer.ts'
import type { Payment, Question } from './question.ts'

/** Lazy: some questions offer thousands of answers. */
export function* enumerate(question: Question): Generator<Answer> {
  switch (question.type) {
    case 'act':
      for (const seat of question.passes) yield { type: 'act', seat, pay: null }
      for (const payment of question.payments)
        for (const dice of fillings(payment))
          yield { type: 'act', seat: payment.seat, pay: { payment: payment.id, dice } }
      return
    case 'reroll':
      for (const { seat, faces, free, paid } of question.pilots) {
        const all = faces.map((_, die) => die)
        yield { type: 'reroll', seat, how: 'keep', dice: [] }
        if (free) yield { type: 'reroll', seat, how: 'free', dice: all }
        if (paid) for (const dice of choices(all, 1, all.length)) yield { type: 'reroll', seat, how: 'paid', dice }
      }
      return
    case 'path':
      for (const end of question.ends.keys()) yield { type: 'path', end }
      return
    case 'targets': {
      const ids = question.candidates.filter(({ can }) => can).map(({ id }) => id)
      const lists = question.ordered
        ? orders(ids, question.least, question.most)
        : choices(ids, question.least, question.most)
      for (const targets of lists) yield { type: 'targets', targets }
      return
    }
    case 'place':
      for (const [place, { facings }] of question.places.entries())
        for (const facing of facings) yield { type: 'place', place, facing }
      return
    case 'choose': {
      const ids = question.options.map(({ id }) => id)
      for (const chosen of choices(ids, question.least, question.most)) yield { type: 'choose', chosen }
      return
    }
    case 'value':
  }
}

/** Most payments have one slot at most: those need no search. */
function fillings(payment: Payment): Iterable<readonly number[]> {
  const { slots, least } = payment
  if (slots.length > 1) return diceFor(payment, 0, [])
  const filled = (slots[0]?.dice ?? []).map((die) => [die])
  return least === 0 ? [[], ...filled] : filled
}

function* diceFor(payment: Payment, at: number, taken: readonly number[]): Generator<readonly number[]> {
  if (taken.length >= payment.least) yield taken
  const isLast = at + 1 >= payment.slots.length
  for (const die of payment.slots[at]?.dice ?? []) {
    if (taken.includes(die)) continue
    const filled = [...taken, die]
    if (!isLast) yield* diceFor(payment, at + 1, filled)
    else if (filled.length >= payment.least) yield filled
  }
}

/** Subsets in the order of the list. */
function* choices<T>(
  list: readonly T[],
  least: number,
  most: number,
  from = 0,
  taken: readonly T[] = [],
): Generator<readonly T[]> {
  if (taken.length >= least) yield taken
  if (taken.length >= most) return
  for (let at = from; at < list.length; at += 1) {
    const next = list[at]
    if (next !== undefined) yield* choices(list, least, most, at + 1, [...taken, next])
  }
}

/** Subsets in every order. */
function* orders<T>(
  list: readonly T[],
  least: number,
  most: number,
  taken: readonly T[] = [],
): Generator<readonly T[]> {
  if (taken.length >= least) yield taken
  if (taken.length >= most) return
  for (const next of list) if (!taken.includes(next)) yield* orders(list, least, most, [...taken, next])
}
