// An enemy's move: the same way as a player's, but nobody chooses where it stops.
import type { Board } from './board.ts'
import type { Diagram } from './diagram.ts'
import type { Obstacle } from './obstacle.ts'
import type { Occupancy, StandingShip } from './ships.ts'
import { walkDiagram, type WalkEnd, type WalkHex } from './walk.ts'

export type EnemyWalk = {
  readonly path: readonly WalkHex[]
  readonly obstacle: Obstacle | null
  /** The one end. Of a wormhole's exits and facings the players choose (EN-022). */
  readonly end: WalkEnd
  /** False when the whole path was blocked: it only turned, and a fork after this move goes No (open question 107). */
  readonly moved: boolean
}

/**
 * Where an enemy's move ends: at the diagram's end (EN-017), or in the last free hex before what is in the way, facing as
 * for the next hex of the path (EN-018, EN-020), without stress (EN-031). It enters asteroids whatever they do to it
 * (EN-019); `end.costs` lists what it enters (EN-021).
 */
export function enemyWalk(board: Board, occupancy: Occupancy, enemy: StandingShip, diagram: Diagram): EnemyWalk {
  const { path, obstacle, ends } = walkDiagram(board, occupancy, enemy, diagram)
  const end: WalkEnd = { ...ends[0], stress: 0 }
  return { path, obstacle, end, moved: end.entered > 0 }
}
