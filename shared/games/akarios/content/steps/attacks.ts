// Steps that attack, prepare an attack or do damage without one.
import { z } from 'zod'
import { attackIgnores, bonus } from '../attack.ts'
import { amount } from '../slots.ts'
import { condition, targets } from '../target.ts'
import { which } from './movement.ts'

const ignores = z.array(z.enum(attackIgnores)).min(1)

/**
 * The card's printed attack. `origin`: arc, range and sight are taken from another friendly ship; the deck stays one's own.
 * `arcs`: one target in each of so many printed arcs.
 */
const attack = z.strictObject({
  do: z.literal('attack'),
  attack: which.exactOptional(),
  origin: z.literal('otherFriendlyShip').exactOptional(),
  ignores: ignores.exactOptional(),
  arcs: z.int().min(2).max(3).exactOptional(),
})

/**
 * Waits for the next attack (rules BO-005 to BO-008) of this ship; of `ships`, each for itself; or of the squad:
 * the first attack of the fight by any friendly ship (open question 93). `lasts`: else it is lost.
 */
const nextAttack = z.strictObject({
  do: z.literal('nextAttack'),
  bonus,
  condition: condition.exactOptional(),
  ships: z.union([targets, z.literal('squad')]).exactOptional(),
  lasts: z.literal('thisPilotPhase').exactOptional(),
})

/** Changes the attack of this same action. */
const attackBonus = z.strictObject({ do: z.literal('attackBonus'), bonus, condition: condition.exactOptional() })

/** Each other pilot may attack the target once, free of dice. */
const grantAttack = z.strictObject({ do: z.literal('grantAttack'), to: z.literal('eachOtherPilot'), targets, ignores })

/** Loss without an attack roll, off shield and then hull unless `only` one of them. */
const damage = z.strictObject({
  do: z.literal('damage'),
  amount,
  only: z.enum(['shield', 'hull']).exactOptional(),
  targets,
})

/** The named enemy is out of the fight as the mission says, if `condition` holds. */
const neutralize = z.strictObject({ do: z.literal('neutralize'), condition })

export const attackSteps = [attack, nextAttack, attackBonus, grantAttack, damage, neutralize] as const
