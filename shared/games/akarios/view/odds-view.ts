// What an attack may come to, as screens see it. Chances lie between 0 and 1.
import { z } from 'zod'
import { effectIds } from '../content/effect.ts'

const chance = z
  .number()
  .min(0)
  .max(1 + 1e-9)
const reasons = z.array(z.string()).readonly()

const targetOdds = z
  .strictObject({
    target: z.string(),
    /** Every total that may come about, lowest first; a miss is not among them. `destroys`: it always does. */
    totals: z.array(z.strictObject({ total: z.number().min(0), chance, destroys: z.boolean() }).readonly()).readonly(),
    missed: chance,
    /** That the cards leave at least the damage before cards, which counts as 1 at least here. */
    orMore: z.strictObject({ total: z.int().min(1), chance }).readonly(),
    /** Mean damage in points, a miss counting 0. */
    mean: z.number().min(0),
    /** That the effect comes to this target. */
    effects: z.partialRecord(z.enum(effectIds), chance).readonly(),
    /** That no hull is left if all of the hit is taken. */
    destroyed: chance,
    /** Runs of cards that are drawn, 0 where no card is drawn. */
    draws: z.int().min(0),
    /** What makes the draw better or worse, by name (rules PA-067 to PA-070). */
    advantaged: reasons,
    disadvantaged: reasons,
    /** Damage before cards. */
    base: z.number().min(0),
  })
  .readonly()

/** `targets` in the order in which they are met; `allDestroyed`: that none of them has hull left. */
export const fightOdds = z
  .strictObject({ attacker: z.string(), targets: z.array(targetOdds).readonly(), allDestroyed: chance })
  .readonly()
export type FightOdds = z.infer<typeof fightOdds>
export type TargetOddsView = FightOdds['targets'][number]
