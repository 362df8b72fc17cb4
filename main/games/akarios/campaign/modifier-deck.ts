// A pilot's modifier deck card by card: the seat's numbered deck, then what the pilot's trees and hands changed (rules CB-009, PG-009,
// PG-010, UN-011).
import type { Deck } from '../../../../shared/games/akarios/content/modifier.ts'
import { deckLabelled, type DeckLabel } from './decks.ts'
import { marksOf, skillGains, type CardChange } from './skill-gains.ts'
import type { CampaignState } from './state.ts'
import type { CampaignContent } from './work.ts'

export interface DeckCard {
  readonly card: string
  /** Copies in the numbered deck as it comes, and now. */
  readonly base: number
  readonly now: number
}

/** In the order of the deck's list, added kinds behind. No kind falls under 0 copies: what is not there cannot be taken out. */
export function changedDeck(base: NonNullable<Deck['cards']>, changes: readonly CardChange[]): readonly DeckCard[] {
  const now = new Map(base.map(({ card, count }) => [card, count]))
  for (const { card, count } of changes.filter((change) => change.count > 0))
    now.set(card, (now.get(card) ?? 0) + count)
  for (const { card, count } of changes.filter((change) => change.count < 0))
    now.set(card, Math.max((now.get(card) ?? 0) + count, 0))
  return [...now].map(([card, count]) => ({
    card,
    base: base.find((one) => one.card === card)?.count ?? 0,
    now: count,
  }))
}

/** What the pilot changes in whichever deck the seat has: of the trees, then by hand. */
export const deckChanges = (state: CampaignState, { all }: CampaignContent, pilot: string): readonly CardChange[] => [
  ...skillGains(all.pilots[pilot], marksOf(state, pilot)).cards,
  ...state.modifierChanges.filter((change) => change.pilot === pilot),
]

/** The deck of a seat with its pilot; undefined while nobody has told what the numbered deck holds. */
export function seatDeck(
  state: CampaignState,
  content: CampaignContent,
  seat: { readonly pilot: string; readonly deck: number },
): readonly DeckCard[] | undefined {
  const base = deckLabelled(content.decks, seat.deck as DeckLabel)?.cards
  return base === undefined ? undefined : changedDeck(base, deckChanges(state, content, seat.pilot))
}
