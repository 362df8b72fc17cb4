import type { SearchService } from '../services/search.ts'
import type { Handlers } from './router.ts'

export const searchHandlers = (search: SearchService) =>
  ({
    'search.packs': () => search.inPacks(),
    'search.campaign': ({ campaign }) => search.inCampaign(campaign),
  }) satisfies Partial<Handlers>
