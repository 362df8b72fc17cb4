// How an enemy rotates toward its target: to attack it if it can, else for the move to come, else to look at it.
import { distance, type Hex } from '../../../../../../shared/lib/hex.ts'
import type { Aim } from './aim.ts'
import { canAttack, type Target } from './attack.ts'
import type { Board } from './board.ts'
import type { Diagram } from './diagram.ts'
import { enemyWalk } from './enemy-walk.ts'
import { mostHeadOn, turnsFrom, type Turn } from './head-on.ts'
import type { Occupancy, StandingShip } from './ships.ts'

/** What the enemy's command line still holds. A stunned enemy turns as if it could attack (open question 112). */
export interface Intent {
  /** The attack it would make; null when its card has none. */
  readonly aim: Aim | null
  /** The next move; null with no move left on the line or when slowed (open question 112). */
  readonly move: Diagram | null
}

/**
 * All turns that are equally good, staying (`steps` 0) first; more than one: the players decide.
 * - `attack`: it can attack from there, as head-on as possible. Staying alone means that no rotate was needed (EN-016).
 * - `move`: no turn allows the attack; its move would end `distance` hexes from the target (EN-015).
 * - `look`: nor is there a move; it turns as far toward the target as it can.
 */
export type BestTurn =
  | { readonly toward: 'attack' | 'look'; readonly turns: readonly Turn[] }
  | { readonly toward: 'move'; readonly turns: readonly Turn[]; readonly distance: number }

/**
 * The best of staying and turning up to 120 degrees either way (EN-013): of those that allow the attack the most head-on
 * (EN-014, open question 111), else those whose move ends nearest to the target (EN-015, open question 112). A way through
 * a wormhole counts with its nearest exit, for it is the enemy's aim to get close.
 */
export function bestTurn(
  board: Board,
  occupancy: Occupancy,
  enemy: StandingShip,
  target: Target,
  intent: Intent,
): BestTurn {
  const choices = turnsFrom(enemy.facing)
  const { aim, move } = intent
  if (aim !== null) {
    const attacking = choices.filter(({ facing }) => canAttack(board, { at: enemy.at, facing }, aim, target).can)
    if (attacking.length > 0) return { toward: 'attack', turns: mostHeadOn(enemy.at, target.at, attacking) }
  }
  if (move === null) return { toward: 'look', turns: mostHeadOn(enemy.at, target.at, choices) }
  const ends = choices.map((choice) => ({
    choice,
    away: endDistance(board, occupancy, { ...enemy, facing: choice.facing }, move, target.at),
  }))
  const nearest = Math.min(...ends.map(({ away }) => away))
  const turns = ends.filter(({ away }) => away === nearest).map(({ choice }) => choice)
  return { toward: 'move', turns, distance: nearest }
}

function endDistance(board: Board, occupancy: Occupancy, enemy: StandingShip, move: Diagram, target: Hex): number {
  const { end } = enemyWalk(board, occupancy, enemy, move)
  const places = end.type === 'wormhole' ? end.exits.map(({ at }) => at) : [end.at]
  return Math.min(...places.map((place) => distance(place, target)))
}
