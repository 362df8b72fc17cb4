// Trying a mission by simulation: what it would still have to be told, a run in the background with its figures, and its end.
import { z } from 'zod'
import { fightsAtMost, policies } from '../../games/akarios/simulation.ts'
import { mostSeats } from '../choices.ts'
import { command, query } from '../define.ts'
import { contentId, line, nothing } from '../values.ts'
import { difficulty } from './campaign.ts'
import { lack } from './fight.ts'
import { toldValue } from './packs.ts'

const count = z.int().min(0)
const share = z.number().min(0).max(1)
const simulation = z.string().regex(/^[0-9a-f]{32}$/)

/** A mission as it stands, with fields of it that somebody has entered and not saved. */
const tried = z.strictObject({
  mission: contentId,
  draft: z.array(toldValue).max(100),
  /** Sizes of squads, each once. */
  pilots: z
    .array(z.int().min(1).max(mostSeats))
    .min(1)
    .max(mostSeats)
    .refine((sizes) => new Set(sizes).size === sizes.length, { error: 'the same size twice' }),
})

/** Over all fights: the median, and between which two figures the middle half of them lies. */
const spread = z.strictObject({ mean: z.number(), median: z.number(), from: z.number(), to: z.number() })

export const simulatedSquad = z.strictObject({
  pilots: z.int().min(1).max(mostSeats),
  /** Fights that came to an end; all figures are over these. */
  fights: count,
  /** Fights that were given up after too many answers. */
  unfinished: count,
  won: count,
  rate: share,
  /** Where the true share of wins lies, 95 times in 100. */
  interval: z.tuple([share, share]),
  /** Whether that is fair, and whether the whole interval says so; only of the greedy player at Normal. */
  judged: z.strictObject({ verdict: z.enum(['tooHard', 'fair', 'tooEasy']), sure: z.boolean() }).optional(),
  rounds: spread,
  /** Damage done and taken in one fight, in points of hull and shield. */
  dealt: spread,
  taken: spread,
  /** How often each pilot was unconscious at the end. */
  losses: z.array(z.strictObject({ pilot: z.string(), fights: count })),
  /** How they ended, most often first. `why` as an outcome says it, `wording` of the objective that it names. */
  ends: z.array(z.strictObject({ won: z.boolean(), why: z.string(), wording: z.string().optional(), fights: count })),
})
export type SimulatedSquad = Readonly<z.infer<typeof simulatedSquad>>

export const simulationRun = z.strictObject({
  id: simulation,
  mission: contentId,
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  /** Fights played so far, of so many. */
  done: count,
  of: count,
  /** Of what has been played so far. */
  squads: z.array(simulatedSquad),
})
export type SimulationRun = Readonly<z.infer<typeof simulationRun>>

export const simulationCalls = {
  /** What has to be told before the mission plays by itself. Refused where the packs have no squad of one of these sizes. */
  'simulation.lacks': query(tried, z.strictObject({ lacks: z.array(lack) })),
  /** The last run of this program, as long as it is open. */
  'simulation.get': query(nothing, z.strictObject({ run: simulationRun.optional() })),
  /** Ends the run before. Refused while something is lacking, and where the draft does not fit. */
  'simulation.start': command(
    tried.extend({
      difficulty,
      policy: z.enum(policies),
      /** Fights for each size of squad. */
      runs: z.int().min(1).max(fightsAtMost),
      /** The same seed gives the same fights. */
      seed: line(40),
    }),
    z.strictObject({ simulation }),
  ),
  /** Nothing happens when it is over already. What has been played stays. */
  'simulation.stop': command(z.strictObject({ simulation }), nothing),
} as const
