// Looking at a campaign: what stands in it, with the content that its squad plays with.
import type { Outcome } from '../../shared/contract/envelope.ts'
import { ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import type { CampaignState } from '../games/akarios/campaign/state.ts'
import type { CampaignContent } from '../games/akarios/campaign/work.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf } from './campaign-state.ts'
import type { ContentService } from './content.ts'
import type { OpenCampaigns } from './open-campaigns.ts'

export interface ReadingSources {
  readonly open: Pick<OpenCampaigns, 'look'>
  readonly content: Pick<ContentService, 'layered' | 'packs'>
}

/** Answers what `show` makes of it. Refusals: those of opening the campaign. */
export type Read = <T>(
  campaign: string,
  show: (state: CampaignState, content: CampaignContent, file: CampaignFile) => T,
) => Outcome<T>

export const readingOf =
  ({ open, content }: ReadingSources): Read =>
  (campaign, show) => {
    const held = open.look(campaign)
    if (!held.ok) return held
    const { file } = held.value
    const state = stateOf(file)
    return ok(show(state, contentOf(content, state.seats), file))
  }
