// Trauma of a pilot: it stays after scenarios (rule ES-006), ends at the track (open question 29) and is cut at markets (MK-016).
import { changePilot, pilotOf } from './rows.ts'
import type { CampaignState } from './state.ts'
import type { CampaignContent, Work } from './work.ts'
import { rulingOf } from './rulings.ts'

/** Places of the pilot's track: as printed, else as the table said, else 20. */
export const traumaTrack = (state: CampaignState, { all }: CampaignContent, pilot: string): number =>
  all.pilots[pilot]?.traumaTrack ?? rulingOf(state, 'traumaTrack')

/** Adds `change` (negative: takes off) and stops at both ends of the track. */
export function changeTrauma({ draft, content }: Work, pilot: string, change: number): void {
  const { trauma } = pilotOf(draft, pilot)
  const most = Math.max(trauma, traumaTrack(draft, content, pilot))
  changePilot(draft, pilot, { trauma: Math.min(Math.max(trauma + change, 0), most) })
}
