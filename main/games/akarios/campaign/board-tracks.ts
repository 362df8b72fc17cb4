// The three tracks of a player's board from one scenario to the next: at rest, through travel, and read anew at set-up (rule CS-012).
import { mostHull } from '../../../../shared/games/akarios/content/ship.ts'

/** Cubes of a player's board: hull and shield 0 to 10, stress 0 to 10. */
export interface BoardTracks {
  readonly hull: number
  readonly shield: number
  readonly stress: number
}

/** Rule ST-001. */
const mostStress = 10

/** The board between scenarios, whatever a fight left on it. */
export const atRest: BoardTracks = { hull: 0, shield: 0, stress: 0 }

/** Travel adds stress to a board at rest; only the number moves, held at 10 (open question 2). `gain` is 0 or more. */
export const afterTravel = (board: BoardTracks, gain: number): BoardTracks => ({
  ...board,
  stress: Math.min(board.stress + gain, mostStress),
})

/** The board as a scenario begins: start values of the ship as it is fitted now, and the stress that travel brought. */
export const atSetUp = (board: BoardTracks, start: Pick<BoardTracks, 'hull' | 'shield'>): BoardTracks => ({
  hull: Math.min(start.hull, mostHull),
  shield: Math.min(start.shield, mostHull),
  stress: board.stress,
})
