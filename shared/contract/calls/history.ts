// The campaign's log as people read it, and taking steps back and forth.
import { z } from 'zod'
import { command, query } from '../define.ts'
import { campaignId, moment } from '../values.ts'

/** Numbers and words that fill a sentence of the catalogue. */
export const sentence = z.strictObject({
  key: z.string(),
  args: z.record(z.string(), z.json()),
})

export const logKinds = ['command', 'input', 'undo', 'redo', 'wall'] as const

/** `current`: counts now. `undone`: taken back, redo may bring it again. `closed`: on a branch that was left. */
export const entryStates = ['current', 'undone', 'closed'] as const

export const historyEntry = z.strictObject({
  /** Number in the log, from 1, without a gap. */
  n: z.int().min(1),
  time: moment,
  kind: z.enum(logKinds),
  state: z.enum(entryStates),
  title: sentence,
  who: z.string(),
  /** Id of the play it belongs to. */
  play: z.string().optional(),
  /** The entry that an undo or redo means. */
  means: z.int().min(1).optional(),
  /** Hidden information was shown in it. */
  reveals: z.boolean(),
  /** What followed from the decision, in order. */
  notes: z.array(sentence.extend({ rule: z.string().optional() })),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** The step that undo or redo would take now; its title is named on the button. */
export const step = z.strictObject({ n: z.int().min(1), title: sentence })
export type HistoryStep = z.infer<typeof step>

export const historyCalls = {
  /** Newest first, at most `most` entries older than `before`. */
  'history.list': query(
    z.strictObject({
      campaign: campaignId,
      before: z.int().min(1).optional(),
      most: z.int().min(1).max(200),
      kinds: z.array(z.enum(logKinds)).max(logKinds.length).optional(),
      play: z.string().max(80).optional(),
      /** Words that the title's arguments, the person or a note must hold. */
      search: z.string().trim().max(100).optional(),
    }),
    z.strictObject({ entries: z.array(historyEntry), total: z.int().min(0) }),
  ),
  'history.steps': query(
    z.strictObject({ campaign: campaignId }),
    z.strictObject({ undo: step.optional(), redo: step.optional() }),
  ),
  /** `entry` is the step the person saw named; refused as `stale` when another would be taken back. */
  'history.undo': command(z.strictObject({ campaign: campaignId, entry: z.int().min(1) }), step),
  'history.redo': command(z.strictObject({ campaign: campaignId, entry: z.int().min(1) }), step),
} as const
