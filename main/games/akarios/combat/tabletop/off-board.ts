// What the board says of a ship that is not on it, such as one taken off by hand in the middle of its turn: it reaches nobody,
// nobody reaches it, and it goes nowhere.
import type { TargetCandidate } from '../../../../../shared/games/akarios/question/question.ts'
import type { Ship } from '../state/ships.ts'
import { known } from './known.ts'
import type { Known, Mark, Tabletop, Way } from './tabletop.ts'

/** `board` for ships on the board, and nothing for all others. */
export const sparingShipsOff = (board: Tabletop): Tabletop => ({
  ...board,
  targets: (state, shooter, aim, marks, waivers) =>
    isOff(shooter) ? outOfReach(shooter, marks) : board.targets(state, shooter, aim, marks, waivers),
  within: (state, ship, aim, marks, waivers, isChosen) =>
    isOff(ship) ? outOfReach(ship, marks) : board.within(state, ship, aim, marks, waivers, isChosen),
  isNear: (state, ship, other, hexes) =>
    isOff(ship) || isOff(other) ? known(false) : board.isNear(state, ship, other, hexes),
  anyNear: (state, ship, marks, hexes) => (isOff(ship) ? known(false) : board.anyNear(state, ship, marks, hexes)),
  isBeside: (state, ship, terrain) => (isOff(ship) ? known(false) : board.isBeside(state, ship, terrain)),
  isBehind: (state, shooter, target, aim) =>
    isOff(shooter) || isOff(target) ? known(false) : board.isBehind(state, shooter, target, aim),
  ways: (state, ship, diagram, passed, more) =>
    isOff(ship) ? known([]) : board.ways(state, ship, diagram, passed, more),
  turns: (state, ship, most) => (isOff(ship) ? known([]) : board.turns(state, ship, most)),
  nearest: (state, enemy, marks) => (isOff(enemy) ? known(null) : board.nearest(state, enemy, marks)),
  attackOrder: (state, enemy, aim, marks, chosen, most) =>
    isOff(enemy) ? known([]) : board.attackOrder(state, enemy, aim, marks, chosen, most),
  bestTurn: (state, enemy, target, intent) =>
    isOff(enemy)
      ? known({ toward: 'look', poses: [{ steps: 0, pose: null }] })
      : board.bestTurn(state, enemy, target, intent),
  enemyWay: (state, enemy, diagram) =>
    isOff(enemy) ? known({ way: noWay, moved: false }) : board.enemyWay(state, enemy, diagram),
  pushes: (state, ship, from, hexes, kind) =>
    isOff(ship) || isOff(from) ? known([]) : board.pushes(state, ship, from, hexes, kind),
  shoves: (state, ship) => (isOff(ship) ? known([]) : board.shoves(state, ship)),
})

const isOff = ({ pose }: Ship): boolean => pose === null

/** A ship can still be the target of its own card. */
const outOfReach = (ship: Ship, marks: readonly Mark[]): Known<readonly TargetCandidate[]> =>
  known(marks.map(({ id }) => (id === ship.id ? { id, can: true } : { id, can: false, why: 'outOfRange' })))

const noWay: Way = {
  kind: 'whole',
  entered: 0,
  hexes: [],
  at: null,
  facing: null,
  costs: [],
  stress: 0,
  exits: [],
  nebulae: 0,
  stoppedBy: null,
}
