// Steps that give combat effects, mend, pay and lose.
import { z } from 'zod'
import { effectId } from '../effect.ts'
import { amount } from '../slots.ts'
import { condition, targets } from '../target.ts'

/** Gives a combat effect to the targets. */
const apply = z.strictObject({
  do: z.literal('apply'),
  effect: effectId,
  amount: amount.exactOptional(),
  targets,
  condition: condition.exactOptional(),
})

/** Raises what the `apply` of this same action gives, per target. */
const applyMore = z.strictObject({ do: z.literal('applyMore'), effect: effectId, amount })

/** A cost of one's own. Not damage: it cannot be ignored by damaging a card (open question 11). */
const pay = z.strictObject({ do: z.literal('pay'), what: z.enum(['hull', 'shield', 'stress']), amount })

/** Shield lost without damage (open question 119). */
const loseShield = z.strictObject({ do: z.literal('loseShield'), amount: z.union([amount, z.literal('all')]) })

/** This card gains supply each time its own ship is damaged, in any phase, up to `most` even past its start value (rule CE-049). */
const refill = z.strictObject({
  do: z.literal('refill'),
  amount,
  when: z.literal('ownShipDamaged'),
  most: z.int().min(1).max(4),
})

export const effectSteps = [apply, applyMore, pay, loseShield, refill] as const
