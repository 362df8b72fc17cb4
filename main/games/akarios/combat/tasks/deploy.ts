// A player ship is set down in a deployment hex of its own, facing any way (CB-021).
import { setDown } from '../set-down.ts'
import { pilotOf } from '../state/read.ts'
import { isOnTable } from '../state/real-table.ts'
import type { Run } from './run.ts'

export const deploy: Run<'deploy'> = (fight, { seat }) => {
  const ship = pilotOf(fight.state, seat)
  // Taken off by hand while others were set down: nobody is left to place.
  if (ship.out) return
  if (isOnTable(fight.state)) return void fight.note('deployedOnTable', { ship: seat }, 'CB-021')
  const places = fight.know(fight.table.deployment(fight.state, ship))
  const asks = { key: 'akarios.ask.deploy', args: { ship: seat }, rule: 'CB-021' }
  const chosen = fight.ask({ type: 'place', seat, asks, ship: seat, places })
  const { at } = setDown(ship, places, chosen)
  fight.note('shipDeployed', { ship: seat, at, facing: chosen.facing }, 'CB-021')
}
