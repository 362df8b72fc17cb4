// What people tell the app of a printed world: what stands on a card that was just revealed, and what an entry of the book did.
import { z } from 'zod'
import { entryEnds, pointOfInterest } from '../content/world.ts'
import { rewards, scenarioNumber } from '../content/reward.ts'

/** Number of a world card, a point of interest or an entry, 1 to 999. */
export const worldNumber = z.int().min(1).max(999)

export const worldSeat = z.string().regex(/^p[1-4]$/)

export const toldCard = z.strictObject({
  number: worldNumber,
  points: z.array(pointOfInterest).max(12),
  /** The entry of its stop event; null without one (rule WX-036). */
  stop: worldNumber.nullable(),
})
export type ToldCard = z.infer<typeof toldCard>

export const toldEntry = z.strictObject({
  rewards,
  goTo: worldNumber.nullable(),
  ends: z.enum(entryEnds).nullable(),
})
export type ToldEntry = z.infer<typeof toldEntry>

/** How a visit went, what its last entry gives, and where it sends the squad. */
export const toldEnding = z.strictObject({
  result: z.enum(['success', 'failure']),
  rewards,
  next: scenarioNumber.nullable(),
})
