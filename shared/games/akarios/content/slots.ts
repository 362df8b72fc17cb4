// Dice and the slots they pay (rules PA-003, PA-010, PA-018 to PA-024).
import { z } from 'zod'

/** Rule PA-003: the faces of an action die. */
export const dieFaces = ['move', 'attack', 'wild', 'stress'] as const
export const dieFace = z.enum(dieFaces)
export type DieFace = z.infer<typeof dieFace>

/** What a slot takes: a die of that face (rule PA-010), any die (`wild`), a stress face only, or a supply in place of a die. */
export const slotIcons = ['move', 'attack', 'wild', 'stress', 'supply'] as const
export const slotIcon = z.enum(slotIcons)
export type SlotIcon = z.infer<typeof slotIcon>

/** Slots that are paid together. */
export const slotGroup = z.discriminatedUnion('type', [
  /** Each slot gives one use (rule PA-019). */
  z.strictObject({ type: z.literal('single'), icons: z.array(slotIcon).min(1).max(4) }),
  /** All slots filled give one use (rule PA-020). */
  z.strictObject({ type: z.literal('joined'), icons: z.array(slotIcon).min(2).max(6) }),
  /** One or more filled give one use a round, with the value above the last one filled (rules PA-021, PA-022). */
  z.strictObject({
    type: z.literal('plus'),
    icons: z.array(slotIcon).min(2).max(6),
    values: z.array(z.int().min(0).max(20)).min(2).max(6),
  }),
])
export type SlotGroup = z.infer<typeof slotGroup>

/** A number of the card, or the value of its plus-linked slots. */
export const amount = z.union([z.int().min(1).max(10), z.literal('fromSlots')])
export type Amount = z.infer<typeof amount>
