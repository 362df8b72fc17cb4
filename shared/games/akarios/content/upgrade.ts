// Weapons, engines and techs: bought, owned, lent, fitted (chapters MK, CR; rule CB-004).
import { z } from 'zod'
import { cardFields } from './card.ts'
import { onceEach } from './id.ts'
import { shipClass } from './ship.ts'

export const upgradeKinds = ['weapon', 'engine', 'tech'] as const
export const upgradeKind = z.enum(upgradeKinds)
export type UpgradeKind = z.infer<typeof upgradeKind>

export const upgrade = z.strictObject({
  ...cardFields,
  kind: upgradeKind,
  /** Printed: the card's number within its kind, 1 to 99, as market lists name it (rule MK-001). */
  number: z.int().min(1).max(99).exactOptional(),
  /** Printed: credits, 0 to 99; starting cards may show none. */
  cost: z.union([z.int().min(0).max(99), z.literal('none')]).exactOptional(),
  /** Printed: fits ships of these classes only; an empty list fits every ship (rules CR-001, CR-005). */
  classes: onceEach(z.array(shipClass).max(5)).exactOptional(),
  /** Copies in the box, 1 to 8 (rule MK-004). */
  copies: z.int().min(1).max(8).exactOptional(),
})
export type Upgrade = z.infer<typeof upgrade>
