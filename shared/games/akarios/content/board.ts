// The player board: slots for cards, tracks, and the basic actions that every pilot has (rules CB-004, PA-029, PA-032, PA-084 to PA-088).
import { z } from 'zod'
import { printedAttack } from './attack.ts'
import { diagram } from './geometry.ts'
import { dieFace, slotGroup } from './slots.ts'

const count = z.int().min(0).max(10)
const slots = z.array(slotGroup).min(1).max(3)

export const board = z.strictObject({
  /** Slots for each kind of card (rule CB-004). */
  fits: z.strictObject({ weapon: count, engine: count, tech: count, shipAbility: count, pilotAbility: count }),
  /** Action dice of a pilot (rule CS-002). */
  dice: z.int().min(1).max(8),
  /** Faces of an action die. A review, not the rulebook, tells them: a table may set its own (rule PA-003). */
  dieFaces: z.array(dieFace).length(6).exactOptional(),
  /** Printed: the two basic moves with a diagram (open question 75). */
  moves: z
    .array(z.strictObject({ path: diagram, slots }))
    .length(2)
    .exactOptional(),
  /** Printed: what pays the basic rotate. Its turn of 60 or 120 degrees is a rule. */
  rotate: z.strictObject({ slots }).exactOptional(),
  /** Printed: the basic attack. */
  attack: printedAttack.extend({ slots }).exactOptional(),
  /** Rules PA-084 to PA-086. */
  repair: z.strictObject({
    dice: z.int().min(1).max(8),
    hullOrShield: z.int().min(1).max(10),
    stress: z.int().min(0).max(10),
    cards: z.int().min(0).max(8),
  }),
  /** Marks of the stress track and what reaching them does (rules ST-001, ST-004 to ST-007). */
  stressMarks: z
    .array(z.strictObject({ at: z.int().min(1).max(10), does: z.enum(['stressMiss', 'trigger', 'triggerAndReset']) }))
    .min(1)
    .max(6),
})
export type Board = z.infer<typeof board>
