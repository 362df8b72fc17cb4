// Where a ship comes out that entered a wormhole.
import type { Hex } from '../../../../../../shared/lib/hex.ts'
import { costAt, type Board } from './board.ts'
import { isFree, nearestFree } from './free.ts'
import type { CostlyTerrain } from './map.ts'
import type { Occupancy } from './ships.ts'

/** One place to come out, at or beside the wormhole `wormhole`; `cost` is the terrain entered there. */
export type Exit = {
  readonly wormhole: string
  readonly at: Hex
  readonly beside: boolean
  readonly cost: CostlyTerrain | null
}

/**
 * All places where `ship` may come out after entering the wormhole `entered`, wormholes in the map's order. Players choose
 * one, for enemies too (PA-046, EN-022); a moving ship may then face any way, a pushed or pulled one keeps its facing
 * (open question 104). Beside an exit that is held (PA-048), or in the nearest free hexes when its neighbours are held
 * too (open question 27), a further wormhole does nothing but terrain costs (open question 116). Empty when there is
 * nowhere to come out: then the wormhole does nothing and the move goes on (open question 27).
 */
export function wormholeExits(board: Board, occupancy: Occupancy, ship: string, entered: string): readonly Exit[] {
  return board.map.wormholes
    .filter(({ id }) => id !== entered)
    .flatMap(({ id, at }) => {
      const beside = !isFree(board, occupancy, ship, at)
      const places = beside ? nearestFree(board, occupancy, ship, at) : [at]
      return places.map((place): Exit => ({ wormhole: id, at: place, beside, cost: costAt(board, place) }))
    })
}
