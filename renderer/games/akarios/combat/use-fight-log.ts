// The last decisions of a fight that are in force, newest first. What was taken back is no part of it, however much that is.
import type { HistoryEntry } from '../../../../shared/contract/calls/history.ts'
import { useCall } from '../../../api/client.ts'

const lastEntries = 12

/** `undefined` until they are read. */
export const useFightLog = (campaign: string, play: string): readonly HistoryEntry[] | undefined =>
  useCall('history.list', { campaign, play, most: lastEntries, standing: 'counts' }).data?.entries
