// Modifier decks: which numbered deck each seat has, and from which deck an attacker draws (rules CS-003, CS-004).
import type { deckLabels } from '../../../../shared/contract/choices.ts'
import type { Deck } from '../../../../shared/games/akarios/content/modifier.ts'
import { enemyDeckLabel } from '../../../../shared/games/akarios/content/modifier.ts'
import { fail, ok, type Result } from '../../../../shared/lib/result.ts'

export type DeckLabel = (typeof deckLabels)[number]

/** Two seats with one deck. Seats count from 1; `other` is the seat that comes first. */
export interface DeckTaken {
  readonly key: 'deckTaken'
  readonly rule: 'CS-003'
  readonly seat: number
  readonly other: number
}

/** The decks of seats 1, 2, … in this order, or the first seat that asks for one that is taken. */
export function dealDecks(decks: readonly DeckLabel[]): Result<readonly DeckLabel[], DeckTaken> {
  const seat = decks.findIndex((deck, place) => decks.indexOf(deck) < place)
  const taken = decks[seat]
  if (taken === undefined) return ok(decks)
  return fail({ key: 'deckTaken', rule: 'CS-003', seat: seat + 1, other: decks.indexOf(taken) + 1 })
}

/** Who attacks: a pilot with the deck of the seat, or any enemy, whatever its kind and number. */
export type Attacker = { readonly side: 'pilots'; readonly deck: DeckLabel } | { readonly side: 'enemies' }

/** The label of the deck that the attacker draws from (rules CS-003, CS-004). */
export const drawsFrom = (attacker: Attacker): DeckLabel | typeof enemyDeckLabel =>
  attacker.side === 'enemies' ? enemyDeckLabel : attacker.deck

/** The deck with this label, if the packs have one. */
export const deckLabelled = (decks: readonly Deck[], label: ReturnType<typeof drawsFrom>): Deck | undefined =>
  decks.find((deck) => deck.label === label)
