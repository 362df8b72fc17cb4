// Where a ship may go that is in the Sparrow's way at the end of the Sparrow's move.
import { neighbours, type Hex } from '../../../../../../shared/lib/hex.ts'
import { cellAt, costAt, type Board } from './board.ts'
import { isFree, nearestFree } from './free.ts'
import type { CostlyTerrain } from './map.ts'
import type { Occupancy, StandingShip } from './ships.ts'
import { wormholeExits, type Exit } from './wormhole.ts'

export type ShoveOption = {
  readonly at: Hex
  readonly cost: CostlyTerrain | null
  /** When it is pushed into a wormhole: one of these is chosen as well. */
  readonly exits: readonly Exit[]
}

/**
 * The hexes from which the players choose for `ship`, standing where the Sparrow settles: any free neighbour, clockwise
 * from straight up, entered as by a push (SP-014, open question 24). With none free it is set down in a nearest free hex:
 * terrain costs apply there, a wormhole does nothing (open question 26). `occupancy` has the Sparrow in its new hex.
 */
export function shoveOptions(board: Board, occupancy: Occupancy, ship: StandingShip): readonly ShoveOption[] {
  const pushed = neighbours(ship.at).filter((hex) => isFree(board, occupancy, ship.ship, hex))
  if (pushed.length === 0)
    return nearestFree(board, occupancy, ship.ship, ship.at).map((at) => ({ at, cost: costAt(board, at), exits: [] }))
  return pushed.map((at) => {
    const wormhole = cellAt(board, at)?.wormhole ?? null
    const exits = wormhole === null ? [] : wormholeExits(board, occupancy, ship.ship, wormhole)
    return { at, cost: costAt(board, at), exits }
  })
}
