// Credits: a ledger for each seat with the reason of every change; the balance is its sum and never under 0 (rules ES-009, MK-002,
// MK-010).
import type { CreditReason } from '../../../../shared/games/akarios/campaign/words.ts'
import { nextId, seatOf } from './rows.ts'
import type { CampaignState } from './state.ts'
import { firstFault, no, type CampaignFault, type Work } from './work.ts'

export interface CreditChange {
  readonly seat: number
  readonly amount: number
  readonly reason: CreditReason
  /** What it was for, such as the name of a card. */
  readonly what: string
}

export interface Share {
  readonly seat: number
  /** Credits, 0 or more. */
  readonly amount: number
}

export const balanceOf = (state: CampaignState, seat: number): number =>
  state.credits.reduce((sum, row) => (row.seat === seat ? sum + row.amount : sum), 0)

/** Books a gain, or a loss of at most what is there. */
export function gainCredits({ draft }: Work, { amount, ...change }: CreditChange): void {
  const booked = Math.max(amount, -balanceOf(draft, change.seat))
  if (booked !== 0) draft.credits.push({ id: nextId(draft.credits), ...change, amount: booked })
}

/** Books a payment; `amount` is 0 or more. Refused when the seat has less. */
export function payCredits(work: Work, { amount, ...change }: CreditChange): CampaignFault | undefined {
  const has = balanceOf(work.draft, change.seat)
  if (has < amount) {
    const player = seatOf(work.draft, change.seat)?.player ?? ''
    return no('notEnough', 'MK-002', { player, has, needs: amount })
  }
  gainCredits(work, { ...change, amount: -amount })
  return undefined
}

/** Books a price that several seats pay together, split as they like: the shares must add up to it. */
export function payShared(
  work: Work,
  shares: readonly Share[],
  price: number,
  change: Pick<CreditChange, 'reason' | 'what'>,
): CampaignFault | undefined {
  const paid = shares.reduce((sum, { amount }) => sum + amount, 0)
  const stranger = shares.find(({ seat }) => seatOf(work.draft, seat) === undefined)
  if (stranger !== undefined) return no('noSeat', 'CS-001', { seat: stranger.seat })
  const has = work.draft.seats.reduce((sum, { seat }) => sum + balanceOf(work.draft, seat), 0)
  if (has < price) return no('squadShort', 'MK-010', { has, needs: price })
  if (paid !== price) return no('sharesDiffer', 'MK-010', { paid, price })
  return firstFault(...shares.map((share) => () => payCredits(work, { ...share, ...change })))
}

/** A price split so that each seat, in their order, gives what it has; what the squad lacks is missing from the sum. */
export function shareOut(state: CampaignState, price: number): Share[] {
  const shares: Share[] = []
  let rest = price
  for (const { seat } of state.seats) {
    const amount = Math.min(rest, balanceOf(state, seat))
    rest -= amount
    shares.push({ seat, amount })
  }
  return shares
}
