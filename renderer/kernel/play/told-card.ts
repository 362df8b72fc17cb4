// The cards of which one was drawn from a real pile, as a list with a key each.
import type { PickAsk } from '../../../shared/kernel/chance.ts'

/** Each card once, with how many of it nobody has seen. */
export const cardsIn = ({ among }: PickAsk): readonly { readonly card: string; readonly count: number }[] =>
  among
    .filter((card, at) => among.indexOf(card) === at)
    .map((card) => ({ card, count: among.filter((one) => one === card).length }))

/** The first nine have numbers. Of the letters those are left out that do something else while a play is on the screen. */
const letters: readonly string[] = 'b c d g i j k l m o s u v x z'.split(' ')

/** The letter of the card in this place, from 0; undefined for the first nine and where letters have run out. */
export const cardKeyAt = (at: number): string | undefined => letters[at - 9]
