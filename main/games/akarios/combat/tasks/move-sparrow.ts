// The Sparrow is set down where the scenario says; a ship in that hex is pushed 1 hex, any way the players choose (SP-014).
import { setDown } from '../set-down.ts'
import { findShip } from '../state/read.ts'
import type { Run } from './run.ts'

export const moveSparrow: Run<'moveSparrow'> = (fight, { pose }) => {
  const { state, table } = fight
  const sparrow = findShip(state, 'sparrow')
  if (sparrow === null) return
  sparrow.pose = pose
  fight.note('sparrowMoved', { to: pose })
  const under = fight.know(table.shipUnder(state, sparrow))
  const ship = under === null ? null : findShip(state, under)
  if (ship === null) return
  const places = fight.know(table.shoves(state, ship))
  if (places.length === 0) return
  const asks = { key: 'akarios.ask.shove', args: { ship: ship.id }, rule: 'SP-014' }
  const chosen = fight.ask({ type: 'place', seat: 'table', asks, ship: ship.id, places })
  const { costs } = setDown(ship, places, chosen)
  fight.note('shipShoved', { ship: ship.id, to: ship.pose }, 'SP-014')
  for (const cost of costs) fight.push({ type: 'enterTerrain', ship: ship.id, cost })
}
