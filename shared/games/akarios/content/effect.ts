// The combat effects (chapter CE): their ids are words of the engine, their facts stand in `effects.json`.
import { z } from 'zod'
import { name, onceEach, remark, wording } from './id.ts'

export const effectIds = [
  'advantaged',
  'disadvantaged',
  'bolster',
  'cancelEffects',
  'hack',
  'hullBreach',
  'noResupply',
  'pierce',
  'plus',
  'pull',
  'push',
  'radarJam',
  'repair',
  'resupply',
  'shieldCharge',
  'slow',
  'stealth',
  'stressReduction',
  'stun',
  'targetLock',
] as const
export const effectId = z.enum(effectIds)
export type EffectId = z.infer<typeof effectId>

/** An effect with its number, where it has one: `push 2`. */
export const effectGrant = z.strictObject({ effect: effectId, amount: z.int().min(1).max(10).exactOptional() })
export type EffectGrant = z.infer<typeof effectGrant>

/** When an effect leaves the ship that bears it. */
export const effectEnds = [
  'instant',
  'afterNextAttack',
  'whenDrawn',
  'whenHullRepaired',
  'never',
  'endOfBearersNextActionPhase',
  'afterNextAttackOrEndOfBearersNextActionPhase',
] as const

export const combatEffect = z.strictObject({
  id: effectId,
  name,
  wording,
  /** What it sits on. */
  on: z.enum(['ship', 'attack', 'deck', 'card']),
  ends: z.enum(effectEnds),
  /** Kept as a red cube in its own place on the board (rule CE-047). */
  tracked: z.boolean(),
  /** Printed with a number. */
  hasAmount: z.boolean(),
  /** Where it goes when shown without target and range (rules BO-004, BO-005). */
  bare: z.enum(['self', 'nextAttack', 'card']),
  /** Given by an attack, it lands only with at least 1 hull damage of that attack (rules CE-011, CE-039). */
  needsHullDamage: z.boolean().exactOptional(),
  /** What the bearer may not do in its next action phase. */
  forbids: onceEach(z.array(z.enum(['attack', 'move', 'weaponUpgrades', 'engineUpgrades']))).exactOptional(),
  /** Cancel effects cannot take it off (rule CE-008). */
  cannotBeCancelled: z.boolean().exactOptional(),
  /** Cards drawn for each target it counts for. */
  draws: z.int().min(1).max(3).exactOptional(),
  /** Counts for the first target of the attack only. */
  firstTargetOnly: z.boolean().exactOptional(),
  remark: remark.exactOptional(),
})
export type CombatEffect = z.infer<typeof combatEffect>
