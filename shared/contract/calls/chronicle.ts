// The campaign retold, and its figures.
import { z } from 'zod'
import { chronicleView, statisticsView } from '../../games/akarios/view/chronicle-view.ts'
import { query } from '../define.ts'
import { campaignId } from '../values.ts'

const ofCampaign = z.strictObject({ campaign: campaignId })

export const chronicleCalls = {
  /** What counts now, evening by evening; nothing that was undone. */
  'chronicle.read': query(ofCampaign, chronicleView),
  /** Fights that are over, attempts, credits. */
  'chronicle.statistics': query(ofCampaign, statisticsView),
} as const
