// What people answer: one form for each type of question, of the same name.
import { z } from 'zod'
import { json } from '../../../kernel/json.ts'

const seat = z.string().max(10)
const index = z.int().min(0).max(999)
const word = z.string().max(120)

/** `pay`: the payment's id and one die for each slot that is filled, in the order of its slots; null passes (PA-027). */
const act = z.strictObject({
  type: z.literal('act'),
  seat,
  pay: z.strictObject({ payment: word, dice: z.array(index).max(8).readonly() }).nullable(),
})

/** The dice (by index) to roll again, and what it costs; `keep` is done with the roll step. */
const reroll = z.strictObject({
  type: z.literal('reroll'),
  seat,
  how: z.enum(['keep', 'free', 'paid']),
  dice: z.array(index).max(8).readonly(),
})

const path = z.strictObject({ type: z.literal('path'), end: index })
const targets = z.strictObject({ type: z.literal('targets'), targets: z.array(word).max(30).readonly() })
const place = z.strictObject({ type: z.literal('place'), place: index, facing: z.int().min(0).max(5) })
const choose = z.strictObject({ type: z.literal('choose'), chosen: z.array(word).max(30).readonly() })
/** As the field has it in a pack. */
const value = z.strictObject({ type: z.literal('value'), value: json })

export const answer = z.discriminatedUnion('type', [act, reroll, path, targets, place, choose, value])
export type Answer = Readonly<z.infer<typeof answer>>

/** The answer that belongs to a question. */
export type AnswerTo<Q extends { readonly type: Answer['type'] }> = Extract<Answer, { type: Q['type'] }>
