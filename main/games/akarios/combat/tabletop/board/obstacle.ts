// What a moving ship cannot share a hex with, named so that a log line can say why it stopped.
import type { Hex } from '../../../../../../shared/lib/hex.ts'
import { cellAt, type Board, type Cell } from './board.ts'
import { holderOf, type Occupancy } from './ships.ts'

/** `at` is the hex that could not be entered, or not be stopped in. */
export type Obstacle =
  | { readonly type: 'edge' | 'planet' | 'moon'; readonly at: Hex }
  | { readonly type: 'marker'; readonly at: Hex; readonly marker: string }
  | { readonly type: 'ship'; readonly at: Hex; readonly ship: string }

/** What keeps every ship out of a hex: the board's edge (PA-035), planet or moon (PA-045), marker with hull (SP-010). */
export function wallAt(hex: Hex, cell: Cell | null): Obstacle | null {
  if (cell === null) return { type: 'edge', at: hex }
  if (cell.marker !== null) return { type: 'marker', at: hex, marker: cell.marker }
  return cell.terrain === 'planet' || cell.terrain === 'moon' ? { type: cell.terrain, at: hex } : null
}

/** What keeps `ship` from coming to rest in a hex: a wall or another ship (PA-033); null for a free hex. */
export function obstacleAt(board: Board, occupancy: Occupancy, ship: string, hex: Hex): Obstacle | null {
  const wall = wallAt(hex, cellAt(board, hex))
  if (wall !== null) return wall
  const holder = holderOf(occupancy, hex, ship)
  return holder === null ? null : { type: 'ship', at: hex, ship: holder }
}
