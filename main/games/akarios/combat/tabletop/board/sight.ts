// Who sees what: from the middle of the shooter's front edge to any point of the target's hex, exactly.
//
// Seen from there, every hex covers a cone of directions. A target is in sight when one direction of its cone, edges
// included, lies inside no cone of a blocker that is nearer. Nearer means: the blocker's middle is. That is exact, because
// the line halfway between two middles keeps the two hexes apart, and a ray crosses it only once.
import { ahead, sameHex, type Hex } from '../../../../../../shared/lib/hex.ts'
import type { Board, Cell } from './board.ts'
import type { Terrain } from './map.ts'
import type { Pose } from './ships.ts'
import {
  coneOf,
  corners,
  edgeMiddle,
  farness,
  frontCone,
  isInside,
  meet,
  middleOf,
  reachAcross,
  side,
  type Cone,
  type Point,
} from './sight-geometry.ts'

/** Terrain that a card lets the shooter see through. */
export type ClearTerrain = readonly (Terrain | 'wormhole')[]

/**
 * A clear line to draw, both ends in sixths of a hex (`x / 6` and `y / 6` are axial coordinates), or the hexes in the way,
 * from left to right as the shooter sees them.
 */
export type Sight =
  | { readonly clear: true; readonly line: { readonly from: Point; readonly to: Point } }
  | { readonly clear: false; readonly blockedBy: readonly Hex[] }

/**
 * Is a hex in sight of a shooter (PA-052)? Ships and wormholes never block (PA-053); planets, moons (PA-054) and markers
 * with hull (SP-010) do; asteroids and nebulae are shot into and out of, not across (PA-055), not even across the next
 * hex of the tile that the shooter is in (PA-056). The shooter's own hex never blocks. A line that only touches a blocker
 * at an edge or corner is clear, also along the common edge of two blockers.
 */
export function lineOfSight(board: Board, shooter: Pose, target: Hex, clear: ClearTerrain = []): Sight {
  const eye = edgeMiddle(shooter.at, shooter.facing)
  if (isBeside(shooter, target)) return { clear: true, line: { from: eye, to: middleOf(target) } }
  const view = coneOf(eye, target)
  const shadows = shadowsBefore(board, shooter, target, view, clear)
  const passed: Cell[] = []
  const direction = firstClear(view, shadows, passed)
  if (direction === null) return { clear: false, blockedBy: passed.map(({ at }) => at) }
  return { clear: true, line: { from: eye, to: aimPoint(eye, target, shadows) ?? meet(eye, direction, target) } }
}

/** The same as a plain yes or no, for whoever asks often. */
export function canSee(board: Board, shooter: Pose, target: Hex, clear: ClearTerrain = []): boolean {
  if (isBeside(shooter, target)) return true
  const view = coneOf(edgeMiddle(shooter.at, shooter.facing), target)
  return firstClear(view, shadowsBefore(board, shooter, target, view, clear)) !== null
}

/** All hexes of the board in sight of a shooter, in the map's order, its own included. */
export function visibleHexes(board: Board, shooter: Pose, clear: ClearTerrain = []): readonly Hex[] {
  const eye = edgeMiddle(shooter.at, shooter.facing)
  const shadows = board.blockers
    .filter((cell) => blocks(cell, shooter.at, clear))
    .map((cell) => shadowOf(cell, shooter, eye))
  return board.cells
    .map(({ at }) => at)
    .filter((at) => {
      if (isBeside(shooter, at)) return true
      const limit = farness(eye, at)
      return (
        firstClear(
          coneOf(eye, at),
          shadows.filter((shadow) => shadow.farness < limit),
        ) !== null
      )
    })
}

interface Shadow {
  readonly cell: Cell
  readonly cone: Cone
  readonly farness: number
}

/** The shooter's own hex and the one in front of it: the line starts on their common edge. */
const isBeside = ({ at, facing }: Pose, hex: Hex): boolean => sameHex(at, hex) || sameHex(ahead(at, facing), hex)

const blocks = ({ at, terrain, marker }: Cell, own: Hex, clear: ClearTerrain): boolean =>
  !sameHex(at, own) && (marker !== null || !clear.some((passed) => passed === terrain))

function shadowOf(cell: Cell, { at, facing }: Pose, eye: Point): Shadow {
  const cone = sameHex(ahead(at, facing), cell.at) ? frontCone(facing) : coneOf(eye, cell.at)
  return { cell, cone, farness: farness(eye, cell.at) }
}

function shadowsBefore(board: Board, shooter: Pose, target: Hex, view: Cone, clear: ClearTerrain): readonly Shadow[] {
  const eye = edgeMiddle(shooter.at, shooter.facing)
  const limit = farness(eye, target)
  const acrossFirst = reachAcross(view.first)
  const acrossLast = reachAcross(view.last)
  const shadows: Shadow[] = []
  for (const cell of board.blockers) {
    // Most blockers lie wholly beside the view: that shows before their cone is known.
    const toMiddle = { x: 6 * cell.at.q - eye.x, y: 6 * cell.at.r - eye.y }
    if (side(view.first, toMiddle) + acrossFirst <= 0 || side(toMiddle, view.last) + acrossLast <= 0) continue
    if (farness(eye, cell.at) < limit && blocks(cell, shooter.at, clear)) shadows.push(shadowOf(cell, shooter, eye))
  }
  return shadows
}

/** The first direction of a view, clockwise, that no shadow covers; null when all of it is covered. */
function firstClear(view: Cone, shadows: readonly Shadow[], passed?: Cell[]): Point | null {
  let direction = view.first
  for (;;) {
    const shadow = shadows.find(({ cone }) => isInside(direction, cone))
    if (shadow === undefined) return direction
    passed?.push(shadow.cell)
    direction = shadow.cone.last
    if (side(direction, view.last) < 0) return null
  }
}

/** The middle of the target when it is in sight, else its first corner that is, else nothing that has a name. */
function aimPoint(eye: Point, target: Hex, shadows: readonly Shadow[]): Point | undefined {
  const middle = middleOf(target)
  const points = [middle, ...corners.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }))]
  return points.find(({ x, y }) => !shadows.some(({ cone }) => isInside({ x: x - eye.x, y: y - eye.y }, cone)))
}
