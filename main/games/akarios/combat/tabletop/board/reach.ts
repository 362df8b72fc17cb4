// Everywhere a ship could end with the moves it has: one list for the board to draw and for options to be made of.
import type { Board } from './board.ts'
import type { Diagram } from './diagram.ts'
import type { Occupancy, StandingShip } from './ships.ts'
import { walkDiagram, type PassedTerrain, type WalkEnd } from './walk.ts'

/** `id` is the caller's name for the move. */
export interface MoveChoice {
  readonly id: string
  readonly diagram: Diagram
  readonly passed?: PassedTerrain
}

/** All ends of all moves from where the ship stands, move after move, each with what it costs (PA-030 to PA-047). */
export function reachableEnds(
  board: Board,
  occupancy: Occupancy,
  ship: StandingShip,
  moves: readonly MoveChoice[],
): readonly (WalkEnd & { readonly move: string })[] {
  return moves.flatMap(({ id, diagram, passed }) =>
    walkDiagram(board, occupancy, ship, diagram, passed).ends.map((end) => ({ ...end, move: id })),
  )
}
