// The act step: one question for all pilots, again and again, until nobody can or wants to do more (PA-012, PA-025, PA-028).
import { choicesOf } from '../payments.ts'
import { groupsOf } from '../payments.ts'
import type { Fight } from '../fight.ts'
import { consciousPilots, pilotOf } from '../state/read.ts'
import type { Payment } from '../../../../../shared/games/akarios/question/question.ts'
import type { Run } from './run.ts'

export const act: Run<'act'> = (fight) => {
  const pilots = consciousPilots(fight.state).filter(({ passed }) => !passed)
  const choices = pilots.map((pilot) => choicesOf(fight, pilot))
  const payments = choices.flatMap((one) => one.payments)
  if (payments.length === 0) return
  const seats = pilots.map(({ id }) => id)
  const { seat, pay } = fight.ask(
    {
      type: 'act',
      seat: 'table',
      asks: { key: 'akarios.ask.act', args: {}, rule: 'PA-012' },
      payments,
      passes: seats,
      closed: choices.flatMap((one) => one.closed),
    },
    seats,
  )
  if (pay === null) {
    pilotOf(fight.state, seat).passed = true
    fight.note('passed', { seat }, 'PA-027')
  } else {
    const payment = payments.find(({ id }) => id === pay.payment)
    if (payment === undefined) throw new Error(`no payment ${pay.payment}`)
    settle(fight, payment, pay.dice)
  }
  fight.push({ type: 'act' })
}

/** Dice are laid, supply goes down (PA-016), stress comes before the action (PA-013), then it is carried out. */
function settle(fight: Fight, payment: Payment, dice: readonly number[]): void {
  const { seat, action, group, slots } = payment
  const pilot = pilotOf(fight.state, seat)
  const card = pilot.cards.find(({ place }) => place === action) ?? null
  let stressFaces = 0
  for (const [at, die] of dice.entries()) {
    const [laid, to] = [pilot.dice[die], slots[at]]
    if (laid === undefined || to === undefined) throw new Error('a die without a slot')
    laid.on = { action, group, slot: to.slot }
    if (laid.face === 'stress') stressFaces += 1
  }
  fight.note('dicePaid', {
    seat,
    action,
    card: card?.card ?? null,
    dice: dice.map((die) => pilot.dice[die]?.face ?? null),
  })
  const slotGroup = groupsOf(fight.state, action, card)?.[group]
  if (card !== null) {
    if (slotGroup?.type === 'plus') card.usedGroups.push(String(group))
    else if (slots.length === 0) card.usedGroups.push(`${group}.${payment.id.split(':').at(-1) ?? ''}`)
    if (card.supply !== null) {
      card.supply -= 1
      fight.note('supplySpent', { seat, card: card.card, left: card.supply }, 'PA-016')
    }
  }
  // Three stress faces on the basic repair add nothing (PA-087).
  if (stressFaces > 0 && action !== 'repair')
    fight.push({ type: 'gainStress', seat, amount: stressFaces, why: 'stressFace' })
  const value = slotGroup?.type === 'plus' ? (slotGroup.values[dice.length - 1] ?? null) : null
  fight.push({
    type: 'performAction',
    by: { seat, action, card: card?.card ?? null, stress: stressFaces > 0, value },
  })
}
