// Cards that belong to the whole squad: co-pilots (chapter CO) and Sparrow upgrades (chapter SW).
import { z } from 'zod'
import { cardFields } from './card.ts'

export const coPilot = z.strictObject(cardFields)
export type CoPilot = z.infer<typeof coPilot>

export const sparrowUpgrade = z.strictObject({
  ...cardFields,
  /** Printed: the card's number, 1 to 99. */
  number: z.int().min(1).max(99).exactOptional(),
  /** Printed: credits, 0 to 99. */
  cost: z.union([z.int().min(0).max(99), z.literal('none')]).exactOptional(),
})
export type SparrowUpgrade = z.infer<typeof sparrowUpgrade>
