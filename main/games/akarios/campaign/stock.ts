// Upgrade cards of the squad: in the tray of a player or of the squad, as many as the box has copies, given from hand to hand (rules
// CB-006, ES-010, ES-020, MK-004, MK-006).
import { drop, nextId, put, seatOf } from './rows.ts'
import type { CampaignState, UpgradeRow } from './state.ts'
import { no, type CampaignContent, type CampaignFault, type Work } from './work.ts'

function balance(state: CampaignState, { all }: CampaignContent, upgrade: string): number | undefined {
  const copies = all.upgrades[upgrade]?.copies
  return copies === undefined ? undefined : copies - state.upgrades.filter((row) => row.upgrade === upgrade).length
}

/** Copies still in the box, 0 or more; undefined where nobody has told how many there are. */
export function copiesLeft(state: CampaignState, content: CampaignContent, upgrade: string): number | undefined {
  const left = balance(state, content, upgrade)
  return left === undefined ? undefined : Math.max(left, 0)
}

/** More copies than the box has, as a table may have told that it played. */
export const hasTooMany = (state: CampaignState, content: CampaignContent, upgrade: string): boolean =>
  (balance(state, content, upgrade) ?? 0) < 0

/** Puts a copy out of the box into a tray; `seat` null is the squad's. */
export function addCard({ draft, content }: Work, card: Omit<UpgradeRow, 'id'>): CampaignFault | undefined {
  const known = content.all.upgrades[card.upgrade]
  if (known === undefined) return no('noCard', 'CB-005', { card: card.upgrade })
  if (card.seat !== null && seatOf(draft, card.seat) === undefined) return no('noSeat', 'CS-001', { seat: card.seat })
  if (copiesLeft(draft, content, card.upgrade) === 0) return no('noCopyLeft', 'MK-004', { card: known.name })
  draft.upgrades.push({ id: nextId(draft.upgrades), ...card })
  return undefined
}

export const cardOf = (state: CampaignState, id: number): UpgradeRow | undefined =>
  state.upgrades.find((row) => row.id === id)

/** Puts a copy back into the box, off the board it lies on. */
export function removeCard({ draft }: Work, id: number): CampaignFault | undefined {
  if (cardOf(draft, id) === undefined) return no('cardGone', 'MK-006')
  drop(draft.fits, ({ owned }) => owned === id)
  drop(draft.upgrades, (row) => row.id === id)
  return undefined
}

/** The card changes its owner; it stays on the board on which it lies. */
export function giveCard({ draft }: Work, id: number, to: number | null): CampaignFault | undefined {
  const card = cardOf(draft, id)
  if (card === undefined) return no('cardGone', 'CB-006')
  if (to !== null && seatOf(draft, to) === undefined) return no('noSeat', 'CS-001', { seat: to })
  put(draft.upgrades, (row) => row.id === id, { ...card, seat: to })
  return undefined
}
