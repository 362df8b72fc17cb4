// A ship turns on the spot, up to 120 degrees either way (PA-032); nothing is entered, so nothing is lost (PA-044).
import { setDown } from '../set-down.ts'
import { shipOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const turnShip: Run<'turnShip'> = (fight, { ship: id, seat, most }) => {
  const ship = shipOf(fight.state, id)
  const places = fight.know(fight.table.turns(fight.state, ship, most))
  if (places.length === 0) return void fight.note('notOnBoard', { ship: id })
  const chosen = fight.ask({
    type: 'place',
    seat,
    asks: { key: 'akarios.ask.turn', args: { ship: id }, rule: 'PA-032' },
    ship: id,
    places,
  })
  setDown(ship, places, chosen)
  fight.note('shipTurned', { ship: id, facing: chosen.facing }, 'PA-032')
}
