// A ship turns on the spot, up to 120 degrees either way (PA-032); nothing is entered, so nothing is lost (PA-044).
import { shipOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const turnShip: Run<'turnShip'> = (fight, { ship: id, seat, most }) => {
  const ship = shipOf(fight.state, id)
  const places = fight.know(fight.table.turns(fight.state, ship, most))
  const { place, facing } = fight.ask({
    type: 'place',
    seat,
    asks: { key: 'akarios.ask.turn', args: { ship: id }, rule: 'PA-032' },
    ship: id,
    places,
  })
  const at = places[place]?.at
  if (at != null) ship.pose = { at, facing: facing as 0 | 1 | 2 | 3 | 4 | 5 }
  fight.note('shipTurned', { ship: id, facing }, 'PA-032')
}
