// Readings of unclear rules that a table may want otherwise, where they concern what happens between battles. The default is the
// ledger's; the questions are numbered there.
import type { rulingKeys } from '../../../../shared/games/akarios/campaign/words.ts'
import type { CampaignState } from './state.ts'

export type CampaignRuling = (typeof rulingKeys)[number]

/**
 * `traumaTrack`: places of the track where no pilot's pad is told (question 29). `marketOwned`: 1 where owned Sparrow upgrades discount
 * without being fitted (question 32). `resaleAtPaid`: 1 where a card brings half of what was paid (question 74).
 */
export const campaignRulings = {
  traumaTrack: { least: 1, most: 20, usual: 20 },
  marketOwned: { least: 0, most: 1, usual: 0 },
  resaleAtPaid: { least: 0, most: 1, usual: 0 },
} as const satisfies Record<CampaignRuling, { least: number; most: number; usual: number }>

export function rulingOf(state: CampaignState, key: CampaignRuling): number {
  const row = state.rulings.find((one) => one.key === key)
  return row === undefined ? campaignRulings[key].usual : Number(row.value)
}
