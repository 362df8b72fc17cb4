// Finds by name: hands out what may be found, in all packs or for one campaign.
import type { Output } from '../../shared/contract/contract.ts'
import type { Outcome } from '../../shared/contract/envelope.ts'
import { ok } from '../../shared/lib/result.ts'
import { searchedInCampaign, searchedInPacks } from '../games/akarios/campaign/view/searched.ts'
import type { ContentService } from './content.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'
import { readingOf } from './reading.ts'

export interface SearchService {
  readonly inPacks: () => Outcome<Output<'search.packs'>>
  /** Refusals: those of opening the campaign. */
  readonly inCampaign: (campaign: string) => Outcome<Output<'search.campaign'>>
}

export interface SearchOptions {
  readonly open: OpenCampaigns
  readonly plays: Pick<PlaysService, 'list'>
  readonly content: ContentService
}

export function createSearch({ open, plays, content }: SearchOptions): SearchService {
  const read = readingOf({ open, content })
  return {
    inPacks: () => ok({ entries: searchedInPacks(content.layered().content) }),
    inCampaign: (campaign) => {
      const listed = plays.list(campaign)
      if (!listed.ok) return listed
      // The title of a play names its mission or world.
      const begun = listed.value.plays.flatMap(({ begun: { title } }) =>
        [title.args['mission'], title.args['world']].filter((name) => typeof name === 'string'),
      )
      return read(campaign, (state, all) => ({ entries: searchedInCampaign(state, all, new Set(begun)) }))
    },
  }
}
