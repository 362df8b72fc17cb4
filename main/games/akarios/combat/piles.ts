// Drawing from piles: known cards first, then unseen ones by luck; an empty pile is made again from its discard.
import {
  drawKnown,
  drawUnseen,
  layAside,
  layOnTop,
  nextStream,
  shuffled,
  type Pile,
} from '../../../../shared/lib/pile.ts'
import type { Fight } from './fight.ts'

export function pileNamed(fight: Fight, name: string): Pile {
  const pile = fight.state.piles[name]
  if (pile === undefined) throw new Error(`no pile ${name}`)
  return pile
}

/**
 * The next card, or null when pile and discard are empty (open question 115). Cards of the draw in progress are in nobody's
 * pile, so a reshuffle in the middle leaves them out (open question 49, ST-024, EN-002).
 */
export function drawCard(fight: Fight, name: string, why: string): string | null {
  const pile = pileNamed(fight, name)
  const known = drawKnown(pile)
  if (known !== null) {
    fight.state.piles[name] = known.pile
    return known.card
  }
  if (pile.unseen.length === 0) {
    if (pile.discard.length === 0) return null
    reshuffle(fight, name)
    return drawCard(fight, name, why)
  }
  const index = fight.pick(name, pile.unseen, nextStream(name, pile), why)
  const drawn = drawUnseen(pile, index)
  fight.state.piles[name] = drawn.pile
  return drawn.card
}

export function discard(fight: Fight, name: string, card: string): void {
  fight.state.piles[name] = layAside(pileNamed(fight, name), card)
}

/** The card is drawn next. */
export function layOnDeck(fight: Fight, name: string, card: string): void {
  fight.state.piles[name] = layOnTop(pileNamed(fight, name), card)
  fight.note('cardLaidOnTop', { pile: name, card })
}

/** Discard and deck together: on the real table a call to shuffle. */
export function reshuffle(fight: Fight, name: string): void {
  fight.state.piles[name] = shuffled(pileNamed(fight, name))
  fight.note('shuffled', { pile: name })
}

/** Puts a card in and shuffles all of it. */
export function shuffleIn(fight: Fight, name: string, card: string): void {
  const pile = pileNamed(fight, name)
  fight.state.piles[name] = shuffled({ ...pile, unseen: [...pile.unseen, card] })
  fight.note('cardAdded', { pile: name, card })
}

/** Takes one such card out, wherever it lies; false when there is none. */
export function takeOut(fight: Fight, name: string, card: string): boolean {
  const pile = pileNamed(fight, name)
  for (const part of ['unseen', 'discard', 'top'] as const) {
    const at = pile[part].indexOf(card)
    if (at < 0) continue
    fight.state.piles[name] = { ...pile, [part]: pile[part].toSpliced(at, 1) }
    return true
  }
  return false
}
