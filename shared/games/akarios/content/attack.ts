// An attack as a card prints it (rules PA-049 to PA-051, PA-090) and what can be added to one (CE-045).
import { z } from 'zod'
import { effectGrant, effectId } from './effect.ts'
import { arc, range } from './geometry.ts'
import { amount } from './slots.ts'

/** Targets of an attack: 1 to 8 ships, or no limit (rule PA-090). */
export const targetNumber = z.union([z.int().min(1).max(8), z.literal('all')])

export const printedAttack = z.strictObject({
  /** Base damage, 0 to 20, or the value of the card's plus-linked slots. */
  damage: z.union([z.int().min(0).max(20), z.literal('fromSlots')]),
  targets: targetNumber,
  /** Any direction up to so many hexes (rule PA-050); with arcs: the arcs alone decide. */
  range: range.exactOptional(),
  /** Firing arcs in the ship's own frame. */
  arcs: z.array(arc).min(1).max(3).exactOptional(),
  /** Effects that land with the damage (rule PA-077). */
  effects: z.array(effectGrant).max(4).exactOptional(),
})
export type PrintedAttack = z.infer<typeof printedAttack>

/** What an attack gets on top. Damage counts for its first target only (rule CE-045), all else for the whole attack. */
export const bonus = z.discriminatedUnion('add', [
  z.strictObject({ add: z.literal('damage'), amount }),
  z.strictObject({ add: z.literal('range'), amount }),
  z.strictObject({ add: z.literal('targets'), amount }),
  z.strictObject({ add: z.literal('effect'), effect: effectId, amount: amount.exactOptional() }),
  /** The first target's draw is replaced by a doubling (rule PA-060). */
  z.strictObject({ add: z.literal('double') }),
])
export type Bonus = z.infer<typeof bonus>

/** What an attack need not keep to. */
export const attackIgnores = ['lineOfSight', 'range', 'firingArc'] as const
