// Whether the campaign has what a play gave.
import type { CampaignFile } from '../db/campaign-file.ts'
import { listHistory } from '../db/history.ts'

/** Whether a command that took this play over is in force. */
export const isTakenOver = (file: CampaignFile, play: string): boolean =>
  listHistory(file, { limit: 100, kinds: ['command'], play }).entries.some(({ standing }) => standing === 'counts')
