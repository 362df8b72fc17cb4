// Resupply N: 1 supply to each of N cards of one ship, never over the start value (CE-028), never the card that gives it (CE-029).
import type { ActionId } from '../../../../../shared/games/akarios/question/action.ts'
import type { Fight } from '../fight.ts'
import { cardOption } from '../card-option.ts'
import { changeCard } from '../state/fitted.ts'
import { cardOf } from '../state/read.ts'
import type { Ship } from '../state/ships.ts'
import type { Grant } from '../state/attack.ts'

/** A card cannot feed itself: on its own ship it is left out. */
export function resupply(fight: Fight, ship: Ship, { grant, from, by }: Supplying): void {
  if (ship.kind === 'pilot') feed(fight, ship.id, grant.amount ?? 1, from === ship.id ? (by ?? null) : null, 'CE-028')
}
type Supplying = { readonly grant: Grant; readonly from: string; readonly by?: ActionId }

/** Damaged cards (open question 44) and cards that never gain supply (CE-016) are left out. The owner of the ship chooses. */
export function feed(fight: Fight, seat: string, count: number, without: ActionId | null, rule: string): void {
  const ship = fight.state.ships.find(({ id }) => id === seat)
  if (ship?.kind !== 'pilot') return
  const hungry = ship.cards.filter(
    ({ place, card, supply, startSupply, damaged }) =>
      !damaged &&
      place !== without &&
      supply !== null &&
      startSupply !== null &&
      supply < startSupply &&
      cardOf(fight.state, card).noResupply !== true,
  )
  if (hungry.length === 0) return
  const most = Math.min(count, hungry.length)
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'cards',
    seat,
    asks: { key: 'akarios.ask.resupply', args: { ship: seat, count }, rule },
    least: 0,
    most,
    options: hungry.map(cardOption),
    default: hungry.slice(0, most).map(({ place }) => place),
  })
  for (const card of hungry.filter(({ place }) => chosen.includes(place))) {
    const supply = (card.supply ?? 0) + 1
    changeCard(ship, card.place, { supply })
    fight.note('cardResupplied', { ship: seat, card: card.card, supply }, rule)
  }
}
