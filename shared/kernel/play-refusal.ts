// Why a play did not move. A refusal changed nothing: the question stands as before.
import { z } from 'zod'
import { json } from './json.ts'
import { playView } from './play-view.ts'
import { problem } from './problem.ts'

/** Refusals that carry nothing but their reasons. */
export const plainPlayRefusals = [
  'unknown-play', // no such play
  'unknown-machine', // its game is not part of this app
  'newer-version', // begun or gone on with in a newer version of the game
  'not-taken-over', // of an older version of the game, and not opened since
  'hand-only', // takes changes by hand only
  'over', // has an outcome: undo is the only way on
  'not-asked', // nobody was asked this: luck is awaited and not an answer, or the other way round
  'wrong-seat', // the question is for another seat
  'not-admitted', // the game's own reasons
  'wall', // undo does not go past an update
  'no-entry', // there is no such point in this play
] as const

/** What "save a report" writes: enough to repeat the fault, without the content that belongs to the owner. */
export const faultReport = z.strictObject({
  machine: z.string(),
  version: z.number().int(),
  setupHash: z.string(),
  /** The inputs of all entries up to the fault, as stored. */
  entries: z.array(z.strictObject({ index: z.number().int(), kind: z.string(), inputs: z.string() })).readonly(),
  /** What was tried. */
  tried: json,
  error: z.strictObject({ name: z.string(), message: z.string(), stack: z.string(), details: json }),
})
export type FaultReport = Readonly<z.infer<typeof faultReport>>

const problems = z.array(problem).min(1).readonly()

export const playRefusal = z.discriminatedUnion('code', [
  z.strictObject({ code: z.enum(plainPlayRefusals), problems }),
  /** Somebody else moved first; `view` is what stands now. */
  z.strictObject({ code: z.literal('stale'), problems, view: playView }),
  /** The game threw: nothing was stored. */
  z.strictObject({ code: z.literal('engine-fault'), problems, report: faultReport }),
])
export type PlayRefusal = Readonly<z.infer<typeof playRefusal>>
