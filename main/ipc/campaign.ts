import { ok } from '../../shared/lib/result.ts'
import type { CampaignsService } from '../services/campaigns.ts'
import type { RosterService } from '../services/roster.ts'
import type { ShelfService } from '../services/shelf.ts'
import type { Handlers } from './router.ts'

export interface CampaignServices {
  readonly campaigns: CampaignsService
  readonly roster: RosterService
  readonly shelf: ShelfService
  /** Backs up and lets go of a campaign. */
  readonly close: (campaign: string) => Promise<void>
}

export const campaignHandlers = ({ campaigns, roster, shelf, close }: CampaignServices) =>
  ({
    'campaign.roster': ({ pack }) => ok(roster.startOf(pack)),
    'campaign.create': (input) => campaigns.create(input),
    'campaign.get': ({ campaign }) => campaigns.view(campaign),
    'campaign.close': async ({ campaign }) => {
      await close(campaign)
      return ok({})
    },
    'campaign.rename': ({ campaign, squad }) => shelf.rename(campaign, squad),
    'campaign.duplicate': ({ campaign, squad }) => shelf.duplicate(campaign, squad),
    'campaign.bin': ({ campaign }) => shelf.bin(campaign),
    'campaign.takeBack': ({ campaign }) => shelf.takeBack(campaign),
  }) satisfies Partial<Handlers>
