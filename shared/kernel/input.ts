// The three things that move a machine: a person's answer, the result of luck, and a change by hand.
import { z } from 'zod'
import { chanceResult, type ChanceResult } from './chance.ts'
import { json, type Json } from './json.ts'
import type { Seat } from './wait.ts'

/** `hand` is legal at any question and while luck is awaited, never after the end. */
export type Input<Answer extends Json = Json, Change extends Json = Json> =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: Answer }
  | { readonly kind: 'chance'; readonly result: ChanceResult }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly change: Change }

export const input: z.ZodType<Input> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answer'), seat: z.string(), answer: json }),
  z.strictObject({ kind: z.literal('chance'), result: chanceResult }),
  z.strictObject({ kind: z.literal('hand'), seat: z.string(), change: json }),
])

/** The inputs of one entry, in order. */
export const inputList = z.array(input).readonly()
