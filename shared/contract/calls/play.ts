// Running plays: what stands, an answer, a typed-in result, a change by hand. What a question and an answer hold belongs to
// the game and is checked by its machine.
import { z } from 'zod'
import { faultReport } from '../../kernel/play-refusal.ts'
import { submitChanceRequest, submitHandRequest, submitRequest } from '../../kernel/play-requests.ts'
import { playView } from '../../kernel/play-view.ts'
import { note } from '../../kernel/note.ts'
import { problem } from '../../kernel/problem.ts'
import { command, query } from '../define.ts'
import { campaignId, moment } from '../values.ts'
import { sentence } from './history.ts'

const ofCampaign = z.strictObject({ campaign: campaignId })
const ofPlay = ofCampaign.extend({ play: z.string().max(80) })

/** A move that was taken: stored, with what followed. Or not taken: nothing changed, and these are the reasons. */
export const moved = z.discriminatedUnion('taken', [
  z.strictObject({ taken: z.literal(true), view: playView, notes: z.array(note) }),
  z.strictObject({
    taken: z.literal(false),
    code: z.string(),
    problems: z.array(problem),
    /** What stands now, when somebody else moved first. */
    view: playView.optional(),
    /** What can be saved when the game threw. */
    report: faultReport.optional(),
  }),
])
export type MovedReply = z.infer<typeof moved>

export const playCalls = {
  'play.list': query(
    ofCampaign,
    z.strictObject({
      /** In the order in which they were begun. */
      plays: z.array(
        z.strictObject({
          id: z.string(),
          machine: z.string(),
          status: z.enum(['open', 'over']),
          /** It is the last of its machine, it is over, and the campaign does not have its outcome yet. */
          waits: z.boolean(),
          /** The entry that began it: its number, when, and what it says. */
          begun: z.strictObject({ n: z.int().min(1), time: moment, title: sentence }),
        }),
      ),
    }),
    'viewer',
  ),
  'play.view': query(ofPlay, playView, 'viewer'),
  'play.submit': command(ofCampaign.extend(submitRequest.shape), moved),
  'play.chance': command(ofCampaign.extend(submitChanceRequest.shape), moved),
  'play.hand': command(ofCampaign.extend(submitHandRequest.shape), moved),
} as const
