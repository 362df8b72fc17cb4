// Standing changes of the rules: while a card is equipped, or for a span after it was used.
import { z } from 'zod'
import { effectId } from '../effect.ts'
import { range, terrain } from '../geometry.ts'
import { amount } from '../slots.ts'
import { condition, span, targets } from '../target.ts'

const terrainList = z.array(terrain).min(1)
const owners = z.enum(['self', 'allFriendly'])

/** Raises a start value; hull and shield never over 10 (rule PG-017). */
const startValue = z.strictObject({
  do: z.literal('startValue'),
  of: z.enum(['hull', 'shield', 'weaponSupply']),
  amount,
  who: owners,
})

/** These effects never reach `who`. */
const immune = z.strictObject({ do: z.literal('immune'), who: owners, effects: z.array(effectId).min(1) })

/** Own attacks are advantaged: against targets within `withinRange`, or against the first enemy that attacked this ship. */
const advantagedAttacks = z.strictObject({
  do: z.literal('advantagedAttacks'),
  withinRange: range.exactOptional(),
  against: z.literal('firstEnemyThatAttacked').exactOptional(),
})

/** Cards drawn with advantage in place of 2. */
const advantageDraws = z.strictObject({ do: z.literal('advantageDraws'), count: z.literal(3) })

/** More damage: of all own attacks or the basic attack, against targets within `withinRange` if given. */
const attackDamage = z.strictObject({
  do: z.literal('attackDamage'),
  amount,
  of: z.enum(['allAttacks', 'basicAttack']),
  withinRange: range.exactOptional(),
})

/** More range: of own attacks and abilities that show a range and meet the condition. */
const attackRange = z.strictObject({ do: z.literal('attackRange'), amount, condition })

/** Less damage, never under 0 (rule PD-014): of attacks, from attackers within `withinRange` if given. */
const reduceDamage = z.strictObject({
  do: z.literal('reduceDamage'),
  amount: z.union([amount, z.literal('all')]),
  withinRange: range.exactOptional(),
  lasts: span.exactOptional(),
})

/** The effects of the attack do not land on this ship. */
const ignoreEffects = z.strictObject({ do: z.literal('ignoreEffects'), lasts: z.literal('thisAttack') })

/** The first attack on each of the targets does neither damage nor effects. */
const ignoreFirstAttack = z.strictObject({ do: z.literal('ignoreFirstAttack'), targets, lasts: span })

/** Damage that would fall on the target falls on this ship. */
const redirectDamage = z.strictObject({ do: z.literal('redirectDamage'), targets, lasts: span })

/** Another friendly ship may lose shield in place of this one, up to `amount` points of a hit (rule SW-017). */
const shareShieldDamage = z.strictObject({ do: z.literal('shareShieldDamage'), amount })

/** Attackers of this ship: never advantaged, or disadvantaged. */
const attackersOfSelf = z.strictObject({
  do: z.literal('attackersOfSelf'),
  are: z.enum(['neverAdvantaged', 'disadvantaged']),
  lasts: span.exactOptional(),
})

/** Enemies do not choose this ship as a target (open question 113). */
const notATarget = z.strictObject({ do: z.literal('notATarget'), lasts: span })

/** The player chooses the target of each action of the enemy. */
const controlEnemy = z.strictObject({ do: z.literal('controlEnemy'), what: z.literal('targets'), targets, lasts: span })

/** More hull for each repair this ship gives to friendly ships. */
const repairGiven = z.strictObject({ do: z.literal('repairGiven'), amount })

/** Moves may go so many hexes further ahead. */
const extendMoves = z.strictObject({
  do: z.literal('extendMoves'),
  hexes: z.int().min(1).max(3),
  condition: condition.exactOptional(),
})

/** Passes such terrain without its cost, but may not stop on `neverEndOn`. */
const travelThrough = z.strictObject({
  do: z.literal('travelThrough'),
  terrain: terrainList,
  neverEndOn: terrainList.exactOptional(),
})

/** No hull or shield loss in such terrain; a nebula at shield 0 still stuns (open question 96). */
const noTerrainLoss = z.strictObject({ do: z.literal('noTerrainLoss'), terrain: terrainList, who: owners })

/** Stress in place of the hull or shield loss of such terrain, if the player wants. */
const stressForTerrainLoss = z.strictObject({
  do: z.literal('stressForTerrainLoss'),
  terrain: terrainList,
  stress: amount,
})

/** Such terrain does not block this ship's sight. */
const sightThrough = z.strictObject({ do: z.literal('sightThrough'), terrain: terrainList })

/** Stress faces on basic actions add no stress (rule ST-003). */
const calmBasicActions = z.strictObject({ do: z.literal('calmBasicActions') })

/** A card with the tag may spend this card's supply (open question 52). */
const lendSupply = z.strictObject({ do: z.literal('lendSupply'), to: z.literal('drone') })

/** Each ship may carry so many co-pilots (rule SW-015). */
const coPilotLimit = z.strictObject({ do: z.literal('coPilotLimit'), count: z.int().min(2).max(4) })

/** Credits off each ship upgrade that a pilot buys, not under 0 (rule SW-012). */
const marketDiscount = z.strictObject({ do: z.literal('marketDiscount'), credits: z.int().min(1).max(50) })

/** A triggered pilot draws more trauma cards and discards as many of choice (rule SW-016). */
const traumaChoice = z.strictObject({ do: z.literal('traumaChoice'), extra: z.int().min(1).max(3) })

export const standingSteps = [
  startValue,
  immune,
  advantagedAttacks,
  advantageDraws,
  attackDamage,
  attackRange,
  reduceDamage,
  ignoreEffects,
  ignoreFirstAttack,
  redirectDamage,
  shareShieldDamage,
  attackersOfSelf,
  notATarget,
  controlEnemy,
  repairGiven,
  extendMoves,
  travelThrough,
  noTerrainLoss,
  stressForTerrainLoss,
  sightThrough,
  calmBasicActions,
  lendSupply,
  coPilotLimit,
  marketDiscount,
  traumaChoice,
] as const
