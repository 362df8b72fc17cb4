// A card that may be used in the middle of an attack on its own ship: the player says whether, and pays for it as for an action.
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Fight } from '../fight.ts'
import type { Paid } from '../state/attack.ts'
import { cardAt } from '../state/read.ts'
import { payCard } from './pay-card.ts'

/** Null unless it is paid: with kept dice or supply. `total`: of the hit, null before its cards are drawn. */
export function reacts(fight: Fight, seat: string, place: CardPlace, total: number | null): Paid | null {
  const { card } = cardAt(fight.state, seat, place)
  const asks =
    total === null
      ? { key: 'akarios.ask.reactDraw', args: { seat, card }, rule: 'PA-069' }
      : { key: 'akarios.ask.react', args: { seat, card, total }, rule: 'PD-014' }
  const paid = payCard(fight, seat, place, asks)
  if (paid !== null) fight.note('cardUsed', { seat, card })
  return paid
}
