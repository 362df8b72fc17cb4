// The Sparrow is set down where the scenario says; a ship in that hex is pushed 1 hex, any way the players choose (SP-014).
import { onlyPlace, setDown } from '../set-down.ts'
import { findShip } from '../state/read.ts'
import { forget, isOnTable } from '../state/real-table.ts'
import type { Run } from './run.ts'

export const moveSparrow: Run<'moveSparrow'> = (fight, { pose }) => {
  const { state, table } = fight
  const sparrow = findShip(state, 'sparrow')
  if (sparrow === null) return
  // The Sparrow and markers keep their hexes on the real table too: the scenario names them.
  sparrow.pose = pose
  forget(state, sparrow.id, 'moved')
  fight.note('sparrowMoved', { to: pose })
  const under = fight.know(table.shipUnder(state, sparrow))
  const ship = under === null ? null : findShip(state, under)
  if (ship === null) return
  const places = fight.know(table.shoves(state, ship))
  if (places.length === 0) return
  const asks = { key: 'akarios.ask.shove', args: { ship: ship.id }, rule: 'SP-014' }
  const chosen = isOnTable(state) ? onlyPlace : fight.ask({ type: 'place', seat: 'table', asks, ship: ship.id, places })
  const { costs } = setDown(ship, places, chosen)
  forget(state, ship.id, 'moved')
  fight.note('shipShoved', { ship: ship.id, to: ship.pose }, 'SP-014')
  for (const cost of costs) fight.push({ type: 'enterTerrain', ship: ship.id, cost })
}
