// What a market sells and at which prices (chapter MK).
import { z } from 'zod'
import { id, name, remark, wording } from './id.ts'
import { scenarioNumber } from './reward.ts'
import { upgradeKind } from './upgrade.ts'

const cardNumber = z.int().min(1).max(99)
const price = z.int().min(0).max(99)

export const market = z.strictObject({
  id,
  name,
  wording,
  scenario: scenarioNumber,
  /** Card numbers of each kind, first and last one included (rule MK-001), or cards by id. */
  sells: z
    .array(
      z.union([
        z.strictObject({ kind: upgradeKind, first: cardNumber, last: cardNumber }),
        z.strictObject({ upgrade: id }),
        z.strictObject({ sparrowUpgrade: id }),
      ]),
    )
    .max(80),
  /** Credits for each point of Sparrow supply (rule MK-008); not sold without a price. */
  supply: price.exactOptional(),
  /** Credits for a ship improvement (rules MK-013, MK-015). */
  improvement: price.exactOptional(),
  /** Credits for a trauma cut (rule MK-016). */
  trauma: price.exactOptional(),
  remark: remark.exactOptional(),
})
export type Market = z.infer<typeof market>
