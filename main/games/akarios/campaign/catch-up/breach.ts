// What does not go together on the sheets: which rule says so, where it stands on the form, and whether the table may say that it was
// played so. A campaign's file could not hold the rest.
import type { CatchUpPart } from '../../../../../shared/games/akarios/campaign/parts.ts'
import type { CampaignFault, Work } from '../work.ts'

/** Where on the form: its part, the row (id of a pilot, number of a seat …) and what that row is called. */
export interface Spot {
  readonly part: CatchUpPart
  readonly row: string
  readonly name: string
}

export interface Breach extends Spot {
  /** The same as long as nothing about it changes: what is accepted is accepted by it. */
  readonly id: string
  readonly key: string
  readonly args: CampaignFault['args']
  /** Whether it may be taken as played so. */
  readonly acceptable: boolean
}

export interface Telling extends Work {
  readonly breaches: Breach[]
}

/** Rules that somebody may have played otherwise. */
const playable: ReadonlySet<string> = new Set(
  [
    ...['leftTaken', 'rightTaken', 'topTaken', 'bottomTaken', 'hexBelow', 'hexBefore'],
    ...['marksOverPoints', 'pointsOverChart', 'hexesOverPoints', 'boughtOverPoints', 'improvementsBought'],
    ...['shipPointsOver', 'shipPointsMissing', 'traumaTrack', 'noCopyLeft', 'otherClass', 'notTogether'],
    ...['levelLocked', 'shipAbilityLocked', 'coPilotLimit', 'offGrid', 'scenarioDone', 'firstUntold'],
    ...['boostsDiffer', 'creditsUnexplained', 'chartUnexplained', 'actUnexplained', 'notScouted'],
  ].map((word) => `camp.${word}`),
)

/** Puts the fault down, and does what it speaks of all the same where that may be. */
export function tell(telling: Telling, spot: Spot, fault: CampaignFault | undefined, anyway?: () => void): void {
  if (fault === undefined) return
  const { key, args } = fault
  const id = `${spot.part} ${spot.row} ${key} ${Object.values(args).join(' ')}`
  const acceptable = playable.has(key)
  telling.breaches.push({ ...spot, id, key, args, acceptable })
  if (acceptable) anyway?.()
}
