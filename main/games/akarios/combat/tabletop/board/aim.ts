// Which hexes an attack or ability reaches, sight aside: printed arcs in the ship's frame, or a range all round.
import {
  add,
  between,
  distance,
  rotate,
  sameHex,
  turn,
  type Facing,
  type Hex,
} from '../../../../../../shared/lib/hex.ts'
import { cellAt, type Board } from './board.ts'
import type { Pose } from './ships.ts'

/** Hexes in the ship's own frame: the ship at (0,0) with facing 0. Several printed arcs are given as one list. */
export type Arc = readonly Hex[]

/** `hexes` away in any direction, 0 (only the ship itself) or more. */
export type Aim = { readonly type: 'arc'; readonly arc: Arc } | { readonly type: 'range'; readonly hexes: number }

/** Is `target` in the arc, turned with the ship (PA-049), or near enough, its own hex being at distance 0 (PA-050)? */
export function isReached(shooter: Pose, aim: Aim, target: Hex): boolean {
  if (aim.type === 'range') return distance(shooter.at, target) <= aim.hexes
  const seen = rotate(between(shooter.at, target), turn(0, 0 - shooter.facing))
  return aim.arc.some((hex) => sameHex(hex, seen))
}

/** The hexes of the board that are reached: an arc's as it lists them, a range's in the map's order. */
export function reachedHexes(board: Board, shooter: Pose, aim: Aim): readonly Hex[] {
  if (aim.type === 'range') return board.cells.map(({ at }) => at).filter((hex) => isReached(shooter, aim, hex))
  return arcHexes(shooter, aim.arc).filter((hex) => cellAt(board, hex) !== null)
}

const arcHexes = ({ at, facing }: { at: Hex; facing: Facing }, arc: Arc): readonly Hex[] =>
  arc.map((hex) => add(at, rotate(hex, facing)))
