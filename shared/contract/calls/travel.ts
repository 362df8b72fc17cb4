// Space exploration: the atlas, the start of a trip, and what its end would bring the campaign.
import { z } from 'zod'
import { outcomeCommand } from '../../games/akarios/campaign/command.ts'
import { tripThings } from '../../games/akarios/travel/trip-things.ts'
import { atlasView } from '../../games/akarios/view/atlas-view.ts'
import { command, query } from '../define.ts'
import { campaignId } from '../values.ts'

const ofCampaign = z.strictObject({ campaign: campaignId })

export const travelCalls = {
  'travel.atlas': query(ofCampaign, atlasView, 'viewer'),
  /** Refused while the map is locked, a scenario waits, or another trip or a fight is open. */
  'travel.start': command(
    ofCampaign.extend({
      /** What lies on the real table and is typed in. Missing: the app rolls and draws. */
      real: z.array(z.enum(tripThings)).max(tripThings.length).optional(),
    }),
    z.strictObject({ play: z.string() }),
  ),
  /** The command that takes the trip over, for the table to confirm; refused while it is under way. */
  'travel.outcome': query(
    ofCampaign.extend({ play: z.string().max(80) }),
    z.strictObject({
      command: outcomeCommand,
      /** It has been taken over already. */
      done: z.boolean(),
    }),
  ),
} as const
