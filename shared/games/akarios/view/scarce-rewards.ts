// What the squad must share out of an outcome, and among whom (rule ES-020).
import { z } from 'zod'

export const scarceRewards = z.strictObject({
  /** Seats that could have a copy each. */
  seats: z.array(z.int().min(1).max(4)),
  /** `left`: copies in the box, fewer than seats. */
  cards: z.array(z.strictObject({ upgrade: z.string(), name: z.string(), left: z.int().min(1) })),
})
export type ScarceRewards = z.infer<typeof scarceRewards>
