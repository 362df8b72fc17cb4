// A ship turns on the spot, up to 120 degrees either way (PA-032); nothing is entered, so nothing is lost (PA-044).
import { setDown } from '../set-down.ts'
import type { PlaceQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import { shipOf } from '../state/read.ts'
import { forget, isOnTable } from '../state/real-table.ts'
import type { Ship } from '../state/ships.ts'
import type { Run } from './run.ts'

export const turnShip: Run<'turnShip'> = (fight, { ship: id, seat, most, exact = false }) => {
  const ship = shipOf(fight.state, id)
  if (isOnTable(fight.state)) {
    forget(fight.state, id, 'turned')
    return void fight.note('turnedOnTable', { ship: id, steps: most }, 'PA-032')
  }
  const open = fight.know(fight.table.turns(fight.state, ship, most))
  const places = exact ? open.map((place) => fullyTurned(ship, place, most)) : open
  if (places.length === 0) return void fight.note('notOnBoard', { ship: id })
  const [only] = places.flatMap(({ facings }) => facings)
  const asks = { key: 'akarios.ask.turn', args: { ship: id }, rule: 'PA-032' }
  const forced = places.length === 1 && places[0]?.facings.length === 1 && only !== undefined
  const chosen = forced
    ? { type: 'place' as const, place: 0, facing: only }
    : fight.ask({ type: 'place', seat, asks, ship: id, places })
  setDown(ship, places, chosen)
  fight.note('shipTurned', { ship: id, facing: chosen.facing }, 'PA-032')
}

type Place = PlaceQuestion['places'][number]

/** Only the facings that lie `most` steps away, on either side. */
const fullyTurned = ({ pose }: Ship, place: Place, most: number): Place =>
  pose === null
    ? place
    : { ...place, facings: place.facings.filter((facing) => [most, 6 - most].includes((facing - pose.facing + 6) % 6)) }
