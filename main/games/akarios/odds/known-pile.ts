// What the table knows of a pile: the cards on top in their order, and how many of each sort lie unseen and on the discard.
import type { Pile } from '../../../../shared/lib/pile.ts'

/** Sorts of cards, by id: numbers stand for them everywhere in this folder. */
export type Sorts = readonly string[]

/** `top` begins with the next card; `unseen` and `discard` count the cards of each sort. */
export interface KnownPile {
  readonly top: readonly number[]
  readonly unseen: readonly number[]
  readonly discard: readonly number[]
}

/** All sorts of a pile, each once. */
export const sortsOf = ({ top, unseen, discard }: Pile): Sorts => [...new Set([...top, ...unseen, ...discard])].sort()

export function knownPile({ top, unseen, discard }: Pile, sorts: Sorts): KnownPile {
  const count = (cards: readonly string[]) => sorts.map((sort) => cards.filter((card) => card === sort).length)
  return { top: top.map((card) => sorts.indexOf(card)), unseen: count(unseen), discard: count(discard) }
}

/** The same for piles with the same cards in the same places: one character for each number, since this is asked most of all. */
export const keyOf = ({ top, unseen, discard }: KnownPile): string => String.fromCharCode(...unseen, ...discard, ...top)

/** Cards that can be drawn without a shuffle, if none of them is known: then every next card is like the first. */
export const alikeCards = ({ top, unseen }: KnownPile): number => (top.length > 0 ? 0 : sum(unseen))

export interface NextCard {
  readonly sort: number
  readonly chance: number
  readonly pile: KnownPile
}

/** Every card that may come next. With nothing left the discard is shuffled first; without a discard there is none (open question 115). */
export function nextCards(pile: KnownPile): readonly NextCard[] {
  const [known, ...top] = pile.top
  if (known !== undefined) return [{ sort: known, chance: 1, pile: { ...pile, top } }]
  const left = sum(pile.unseen)
  if (left === 0)
    return sum(pile.discard) === 0
      ? []
      : nextCards({ top: [], unseen: pile.discard, discard: pile.discard.map(() => 0) })
  return pile.unseen.flatMap((count, sort) =>
    count === 0 ? [] : [{ sort, chance: count / left, pile: { ...pile, unseen: plus(pile.unseen, sort, -1) } }],
  )
}

/** The pile with these cards laid on its discard. */
export const laidAside = (pile: KnownPile, cards: readonly number[]): KnownPile =>
  cards.length === 0
    ? pile
    : { ...pile, discard: cards.reduce((counts: readonly number[], sort) => plus(counts, sort, 1), pile.discard) }

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
const plus = (counts: readonly number[], sort: number, more: number): readonly number[] =>
  counts.with(sort, (counts[sort] ?? 0) + more)
