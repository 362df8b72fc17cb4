// Finding things by name, over all packs and, within a campaign, over what its squad has come upon.
import { z } from 'zod'
import { searched } from '../../games/akarios/view/searched.ts'
import { query } from '../define.ts'
import { campaignId, nothing } from '../values.ts'

const found = z.strictObject({ entries: z.array(searched).readonly() })

export const searchCalls = {
  /** Cards, and what lies open in the box before the first scenario. */
  'search.packs': query(nothing, found),
  /** The same, and what this squad knows by now; nothing that is still closed or face down for it. */
  'search.campaign': query(z.strictObject({ campaign: campaignId }), found),
} as const
