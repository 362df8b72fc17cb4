// A pilot's payment is settled: dice are laid, stress comes before the action (PA-013), then it is carried out.
import type { Payment } from '../../../../shared/games/akarios/question/question.ts'
import type { Fight } from './fight.ts'
import { layDice, useUp, valueOf } from './lay-dice.ts'
import { layPooled } from './lay-pooled.ts'
import { changeCard } from './state/fitted.ts'
import { cardAt, cardOf, pilotOf } from './state/read.ts'
import { cardPlaces } from '../../../../shared/games/akarios/question/action.ts'

export function settle(fight: Fight, payment: Payment, dice: readonly number[]): void {
  const { seat, action } = payment
  const { card, stressFaces, value } = layDice(fight, payment, dice)
  // Three stress faces on the basic repair add nothing (PA-087).
  if (stressFaces > 0 && action !== 'repair')
    fight.push({ type: 'gainStress', seat, amount: stressFaces, why: 'stressFace', action })
  fight.push({ type: 'performAction', by: { seat, action, card, stress: stressFaces > 0, value, dice: [...dice] } })
}

/** A card that takes dice of other pilots too: whoever gives a stress face takes the stress of it. */
export function settlePooled(fight: Fight, payment: Payment, dice: readonly number[]): void {
  const { seat, action, group } = payment
  const place = cardPlaces.find((one) => one === action)
  if (place === undefined) throw new Error(`${action} is no card`)
  const card = cardAt(fight.state, seat, place)
  const givers = layPooled(fight, payment, dice, { card: card.card, of: seat })
  for (const { seat: giver, stressFaces } of givers)
    if (stressFaces > 0) fight.push({ type: 'gainStress', seat: giver, amount: stressFaces, why: 'stressFace', action })
  const slotGroup = cardOf(fight.state, card.card).slots?.[group]
  const pilot = pilotOf(fight.state, seat)
  useUp(fight, card, payment, slotGroup, (at, to) => changeCard(pilot, at, to))
  const stress = givers.some(({ stressFaces }) => stressFaces > 0)
  const value = valueOf(slotGroup, dice.length)
  fight.push({ type: 'performAction', by: { seat, action, card: card.card, stress, value } })
}
