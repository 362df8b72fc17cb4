// Changes by hand to a trip under way.
import { z } from 'zod'

export const travelChange = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('setSupply'), to: z.int().min(0).max(10) }),
  z.strictObject({ type: z.literal('setStress'), seat: z.string().max(10), to: z.int().min(0).max(10) }),
  /** Takes a known event card out of the pile, or puts it back. */
  z.strictObject({ type: z.literal('setEvent'), event: z.string().max(80), used: z.boolean() }),
  /** Whatever is asked or rolled: the Sparrow goes on to where it was bound for, or the trip ends where it began. */
  z.strictObject({ type: z.literal('endTrip'), arrives: z.boolean() }),
])
export type TravelChange = z.infer<typeof travelChange>
