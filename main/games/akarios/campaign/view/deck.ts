// The modifier deck of a seat as a player looks at it: its cards, and what an attack from it comes to, now and with one more full hex.
import type { DeckView } from '../../../../../shared/games/akarios/view/deck-view.ts'
import { changedDeck, deckChanges, type DeckCard } from '../modifier-deck.ts'
import { deckLabelled, type DeckLabel } from '../decks.ts'
import { seatOf } from '../rows.ts'
import type { CardChange } from '../skill-gains.ts'
import type { CampaignState } from '../state.ts'
import type { CampaignContent } from '../work.ts'
import { deckOdds } from '../../odds/index.ts'

/** Damage before cards of the attack that stands for all: what two of three weapons do. */
const base = 2

export interface LookedHex {
  readonly tree: string
  readonly hex: string
}

/** Null while nobody has told what the seat's numbered deck holds. `then` is null where the hex would leave the deck as it is. */
export function deckView(
  state: CampaignState,
  content: CampaignContent,
  number: number,
  looked: LookedHex | undefined,
): DeckView | null {
  const seat = seatOf(state, number)
  const cards = seat === undefined ? undefined : deckLabelled(content.decks, seat.deck as DeckLabel)?.cards
  if (seat === undefined || cards === undefined) return null
  const changes = deckChanges(state, content, seat.pilot)
  const now = changedDeck(cards, changes)
  const more = looked === undefined ? undefined : changeOf(content, seat.pilot, looked)
  const then = more === undefined ? now : changedDeck(cards, [...changes, more])
  return {
    base,
    cards: then.map(({ card, base: printed, now: after }) => ({
      card,
      name: content.all.modifierCards[card]?.name ?? card,
      base: printed,
      now: now.find((one) => one.card === card)?.now ?? 0,
      then: after,
    })),
    now: chances(content, now),
    then: more === undefined ? null : chances(content, then),
  }
}

function changeOf({ all }: CampaignContent, pilot: string, { tree, hex }: LookedHex): CardChange | undefined {
  const gives = all.pilots[pilot]?.trees?.find(({ id }) => id === tree)?.hexes.find(({ id }) => id === hex)?.gives
  if (gives?.type === 'addCards') return { card: gives.card, count: gives.count }
  return gives?.type === 'removeCards' ? { card: gives.card, count: -gives.count } : undefined
}

/** Null where a card of the deck is not known to any pack, or the deck is empty. */
function chances({ all }: CampaignContent, deck: readonly DeckCard[]): DeckView['now'] {
  const copies = deck.flatMap(({ card, now }) => {
    const known = all.modifierCards[card]
    return known?.form === 'card' ? [{ card: known, count: now }] : []
  })
  const odds = copies.length === deck.length ? deckOdds(copies, base) : null
  if (odds === null) return null
  const { totals, missed, mean } = odds
  return { totals: totals.map(({ total, chance }) => ({ total, chance })), missed, mean }
}
