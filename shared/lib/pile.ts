// A pile of cards that nobody has put in order: what is known to lie on top, what is unseen, what was laid aside.
// No order is kept for unseen cards: which one comes next is luck, asked for by the name of `nextStream`.

/** `top` and `discard` begin with the upper card; `unseen` is sorted. Card names may repeat. */
export type Pile = {
  readonly top: readonly string[]
  readonly unseen: readonly string[]
  readonly discard: readonly string[]
  /** How often this pile was shuffled since the play began. */
  readonly shuffles: number
  /** How many cards left `unseen` since the last shuffle. */
  readonly drawn: number
}

/** A card and the pile without it. */
export interface Draw {
  readonly card: string
  readonly pile: Pile
}

/** A shuffled pile of these cards. */
export const pileOf = (cards: readonly string[]): Pile => ({
  top: [],
  unseen: cards.toSorted(),
  discard: [],
  shuffles: 0,
  drawn: 0,
})

/** Cards that can be drawn without a shuffle. */
export const cardsLeft = (pile: Pile): number => pile.top.length + pile.unseen.length

/** Names the luck of the next unseen card: this pile, this shuffle, this card. Undo does not change it. */
export const nextStream = (name: string, pile: Pile): string => `${name}:${pile.shuffles}:${pile.drawn}`

/** Takes the upper card if it is known; null when the next card is unseen, or there is none. */
export function drawKnown(pile: Pile): Draw | null {
  const [card, ...top] = pile.top
  return card === undefined ? null : { card, pile: { ...pile, top } }
}

/** Takes the unseen card at this index of `unseen`, as luck answered it. Throws a `RangeError` when there is none. */
export function drawUnseen(pile: Pile, index: number): Draw {
  const card = pile.unseen[index]
  if (card === undefined) throw new RangeError(`no unseen card ${index} of ${pile.unseen.length}`)
  return { card, pile: { ...pile, unseen: pile.unseen.toSpliced(index, 1), drawn: pile.drawn + 1 } }
}

/** Lays a card on the discard. */
export const layAside = (pile: Pile, card: string): Pile => ({ ...pile, discard: [card, ...pile.discard] })

/** Lays a known card on top: it is the next one drawn. */
export const layOnTop = (pile: Pile, card: string): Pile => ({ ...pile, top: [card, ...pile.top] })

/** Shuffles everything that is not in somebody's hand: all of it is unseen again. */
export const shuffled = (pile: Pile): Pile => ({
  top: [],
  unseen: [...pile.top, ...pile.unseen, ...pile.discard].toSorted(),
  discard: [],
  shuffles: pile.shuffles + 1,
  drawn: 0,
})
