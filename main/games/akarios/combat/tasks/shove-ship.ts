// A push or pull (CE-019 to CE-023): as far as nothing is in the way; terrain and wormholes count (open questions 24 and 104).
import { setDown } from '../set-down.ts'
import { findShip, isGone } from '../state/read.ts'
import { isOnTable, putShip } from '../state/real-table.ts'
import type { Run } from './run.ts'

export const shoveShip: Run<'shoveShip'> = (fight, { ship: id, from: fromId, hexes, kind, seat }) => {
  const ship = findShip(fight.state, id)
  const from = findShip(fight.state, fromId)
  if (ship === null || from === null || isGone(ship) || (from.pose === null && !isOnTable(fight.state))) return
  const ends = fight.know(fight.table.pushes(fight.state, ship, from, hexes, kind))
  const places = ends.map(({ pose, costs }) => ({
    at: pose?.at ?? null,
    facings: pose === null ? [] : [pose.facing],
    costs,
  }))
  const rule = kind === 'push' ? 'CE-020' : 'CE-019'
  const chosen =
    ends.length > 1
      ? fight.ask({
          type: 'place',
          seat,
          asks: { key: `akarios.ask.${kind}`, args: { ship: id }, rule: 'CE-021' },
          ship: id,
          places,
        }).place
      : 0
  const end = ends[chosen]
  if (end === undefined) return
  const costs = [...end.costs]
  if (end.exits.length > 0) {
    const asks = { key: 'akarios.ask.wormhole', args: { ship: id }, rule: 'PA-046' }
    const exit = fight.ask({ type: 'place', seat: 'table', asks, ship: id, places: end.exits })
    costs.push(...setDown(ship, end.exits, exit).costs)
  } else putShip(fight.state, ship, end.pose)
  fight.note(kind === 'push' ? 'shipPushed' : 'shipPulled', { ship: id, from: fromId, hexes: end.moved }, rule)
  for (const cost of costs) fight.push({ type: 'enterTerrain', ship: id, cost })
}
