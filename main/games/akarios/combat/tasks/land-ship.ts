// A ship is set down somewhere else: the player picks the hex (and the facing, where the card leaves it open).
import { onlyPlace, setDown } from '../set-down.ts'
import { findShip, isGone, shipOf } from '../state/read.ts'
import { forget, isOnTable } from '../state/real-table.ts'
import type { Run } from './run.ts'

export const landShip: Run<'landShip'> = (fight, { ship: id, seat, where, terrain, range, facing, ignoresTerrain }) => {
  const { state, table } = fight
  const ship = findShip(state, id)
  if (ship === null || isGone(ship)) return
  const wanted = { where, terrain, range, facing, ignoresTerrain, from: shipOf(state, seat) }
  const places = fight.know(table.landings(state, ship, wanted))
  if (places.length === 0) return void fight.note('noPlace', { ship: id })
  const asks = { key: 'akarios.ask.land', args: { ship: id } }
  const chosen = isOnTable(state) ? onlyPlace : fight.ask({ type: 'place', seat, asks, ship: id, places })
  const { costs } = setDown(ship, places, chosen)
  forget(state, id, 'moved')
  fight.note('shipLanded', { ship: id, to: ship.pose })
  for (const cost of costs) fight.push({ type: 'enterTerrain', ship: id, cost })
}
