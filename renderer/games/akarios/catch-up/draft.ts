// What is typed into the form of a catch-up, kept beside the campaign until it is written: neither another screen nor a crash takes it.
import type { Input } from '../../../../shared/contract/contract.ts'
import type { Said } from '../parts/stickers/Piece.tsx'

export type Form = Input<'catchUp.check'>['form']
export type SeatSheet = Form['seats'][number]
export type PilotSheet = Form['pilots'][number]
export type ShipSheet = Form['ships'][number]

export interface Draft {
  readonly form: Form
  /** Scout orders as they were typed; the stickers of the form are read from them. */
  readonly orders: string
  readonly said: Said
  /** Ids of inconsistencies that the table has played so. */
  readonly accepted: readonly string[]
}

/** Of the way in which a draft is written: one of another version is begun again. */
const version = 1

export function readDraft(kept: string | null): Draft | undefined {
  if (kept === null) return undefined
  try {
    const read = JSON.parse(kept) as { readonly version: number; readonly draft: Draft }
    return read.version === version ? read.draft : undefined
  } catch {
    // Not what this page wrote: somebody has been at the file.
    return undefined
  }
}

export const writeDraft = (draft: Draft): string => JSON.stringify({ version, draft })

/** The row in place of the one that it is like, else at the end. */
export const withRow = <Row>(rows: readonly Row[], same: (row: Row) => boolean, row: Row): Row[] =>
  rows.some(same) ? rows.map((one) => (same(one) ? row : one)) : [...rows, row]

export const withoutRow = <Row>(rows: readonly Row[], gone: number): Row[] => rows.filter((_, at) => at !== gone)

const freshPilot = (pilot: string, chart: number): PilotSheet => ({
  pilot,
  flown: true,
  trauma: 0,
  points: chart,
  marks: [],
})
const freshShip = (ship: string): ShipSheet => ({ ship, flown: true, points: 0, bought: 0, marks: [] })

export const pilotSheet = ({ pilots, chart }: Form, pilot: string): PilotSheet =>
  pilots.find((one) => one.pilot === pilot) ?? freshPilot(pilot, chart)

export const shipSheet = ({ ships }: Form, ship: string): ShipSheet =>
  ships.find((one) => one.ship === ship) ?? freshShip(ship)

export const withPilot = (form: Form, sheet: PilotSheet): Form => ({
  ...form,
  pilots: withRow(form.pilots, ({ pilot }) => pilot === sheet.pilot, sheet),
})

export const withShip = (form: Form, sheet: ShipSheet): Form => ({
  ...form,
  ships: withRow(form.ships, ({ ship }) => ship === sheet.ship, sheet),
})

/** Who takes a seat has a sheet of their own, and so has their ship. */
export function withSeat(form: Form, sheet: SeatSheet): Form {
  const seats = withRow(form.seats, ({ seat }) => seat === sheet.seat, sheet)
  const pilot = { ...pilotSheet(form, sheet.pilot), flown: true }
  return withShip(withPilot({ ...form, seats }, pilot), shipSheet(form, sheet.ship))
}
