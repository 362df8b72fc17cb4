// Open questions that a campaign may settle otherwise, frozen into a fight at its start. The defaults are the ledger's rulings.
import { z } from 'zod'
import { fromBehindSettings } from '../tabletop/board/behind.ts'

export const rulings = z.strictObject({
  /** Open question 13. */
  fromBehind: z.enum(fromBehindSettings),
})
export type Rulings = z.infer<typeof rulings>

export const defaultRulings: Rulings = { fromBehind: 'rearSector' }
