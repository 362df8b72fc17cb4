// The campaign's log as people read it, and taking steps back and forth.
import { z } from 'zod'
import { json } from '../../kernel/json.ts'
import { command, query } from '../define.ts'
import { campaignId, moment } from '../values.ts'

/** Numbers and words that fill a sentence of the catalogue. */
export const sentence = z.strictObject({
  key: z.string(),
  args: z.record(z.string(), json),
})

export const logKinds = ['command', 'input', 'undo', 'redo', 'wall'] as const

/** `counts`: in force. `undone`: taken back, redo may bring it again. `closed`: on a branch that was left. `step`: an undo or redo itself. */
export const standings = ['counts', 'undone', 'closed', 'step'] as const

export const historyEntry = z.strictObject({
  /** Number in the log, from 1, without a gap. */
  n: z.int().min(1),
  time: moment,
  kind: z.enum(logKinds),
  standing: z.enum(standings),
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
export const step = z.strictObject({
  n: z.int().min(1),
  title: sentence,
  /** Hidden information was shown by it. */
  reveals: z.boolean(),
})
export type HistoryStep = z.infer<typeof step>

export const historyCalls = {
  /** Newest first, at most `most` entries older than `before`. */
  'history.list': query(
    z.strictObject({
      campaign: campaignId,
      before: z.int().min(1).optional(),
      most: z.int().min(1).max(200),
      kinds: z.array(z.enum(logKinds)).max(logKinds.length).optional(),
      /** Only entries that stand so now. */
      standing: z.enum(standings).optional(),
      play: z.string().max(80).optional(),
      /** Words looked for in names and figures of titles and notes, and in who did it. */
      text: z.string().trim().max(100).optional(),
      /** Title and note keys whose sentences hold those words in the reader's language. */
      keys: z.array(z.string().max(80)).max(500).optional(),
    }),
    z.strictObject({ entries: z.array(historyEntry), more: z.boolean() }),
  ),
  'history.steps': query(
    z.strictObject({ campaign: campaignId }),
    z.strictObject({ undo: step.optional(), redo: step.optional() }),
  ),
  /** `entry` is the step the person saw named; refused as `stale` when another would be taken back. */
  'history.undo': command(z.strictObject({ campaign: campaignId, entry: z.int().min(1) }), step),
  'history.redo': command(z.strictObject({ campaign: campaignId, entry: z.int().min(1) }), step),
} as const
