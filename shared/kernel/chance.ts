// Luck as a request: a machine never rolls, it names what it needs and is handed the result as an input.
// A stream names the piece of luck itself, not its place in the log, so that undo is no way to fish for a better one.
import { z } from 'zod'
import { ok } from '../lib/result.ts'
import { refuse, type Accepted } from './problem.ts'

/** Dice rolled together: one stream per die. `faces` is how many sides `die` has; results are indices from 0. */
export const rollAsk = z.strictObject({
  kind: z.literal('roll'),
  die: z.string(),
  faces: z.number().int().min(1),
  streams: z.array(z.string()).min(1).readonly(),
  why: z.string(),
})
export type RollAsk = Readonly<z.infer<typeof rollAsk>>

/** One card out of those of `pile` that nobody has seen; `among` is sorted, so that its order tells nothing. */
export const pickAsk = z.strictObject({
  kind: z.literal('pick'),
  pile: z.string(),
  among: z.array(z.string()).min(1).readonly(),
  stream: z.string(),
  why: z.string(),
})
export type PickAsk = Readonly<z.infer<typeof pickAsk>>

export const chanceAsk = z.discriminatedUnion('kind', [rollAsk, pickAsk])
export type ChanceAsk = RollAsk | PickAsk

/** Do both ask for the very same luck? */
export function isSameAsk(one: ChanceAsk, other: ChanceAsk): boolean {
  if (one.why !== other.why) return false
  if (one.kind === 'roll' && other.kind === 'roll')
    return one.die === other.die && one.faces === other.faces && isSameList(one.streams, other.streams)
  if (one.kind === 'pick' && other.kind === 'pick')
    return one.pile === other.pile && one.stream === other.stream && isSameList(one.among, other.among)
  return false
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at])

/** One face index per die of a roll, or one index into `among` of a pick. */
export const chanceResult = z.array(z.number().int().min(0)).min(1).readonly()
export type ChanceResult = z.infer<typeof chanceResult>

/** How many results this ask wants, and how many values each may have. */
export const sizeOf = (ask: ChanceAsk): { readonly results: number; readonly sides: number } =>
  ask.kind === 'roll' ? { results: ask.streams.length, sides: ask.faces } : { results: 1, sides: ask.among.length }

/** Name of the dice or pile that an ask speaks of, as it stands in the list of what lies on the real table. */
export const sourceOf = (ask: ChanceAsk): string => (ask.kind === 'roll' ? ask.die : ask.pile)

/** Checks a typed-in result against what was asked: as many results as dice, each on a side that exists. */
export function acceptResult(ask: ChanceAsk, raw: unknown): Accepted<ChanceResult> {
  const parsed = chanceResult.safeParse(raw)
  if (!parsed.success) return refuse('kernel.chance.notNumbers')
  const { results, sides } = sizeOf(ask)
  if (parsed.data.length !== results) {
    return refuse('kernel.chance.count', { args: { wanted: results, given: parsed.data.length } })
  }
  const odd = parsed.data.findIndex((side) => side >= sides)
  return odd < 0 ? ok(parsed.data) : refuse('kernel.chance.side', { args: { sides }, path: String(odd) })
}
