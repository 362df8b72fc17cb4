// A mission's map as rows of signs: one sign a hex, so that a person can hold it against the printed map (rules CB-012, CB-017, CB-027).
import { z } from 'zod'
import { rank } from './enemy.ts'
import { facing, terrain, type Place } from './geometry.ts'
import { id } from './id.ts'
import { voidSign } from './map-signs.ts'

/** A thing that stands on a hex. Several may share one: an enemy in an asteroid. */
export const mapThing = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('terrain'), terrain }),
  /** A hex in which one player ship may start (rule CB-021). */
  z.strictObject({ type: z.literal('deployment') }),
  /** There if `from` is not above the number of pilots (rule CB-012). */
  z.strictObject({ type: z.literal('enemy'), enemy: id, rank, from: z.int().min(1).max(4), facing }),
  z.strictObject({ type: z.literal('marker'), marker: id }),
  z.strictObject({ type: z.literal('sparrow'), facing }),
])
export type MapThing = z.infer<typeof mapThing>

/**
 * 1 to 40 rows of 1 to 40 signs, all rows of equal length. Columns count from the left, rows from the top, both from 0; odd columns lie
 * half a hex lower. `legend` says what a sign means.
 */
export const map = z.strictObject({
  rows: z
    .array(
      z
        .string()
        .min(1)
        .max(40)
        .regex(/^[ -~]+$/),
    )
    .min(1)
    .max(40),
  legend: z.record(z.string().regex(/^[!-~]$/), z.array(mapThing).min(1).max(4)),
})
export type MissionMap = z.infer<typeof map>

/** The axial place of a sign. */
export const placeOf = (column: number, row: number): Place => ({ q: column, r: row - (column - (column & 1)) / 2 })

export interface MapHex {
  readonly place: Place
  readonly sign: string
  readonly things: readonly MapThing[]
}

/** Every hex of the map, row by row; signs that the legend does not know hold nothing. */
export const hexesOf = (of: MissionMap): readonly MapHex[] =>
  of.rows.flatMap((row, y) =>
    Array.from(row).flatMap((sign, x) =>
      sign === voidSign
        ? []
        : [{ place: placeOf(x, y), sign, things: Object.hasOwn(of.legend, sign) ? (of.legend[sign] ?? []) : [] }],
    ),
  )
