// Catching up: a campaign already under way told on one form, checked while it is typed and written as one entry of the log.
import { z } from 'zod'
import { catchUpForm } from '../../games/akarios/campaign/catch-up.ts'
import { catchUpParts } from '../../games/akarios/campaign/parts.ts'
import { upgradeKinds } from '../../games/akarios/content/upgrade.ts'
import { squadView } from '../../games/akarios/view/squad-view.ts'
import { note } from '../../kernel/note.ts'
import { mostSeats } from '../choices.ts'
import { command, query } from '../define.ts'
import { campaignId, nothing } from '../values.ts'

const ofCampaign = z.strictObject({ campaign: campaignId })
const named = z.strictObject({ id: z.string(), name: z.string() })
const args = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** What can be told of this squad, in the order of its pack. */
const stock = z.strictObject({
  seats: z.array(z.strictObject({ seat: z.int().min(1).max(mostSeats), player: z.string(), callSign: z.string() })),
  pilots: z.array(named),
  ships: z.array(named),
  upgrades: z.array(named.extend({ kind: z.enum(upgradeKinds) })),
  sparrowUpgrades: z.array(named),
  coPilots: z.array(named),
  achievements: z.array(z.string()),
  /** `of`: the pilot or ship that has it. */
  abilities: z.array(named.extend({ kind: z.enum(['pilotAbility', 'shipAbility']), of: z.string() })),
})
export type CatchUpStock = z.infer<typeof stock>

/** What does not go together, where it stands on the form, and whether it may have been played so. */
const breach = z.strictObject({
  id: z.string(),
  part: z.enum(catchUpParts),
  /** Id of a pilot, a ship or a card, number of a seat or a location; empty for what concerns the whole part. */
  row: z.string(),
  name: z.string(),
  /** A sentence under `errors`. */
  key: z.string(),
  args,
  acceptable: z.boolean(),
})
export type CatchUpBreach = z.infer<typeof breach>

export const catchUpCalls = {
  /** The form as the campaign fills it now. `kept`: what `catchUp.keep` was given last. `late`: why it cannot be caught up any more. */
  'catchUp.form': query(
    ofCampaign,
    z.strictObject({
      form: catchUpForm,
      stock,
      kept: z.string().nullable(),
      late: z.strictObject({ key: z.string(), args }).nullable(),
    }),
  ),
  /** Keeps what is typed, as the page wrote it, until it is written; null forgets it. No entry in the log. */
  'catchUp.keep': command(ofCampaign.extend({ draft: z.string().max(500_000).nullable() }), nothing),
  /** The campaign as told, with every inconsistency. */
  'catchUp.check': query(
    ofCampaign.extend({ form: catchUpForm }),
    z.strictObject({ breaches: z.array(breach), view: squadView, summary: z.array(note) }),
  ),
  /** Refused with the first inconsistency that is not among `accepted`, or that cannot be. */
  'catchUp.write': command(
    ofCampaign.extend({
      who: z.string().trim().max(40),
      form: catchUpForm,
      accepted: z.array(z.string().max(600)).max(500),
    }),
    z.strictObject({ title: note }),
  ),
} as const
