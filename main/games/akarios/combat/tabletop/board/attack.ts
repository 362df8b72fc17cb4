// May a ship attack this target now, and if not, why not: the same answer for players and enemies (EN-032).
import type { Hex } from '../../../../../../shared/lib/hex.ts'
import { isReached, type Aim } from './aim.ts'
import type { Board } from './board.ts'
import type { Pose } from './ships.ts'
import { lineOfSight, type ClearTerrain } from './sight.ts'

/** A ship or a marker with hull. `hidden` from the shooter: by stealth (EN-011, CE-050) or Not a Threat (EN-012). */
export type Target = {
  readonly id: string
  readonly at: Hex
  readonly hidden: boolean
}

/** What the shooter's cards waive: terrain that it sees through, or sight, arc and range altogether. */
export interface AttackWaivers {
  readonly clear?: ClearTerrain
  readonly sight?: boolean
  readonly reach?: boolean
}

/** `blockedBy` are hexes that together cover the whole target. */
export type AttackVerdict =
  | { readonly can: true }
  | { readonly can: false; readonly why: 'hidden' | 'outOfArc' | 'outOfRange' }
  | { readonly can: false; readonly why: 'noSight'; readonly blockedBy: readonly Hex[] }

/**
 * The first reason against attacking `target`, in the order hidden (CE-037), arc or range (PA-049, PA-050), sight
 * (PA-052 to PA-056). Sides are the caller's (PA-057), and so is the attack without a target limit that hits hidden ships:
 * it passes `hidden: false`.
 */
export function canAttack(
  board: Board,
  shooter: Pose,
  aim: Aim,
  target: Target,
  waived: AttackWaivers = {},
): AttackVerdict {
  if (target.hidden) return { can: false, why: 'hidden' }
  if (waived.reach !== true && !isReached(shooter, aim, target.at))
    return { can: false, why: aim.type === 'arc' ? 'outOfArc' : 'outOfRange' }
  if (waived.sight === true) return { can: true }
  const sight = lineOfSight(board, shooter, target.at, waived.clear)
  return sight.clear ? { can: true } : { can: false, why: 'noSight', blockedBy: sight.blockedBy }
}
