// With how much supply a card begins a fight: what it prints, and what others add to it (rules CB-008, SW-004, CO-006).
import type { CardKind } from '../../../../../shared/games/akarios/card-places.ts'
import type { ActionCard } from '../state/content.ts'
import { startBonus, type Fitted, type FittedSeat } from './start-bonus.ts'

/** No card holds more (CB-008). */
const mostSupply = 4

/** Null for a card without the indicator, and as long as nobody has told it. */
export function startSupply(
  squad: Fitted,
  seat: FittedSeat,
  { card, kind }: { readonly card: string; readonly kind: CardKind },
): number | null {
  const printed = squad.content.cards[card]?.supply
  if (typeof printed !== 'number') return null
  return Math.min(mostSupply, printed + (kind === 'weapon' ? startBonus(squad, seat, 'weaponSupply') : 0))
}

/** An upgrade of the Sparrow with slots has supply 1 unless its card shows another (SW-004). */
export const upgradeSupply = ({ supply, slots = [] }: Pick<ActionCard, 'supply' | 'slots'>): number | null =>
  supply === 'unlimited' ? null : (supply ?? (slots.length > 0 ? 1 : null))
