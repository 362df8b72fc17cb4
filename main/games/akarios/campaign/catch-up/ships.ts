// The sheets of ships: improvement points, those bought at markets, and the hexes filled with them (rules PG-013 to PG-015, MK-013,
// UN-005).
import type { CatchUpForm } from '../../../../../shared/games/akarios/campaign/catch-up.ts'
import { changeShip, shipOf } from '../rows.ts'
import { markShipHex } from '../ship-marks.ts'
import { marksOf, skillGains } from '../skill-gains.ts'
import { figuresOf, no } from '../work.ts'
import { onHex, settle } from './crew.ts'
import { tell, type Spot, type Telling } from './breach.ts'

type ShipSheet = CatchUpForm['ships'][number]

/** Values set by hand are a house rule of the table: they stay. */
export function tellShips(telling: Telling, sheets: readonly ShipSheet[]): void {
  const { draft, content } = telling
  const before = new Map(draft.ships.map((row) => [row.ship, row]))
  draft.ships = []
  draft.shipMarks = []
  for (const { ship, flown, points, bought, marks } of sheets) {
    const name = content.all.ships[ship]?.name ?? ship
    const spot: Spot = { part: 'ships', row: ship, name }
    if (content.all.ships[ship] === undefined) {
      tell(telling, spot, no('noShip', 'UN-001', { ship }))
      continue
    }
    const most = figuresOf(content).market.improvementsPerShip
    if (bought > most) tell(telling, spot, no('improvementsBought', 'MK-013', { ship: name, most }))
    if (bought > points) tell(telling, spot, no('boughtOverPoints', 'MK-013', { ship: name, bought, points }))
    if (marks.length > points)
      tell(telling, spot, no('hexesOverPoints', 'PG-013', { ship: name, marked: marks.length, points }))
    const row = { ...before.get(ship), state: flown ? ('flown' as const) : ('open' as const), bought }
    changeShip(draft, ship, { ...row, points: marks.length })
    for (const hex of settle(marks, (one) => markShipHex(telling, { ship, hex: one })))
      tell(telling, spot, onHex(markShipHex(telling, { ship, hex }), { hex }), () =>
        draft.shipMarks.push({ ship, hex }),
      )
    changeShip(draft, ship, { points })
  }
}

/**
 * Where points of ships can come from: hexes of pilots that improve a ship, markets, and the act in which a new ship came. Ironman
 * takes ships and pilots with all they have, so there it cannot be counted.
 */
export function explainShipPoints(telling: Telling): void {
  const { draft, content } = telling
  if (draft.squad.ironman) return
  const rows = draft.ships.map(({ ship }) => shipOf(draft, ship))
  const told = rows.reduce((sum, { points, bought }) => sum + Math.max(points - bought, 0), 0)
  const earned = draft.pilots.reduce(
    (sum, { pilot }) => sum + skillGains(content.all.pilots[pilot], marksOf(draft, pilot)).shipImprovements,
    0,
  )
  const most = earned + draft.squad.act * rows.filter(({ state }) => state === 'flown').length
  const spot: Spot = { part: 'ships', row: '', name: '' }
  if (told > most) tell(telling, spot, no('shipPointsOver', 'UN-005', { told, most }))
  if (told < earned) tell(telling, spot, no('shipPointsMissing', 'PG-015', { told, earned }))
}
