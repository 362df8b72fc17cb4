// Finding and replacing rows of a campaign's draft, and what a row is that has never been written.
import type { BoardRow, CampaignState, Draft, PilotRow, SeatRow, ShipRow } from './state.ts'

/** Puts the row in place of the one that `same` finds, else at the end. */
export function put<Row>(rows: Row[], same: (row: Row) => boolean, row: Row): void {
  const at = rows.findIndex(same)
  if (at < 0) rows.push(row)
  else rows[at] = row
}

/** Takes out every row that `gone` finds. */
export function drop<Row>(rows: Row[], gone: (row: Row) => boolean): void {
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at]
    if (row !== undefined && gone(row)) rows.splice(at, 1)
  }
}

export const nextId = (rows: readonly { readonly id: number }[]): number =>
  rows.reduce((most, { id }) => Math.max(most, id), 0) + 1

export const seatOf = (state: CampaignState, seat: number): SeatRow | undefined =>
  state.seats.find((one) => one.seat === seat)

export const pilotOf = (state: CampaignState, pilot: string): PilotRow =>
  state.pilots.find((one) => one.pilot === pilot) ?? {
    pilot,
    state: state.seats.some((seat) => seat.pilot === pilot) ? 'flown' : 'open',
    trauma: 0,
    points: 0,
  }

export const changePilot = (draft: Draft, pilot: string, change: Partial<PilotRow>): void =>
  put(draft.pilots, (one) => one.pilot === pilot, { ...pilotOf(draft, pilot), ...change })

export const shipOf = (state: CampaignState, ship: string): ShipRow =>
  state.ships.find((one) => one.ship === ship) ?? {
    ship,
    state: state.seats.some((seat) => seat.ship === ship) ? 'flown' : 'open',
    points: 0,
    bought: 0,
    hullByHand: null,
    hullBefore: null,
    shieldByHand: null,
    shieldBefore: null,
  }

export const changeShip = (draft: Draft, ship: string, change: Partial<ShipRow>): void =>
  put(draft.ships, (one) => one.ship === ship, { ...shipOf(draft, ship), ...change })

export const boardOf = (state: CampaignState, seat: number): BoardRow =>
  state.boards.find((one) => one.seat === seat) ?? { seat, stress: 0, part: 'in' }

export const changeBoard = (draft: Draft, seat: number, change: Partial<BoardRow>): void =>
  put(draft.boards, (one) => one.seat === seat, { ...boardOf(draft, seat), ...change })

/** Seats that take part in the open scenario; all of them between scenarios. */
export const seatsInPlay = (state: CampaignState): readonly SeatRow[] =>
  state.standing.scenario === null ? state.seats : state.seats.filter(({ seat }) => boardOf(state, seat).part === 'in')
