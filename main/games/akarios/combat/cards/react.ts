// A card that may be used in the middle of an attack on its own ship: the player says whether, and pays for it as for an action.
import type { Payment } from '../../../../../shared/games/akarios/question/question.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Fight } from '../fight.ts'
import { layDice } from '../lay-dice.ts'
import { cardPayments } from '../payments.ts'
import { cardAt, cardOf, pilotOf } from '../state/read.ts'

/** True once it is paid: with kept dice or supply. Nobody is asked when nothing can pay, or when it was used up. */
export function reacts(fight: Fight, seat: string, place: CardPlace, total: number): boolean {
  const { state } = fight
  const pilot = pilotOf(state, seat)
  const card = cardAt(state, seat, place)
  const { limit, slots } = cardOf(state, card.card)
  if (card.supply === 0 || (limit !== undefined && card.used)) return false
  const free: Payment = { id: `${seat}:${place}:0:free`, seat, action: place, group: 0, slots: [], least: 0 }
  const payments = slots === undefined || slots.length === 0 ? [free] : cardPayments(state, pilot, card)
  if (payments.length === 0) return false
  const asks = { key: 'akarios.ask.react', args: { seat, card: card.card, total }, rule: 'PD-014' }
  const { pay } = fight.ask({ type: 'act', seat, asks, payments, passes: [seat], closed: [] })
  const payment = payments.find(({ id }) => id === pay?.payment)
  if (pay === null || payment === undefined) return false
  layDice(fight, payment, pay.dice)
  if (limit !== undefined) card.used = true
  return true
}
