// Who may be aimed at, and putting the choice to a player.
import type { Asked, TargetCandidate } from '../../../../shared/games/akarios/question/question.ts'
import type { Fight } from './fight.ts'
import { asking } from './hooks/run.ts'
import { isGone, sideOf } from './state/read.ts'
import { isOnTable } from './state/real-table.ts'
import type { Side } from './state/ships.ts'
import type { Mark } from './tabletop/tabletop.ts'

/**
 * Ships of `of`, as `by` sees them: some are hidden from whoever of that side chooses a target (CE-037, CE-050, EN-011, EN-012).
 * The Sparrow is on the side of the players (EN-009), markers as the mission says.
 */
export function marksOf(fight: Fight, of: Side, by: Side): readonly Mark[] {
  const isHidden = asking(fight, 'isHidden')
  return fight.state.ships
    .filter((ship) => !isGone(ship) && sideOf(ship) === of)
    .map((ship) => ({ id: ship.id, hidden: isHidden(false, { ship, from: by }) }))
}

/** Everybody within reach, but for those who are hidden. */
export const allInSight = (marks: readonly Mark[]): readonly TargetCandidate[] =>
  marks.map(({ id, hidden }) => (hidden ? { id, can: false, why: 'hidden' } : { id, can: true }))

export interface Aiming {
  readonly seat: string
  readonly asks: Asked
  readonly candidates: readonly TargetCandidate[]
  /** Used only as far as there are targets. */
  readonly least: number
  readonly most: number | 'all'
  readonly ordered: boolean
}

/** The chosen ids, in their order. Nobody is asked when there is nothing to choose. */
export function chooseTargets(
  fight: Fight,
  { seat, asks, candidates, least, most, ordered }: Aiming,
): readonly string[] {
  const able = candidates.filter(({ can }) => can).map(({ id }) => id)
  const limit = Math.min(able.length, most === 'all' ? able.length : most)
  // On the real table choosing a ship says that it can be: perhaps none can.
  const lowest = isOnTable(fight.state) ? 0 : Math.min(least, limit)
  if (limit === 0 || (able.length === lowest && lowest === 1)) return able
  return fight.ask({ type: 'targets', seat, asks, least: lowest, most: limit, ordered, candidates }).targets
}
