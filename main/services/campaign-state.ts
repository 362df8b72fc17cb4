// The rows of a campaign as the rules know them, and back into the file.
import type { CampaignFile } from '../db/campaign-file.ts'
import { readRows, writeRows } from '../db/stores/campaign-rows.ts'
import { firstStanding, type CampaignState } from '../games/akarios/campaign/state.ts'

/** A campaign in which nothing has happened yet stands where every campaign begins. */
export function stateOf(file: CampaignFile): CampaignState {
  const { standing = firstStanding, ...rows } = readRows(file)
  return { ...rows, standing }
}

/** Writes what is different from what the file holds. Needs a command around it. */
export const storeState = (file: CampaignFile, state: CampaignState): void => writeRows(file, readRows(file), state)
