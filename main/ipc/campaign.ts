import { ok } from '../../shared/lib/result.ts'
import type { CampaignsService } from '../services/campaigns.ts'
import type { RosterService } from '../services/roster.ts'
import type { Handlers } from './router.ts'

export const campaignHandlers = ({ campaigns, roster }: { campaigns: CampaignsService; roster: RosterService }) =>
  ({
    'campaign.roster': () => ok(roster.start),
    'campaign.create': (input) => campaigns.create(input),
    'campaign.get': ({ campaign }) => campaigns.view(campaign),
  }) satisfies Partial<Handlers>
