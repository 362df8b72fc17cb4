// Whom a step reaches. A number of targets is always a maximum, `all` included: the player may leave ships out (rule BO-012).
import { z } from 'zod'
import { range } from './geometry.ts'

/**
 * `friendly` is every player ship, the acting one included unless `excludeSelf`; never the Sparrow (rule SP-017).
 * `everyPilot` and `eachOtherPilot` reach pilots wherever they are, range and sight aside (open question 81).
 */
export const sides = ['any', 'friendly', 'enemy', 'self', 'everyPilot', 'eachOtherPilot'] as const

export const targets = z.strictObject({
  who: z.enum(sides),
  /** 1 to 8 ships, or no limit. */
  count: z.union([z.int().min(1).max(8), z.literal('all')]),
  /** In hexes. Without it and without `area` the card shows it: see `reach` of the card. */
  range: range.exactOptional(),
  /** The hexes drawn on the card: see `area` of the card. */
  area: z.literal(true).exactOptional(),
  /** The ships just handled by the step before. */
  same: z.literal(true).exactOptional(),
  excludeSelf: z.literal(true).exactOptional(),
  /** No choice: every ship in reach is taken (open question 84). */
  mandatory: z.literal(true).exactOptional(),
})
export type Targets = z.infer<typeof targets>

/** What must hold for a step to count. */
export const conditions = [
  'attackHasRange',
  'attackHasNoArc',
  'attackTotalZero',
  'advantaged',
  'stealthed',
  'inOrNextToAsteroid',
  'targetShieldZero',
] as const
export const condition = z.enum(conditions)
export type Condition = z.infer<typeof condition>

/** How long a standing step holds. Without one it holds while the card is equipped and undamaged. */
export const spans = [
  'thisAttack',
  'thisPilotPhase',
  'nextEnemyPhase',
  'untilNextPilotPhase',
  'untilEndOfNextEnemyPhase',
  'scenario',
] as const
export const span = z.enum(spans)
export type Span = z.infer<typeof span>
