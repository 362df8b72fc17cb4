// What a machine needs before it can go on: a person's decision, luck, or nothing more because it is over.
import { z } from 'zod'
import { chanceAsk, type ChanceAsk } from './chance.ts'
import { json, type Json } from './json.ts'

/** Who may answer: a seat of the squad, or `table` for what everybody decides together. */
export type Seat = string

/** One question. Any of `seats` may answer; `question` carries all that may be answered, as data. */
export interface Ask<Question extends Json = Json> {
  readonly kind: 'ask'
  readonly seats: readonly Seat[]
  readonly question: Question
}

export type Wait<Question extends Json = Json, Outcome extends Json = Json> =
  | Ask<Question>
  | { readonly kind: 'chance'; readonly ask: ChanceAsk }
  | { readonly kind: 'over'; readonly outcome: Outcome }

export const wait: z.ZodType<Wait> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ask'), seats: z.array(z.string()), question: json }),
  z.strictObject({ kind: z.literal('chance'), ask: chanceAsk }),
  z.strictObject({ kind: z.literal('over'), outcome: json }),
])
