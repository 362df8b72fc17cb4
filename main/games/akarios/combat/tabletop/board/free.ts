// Where a ship may come to rest: a hex of the board that is neither impassable nor held by another ship.
import { ring, type Hex } from '../../../../../../shared/lib/hex.ts'
import type { Board } from './board.ts'
import { obstacleAt } from './obstacle.ts'
import type { Occupancy } from './ships.ts'

/** May `ship` stand in `hex`? (PA-033, PA-035, PA-045, SP-010; a marker without hull does not matter, SP-009) */
export const isFree = (board: Board, occupancy: Occupancy, ship: string, hex: Hex): boolean =>
  obstacleAt(board, occupancy, ship, hex) === null

/** The free hexes next to `middle`, clockwise from straight up; when there are none, all of the nearest that are free. */
export function nearestFree(board: Board, occupancy: Occupancy, ship: string, middle: Hex): readonly Hex[] {
  for (let radius = 1; radius <= board.width + board.height; radius += 1) {
    const free = ring(middle, radius).filter((hex) => isFree(board, occupancy, ship, hex))
    if (free.length > 0) return free
  }
  return []
}
