// One enemy goes through its whole command line before the next one begins (EN-006).
import { interventions } from '../cards/enemy-phase.ts'
import { lineOf } from '../enemy/line.ts'
import { findShip, isGone } from '../state/read.ts'
import type { Run } from './run.ts'

export const enemyShip: Run<'enemyShip'> = (fight, { ship: id }) => {
  const ship = findShip(fight.state, id)
  if (ship?.kind !== 'enemy' || isGone(ship)) return
  const [first] = lineOf(fight.state, ship)
  if (first === undefined) return
  fight.note('enemyBegan', { ship: id, card: fight.state.orders[ship.type] ?? null }, 'EN-006')
  fight.push(...interventions(fight), { type: 'enemyCommand', ship: id, command: first.id })
}
