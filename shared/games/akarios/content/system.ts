// A system of the atlas: its grid, its movement legend, its locations and its jump points (chapter SX).
import { z } from 'zod'
import { locationKinds } from '../location-kinds.ts'
import { id, name, remark, wording } from './id.ts'
import { gridCoordinate, scenarioNumber } from './reward.ts'

/** What one number of the six-sided die means on the way (rule SX-018). */
export const legendResult = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('nothing') }),
  z.strictObject({ type: z.literal('event') }),
  z.strictObject({ type: z.literal('supply'), amount: z.int().min(-10).max(10) }),
  z.strictObject({ type: z.literal('stress'), amount: z.int().min(1).max(10) }),
  z.strictObject({ type: z.literal('credits'), amount: z.int().min(-50).max(50) }),
  z.strictObject({ type: z.literal('scenario'), number: scenarioNumber }),
])
export type LegendResult = z.infer<typeof legendResult>

export const location = z.strictObject({
  number: scenarioNumber,
  kind: z.enum(locationKinds),
  /** Printed: its place on the grid. */
  x: gridCoordinate.exactOptional(),
  y: gridCoordinate.exactOptional(),
  /** Systems a jump point leads to (rule SX-011). */
  jumpsTo: z.array(id).min(1).max(8).exactOptional(),
  /** The market that opens here. */
  market: id.exactOptional(),
})
export type Location = z.infer<typeof location>

export const system = z.strictObject({
  id,
  name,
  wording,
  letter: z.string().regex(/^[A-Z]$/),
  /** Printed: columns and rows of the grid. */
  grid: z.strictObject({ columns: gridCoordinate, rows: gridCoordinate }).exactOptional(),
  /** Printed: results for 1 to 6. */
  legend: z.array(legendResult).length(6).exactOptional(),
  /** Where the Sparrow stands when the campaign begins here (rule SX-003). */
  startLocation: scenarioNumber.exactOptional(),
  /** Printed: every location that may be scouted here. */
  locations: z.array(location).max(60).exactOptional(),
  remark: remark.exactOptional(),
})
export type System = z.infer<typeof system>
