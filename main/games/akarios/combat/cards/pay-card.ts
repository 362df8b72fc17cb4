// Paying for a card outside the act step: with dice that were kept or with supply, as for an action.
import type { Asked, Payment } from '../../../../../shared/games/akarios/question/question.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import { everyStep, type Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Fight } from '../fight.ts'
import { change } from '../hooks/run.ts'
import { layDice } from '../lay-dice.ts'
import { supplierOf } from '../lent-supply.ts'
import { cardPayments } from '../payments.ts'
import type { Card } from '../state/card.ts'
import { changeCard } from '../state/fitted.ts'
import { cardAt, cardOf, pilotOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { Paid } from '../state/attack.ts'
import { askCost, tellsCost } from '../unknown/costs.ts'

/**
 * Asks with `asks` whether the card is used and takes what it costs; null when not. Nobody is asked when nothing can pay, nor
 * for a card without any cost, unless it attacks or moves: a bonus is never forced on a ship (BO-001).
 */
export function payCard(fight: Fight, seat: string, place: CardPlace, asks: Asked, alwaysAsk = false): Paid | null {
  const { state } = fight
  const payments = waysToPay(fight, pilotOf(state, seat), cardAt(state, seat, place))
  const [first] = payments
  if (first === undefined) return null
  if (first.tells !== true && !alwaysAsk && worksByItself(fight, seat, place)) return { stress: false, value: null }
  const { pay } = fight.ask({ type: 'act', seat, asks, payments, passes: [seat], closed: [] })
  const payment = payments.find(({ id }) => id === pay?.payment)
  if (pay === null || payment === undefined) return null
  // Once it is told, the question stands anew with what the card really costs.
  if (payment.tells === true) askCost(fight, payment)
  return take(fight, payment, pay.dice)
}

/** Takes what this way to pay costs; stress of the dice comes before what the card does (PA-013). */
export function take(fight: Fight, payment: Payment, dice: readonly number[]): Paid {
  const { seat, action } = payment
  const { stressFaces, value } = layDice(fight, payment, dice)
  const pilot = pilotOf(fight.state, seat)
  const card = pilot.cards.find(({ place }) => place === action)
  if (card !== undefined && cardOf(fight.state, card.card).limit === 'oncePerEnemyPhase')
    changeCard(pilot, card.place, { used: true })
  if (stressFaces > 0) fight.push({ type: 'gainStress', seat, amount: stressFaces, why: 'stressFace', action })
  return { stress: stressFaces > 0, value }
}

/** None for a card that is damaged (PD-013), used up, without supply (PA-017), or barred by an effect. */
export function waysToPay(fight: Fight, pilot: PilotShip, card: Card): readonly Payment[] {
  const { place, damaged, used } = card
  if (pilot.out || damaged || supplierOf(fight.state, pilot, card) === null || used) return []
  if (change(fight, 'canAct', null, { pilot, action: place, card }) !== null) return []
  const { slots } = cardOf(fight.state, card.card)
  if (slots === undefined) return [tellsCost(pilot.id, place)]
  if (slots.length > 0) return cardPayments(fight.state, pilot, card)
  return [{ id: `${pilot.id}:${place}:0:free`, seat: pilot.id, action: place, group: 0, slots: [], least: 0 }]
}

/** Costs nothing at all, and does nothing that is the player's own to decide. */
function worksByItself({ state }: Fight, seat: string, place: CardPlace): boolean {
  const { card, supply } = cardAt(state, seat, place)
  const { slots, limit, effects } = cardOf(state, card)
  const free = slots?.length === 0 && supply === null && limit === undefined
  // What is the player's choice anyway is asked by its own step.
  const unasked = effects.filter((step) => step.do !== 'may' && step.do !== 'choose')
  return free && ![...everyStep(unasked)].some((step) => ownDeeds.includes(step.do))
}

const ownDeeds: readonly Step['do'][] = [
  'attack',
  'move',
  'teleport',
  'rotate',
  'swap',
  'moveOther',
  'depicted',
  'pay',
  'damageCard',
]
