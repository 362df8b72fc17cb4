// Why something raw was not taken: each problem names a sentence of the catalogue, so that a player can read it.
import { z } from 'zod'
import { fail, ok, type Result } from '../lib/result.ts'

/** `key` names the sentence, `args` fill it, `path` says which part of the raw value is meant (`targets.0`), `rule` why. */
export const problem = z.strictObject({
  key: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).exactOptional(),
  path: z.string().exactOptional(),
  rule: z.string().exactOptional(),
})
export type Problem = Readonly<z.infer<typeof problem>>

/** Raw data that became a trusted value, or at least one reason why it did not. */
export type Accepted<T> = Result<T, readonly Problem[]>

/** A refusal for one reason: `return refuse('duel.dieSpent', { args: { die: 2 } })`. */
export const refuse = (key: string, rest: Omit<Problem, 'key'> = {}) => fail([{ key, ...rest }])

/** Takes what has the form of `schema`. Anything else is refused with `key`, at the first place that does not fit. */
export function acceptForm<T>(schema: z.ZodType<T>, raw: unknown, key: string): Accepted<T> {
  const parsed = schema.safeParse(raw)
  return parsed.success
    ? ok(parsed.data)
    : refuse(key, { path: parsed.error.issues[0]?.path.map(String).join('.') ?? '' })
}
