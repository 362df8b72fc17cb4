// The ship and the target change places, each keeping its facing (open question 70), unless the target is gone.
import { findShip, isGone, pilotOf } from '../state/read.ts'
import { forget, isOnTable } from '../state/real-table.ts'
import type { Command } from './command.ts'
import { reach } from './reach.ts'

export const swap: Command<'swap'> = (fight, { targets }, { by }) => {
  const own = pilotOf(fight.state, by.seat)
  const [id] = reach(fight, targets, by, 'swap')
  const other = id === undefined ? null : findShip(fight.state, id)
  if (other === null || isGone(other) || other.kind === 'marker') return
  if (isOnTable(fight.state)) {
    for (const ship of [own.id, other.id]) forget(fight.state, ship, 'moved')
    return void fight.note('shipsSwapped', { ship: own.id, other: other.id })
  }
  if (own.pose === null || other.pose === null) return
  const [here, there] = [own.pose, other.pose]
  own.pose = { at: there.at, facing: here.facing }
  other.pose = { at: here.at, facing: there.facing }
  fight.note('shipsSwapped', { ship: own.id, other: other.id })
}
