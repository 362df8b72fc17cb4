// A ship tile: classes (rule CS-011), start values (CB-001), what it brings (CS-009), its three abilities and its tree (PG-013 to PG-016).
import { z } from 'zod'
import { id, name, onceEach, remark, wording } from './id.ts'
import { treeOf } from './tree.ts'

/** Rule CS-011. */
export const shipClasses = ['command', 'heavy', 'assault', 'research', 'scout'] as const
export const shipClass = z.enum(shipClasses)
export type ShipClass = z.infer<typeof shipClass>

/** The letter of each class as tiles and cards print it. */
export const classLetters = {
  command: 'C',
  heavy: 'H',
  assault: 'A',
  research: 'R',
  scout: 'S',
} as const satisfies Record<ShipClass, string>

/** Levels of a ship's three ability cards (rules CS-010, CS-018). */
export const shipAbilityLevels = ['I', 'II', 'III'] as const
export type ShipAbilityLevel = (typeof shipAbilityLevels)[number]

/** Rule PG-017: no player ship ever has more hull or shield. */
export const mostHull = 10

/** What a full hex of a ship's tree gives (rule PG-016). */
export const shipGain = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hull'), amount: z.int().min(1).max(4) }),
  z.strictObject({ type: z.literal('shield'), amount: z.int().min(1).max(4) }),
  z.strictObject({ type: z.literal('shipAbility'), ability: id.exactOptional() }),
])
export type ShipGain = z.infer<typeof shipGain>

export const ship = z.strictObject({
  id,
  name,
  wording,
  /** Open at the start of a campaign (rule CS-008); the others are unlocked by the story. */
  start: z.boolean(),
  /** A place of the box whose printed name is not known: `name` is ours until the owner tells it. */
  unnamed: z.literal(true).exactOptional(),
  /** Printed: every class the tile shows. */
  classes: onceEach(z.array(shipClass).min(1).max(5)).exactOptional(),
  /** Classes that the rulebook states; the tile may show more. Read only while `classes` is not known. */
  statedClasses: onceEach(z.array(shipClass).min(1).max(5)).exactOptional(),
  /** Printed: hull at the start of a fight, 1 to 10. */
  hull: z.int().min(1).max(mostHull).exactOptional(),
  /** Printed: shield at the start of a fight, 0 to 10. */
  shield: z.int().min(0).max(mostHull).exactOptional(),
  /** The starting upgrades that come with the ship. */
  brings: z.strictObject({ weapon: id.exactOptional(), engine: id.exactOptional() }),
  /** Printed: the ship's ability card of each level. */
  abilities: z.strictObject({ I: id.exactOptional(), II: id.exactOptional(), III: id.exactOptional() }).exactOptional(),
  /** Printed: the ship's tree. */
  tree: treeOf(shipGain).exactOptional(),
  remark: remark.exactOptional(),
})
export type Ship = z.infer<typeof ship>
