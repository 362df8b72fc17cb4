// An aim as a picture: the hexes that it reaches, and for each candidate the line of sight or what stands in it.
import type { ReachView } from '../../../../../../shared/games/akarios/view/fight-view.ts'
import type { TargetCandidate } from '../../../../../../shared/games/akarios/question/question.ts'
import type { Hex } from '../../../../../../shared/lib/hex.ts'
import { reachedHexes, type Aim } from './aim.ts'
import type { Board } from './board.ts'
import type { Pose } from './ships.ts'
import { edgeMiddle, middleOf } from './sight-geometry.ts'
import { lineOfSight } from './sight.ts'

/** `places`: where the candidates stand; one that is on no hex is left out. Lines are in hexes, `q` and `r` with fractions. */
export function drawAim(
  board: Board,
  shooter: Pose,
  aim: Aim,
  candidates: readonly TargetCandidate[],
  places: ReadonlyMap<string, Hex>,
): ReachView {
  return {
    hexes: reachedHexes(board, shooter, aim).map(({ q, r }) => ({ q, r })),
    sights: candidates.flatMap((candidate) => {
      const at = places.get(candidate.id)
      if (at === undefined) return []
      const sight = lineOfSight(board, shooter, at)
      const line = sight.clear ? sight.line : { from: edgeMiddle(shooter.at, shooter.facing), to: middleOf(at) }
      return {
        id: candidate.id,
        why: candidate.can ? null : candidate.why,
        from: { q: line.from.x / 6, r: line.from.y / 6 },
        to: { q: line.to.x / 6, r: line.to.y / 6 },
        blockedBy: sight.clear ? [] : sight.blockedBy.map(({ q, r }) => ({ q, r })),
      }
    }),
  }
}
