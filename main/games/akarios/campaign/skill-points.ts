// Skill points of the squad: the chart rises once for each point listed, and whoever plays is brought up to it (rules PG-006, UN-002,
// UN-010; open question 10).
import { changePilot, pilotOf, seatsInPlay } from './rows.ts'
import type { Work } from './work.ts'

/** A reward of `amount` points to each pilot in play. */
export function gainSkillPoints({ draft }: Work, amount: number): void {
  draft.standing = { ...draft.standing, chart: draft.standing.chart + amount }
  for (const { pilot } of seatsInPlay(draft))
    changePilot(draft, pilot, { points: pilotOf(draft, pilot).points + amount })
}

/** Gives the pilot what the chart has more; never takes any. Answers how many. */
export function topUp({ draft }: Work, pilot: string): number {
  const missing = Math.max(draft.standing.chart - pilotOf(draft, pilot).points, 0)
  if (missing > 0) changePilot(draft, pilot, { points: draft.standing.chart })
  return missing
}
