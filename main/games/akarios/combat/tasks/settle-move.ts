// The end of a way: the ship is set down there, a wormhole's exit is chosen, and what was entered takes its toll.
import type { Fight } from '../fight.ts'
import { setDown } from '../set-down.ts'
import { shipOf } from '../state/read.ts'
import { putShip } from '../state/real-table.ts'
import type { FightContent } from '../state/content.ts'
import type { Ship } from '../state/ships.ts'
import type { Way } from '../tabletop/tabletop.ts'

/** Puts the ship where its way ends and sends ahead what it entered. Used for enemies too, who choose nothing else. */
export function settle(fight: Fight, id: string, seat: string, way: Way): void {
  const ship = shipOf(fight.state, id)
  const costs = [...way.costs]
  if (way.exits.length > 0) {
    const chosen = fight.ask({
      type: 'place',
      seat,
      asks: { key: 'akarios.ask.wormhole', args: { ship: id }, rule: ship.kind === 'enemy' ? 'EN-022' : 'PA-046' },
      ship: id,
      places: way.exits,
    })
    costs.push(...setDown(ship, way.exits, chosen).costs)
    fight.note('wormholeTaken', { ship: id, at: ship.pose }, 'PA-046')
  } else {
    const flown = ship.pose === null ? [...way.hexes] : [ship.pose.at, ...way.hexes]
    const pose = way.at !== null && way.facing !== null ? { at: way.at, facing: way.facing } : ship.pose
    putShip(fight.state, ship, pose)
    if (ship.pose === null) fight.note('shipFlown', { ship: id, hexes: way.entered }, 'PA-030')
    else fight.note('shipMoved', { ship: id, hexes: way.entered, to: ship.pose, flown }, 'PA-030')
  }
  fight.state.lastMove = { ship: id, nebulae: way.nebulae }
  arrive(fight, ship)
  for (const cost of costs) fight.push({ type: 'enterTerrain', ship: id, cost })
}

/** Markers that the ship stands on now: a pilot has reached them, an enemy may leave the board there if the mission says so. */
function arrive(fight: Fight, ship: Ship): void {
  const { tally, content } = fight.state
  for (const marker of fight.know(fight.table.markersUnder(fight.state, ship))) {
    if (ship.kind === 'pilot') {
      const reached = tally.reached[marker] ?? []
      if (reached.includes(ship.id)) continue
      tally.reached[marker] = [...reached, ship.id]
      fight.note('markerReached', { ship: ship.id, marker })
    } else if (ship.kind === 'enemy' && isExit(content.mission, marker)) {
      tally.left[marker] = (tally.left[marker] ?? 0) + 1
      fight.state.ships = fight.state.ships.filter(({ id }) => id !== ship.id)
      fight.note('enemyLeft', { ship: ship.id, marker })
    }
  }
}

const isExit = ({ win, lose }: FightContent['mission'], marker: string): boolean =>
  [...win.objectives, ...lose].some(({ goal }) => goal.type === 'enemyLeft' && goal.marker === marker)
