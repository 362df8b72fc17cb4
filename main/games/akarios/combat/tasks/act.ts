// The act step: one question for all pilots, again and again, until nobody can or wants to do more (PA-012, PA-025, PA-028).
import { choicesOf } from '../payments.ts'
import type { Fight } from '../fight.ts'
import { laySquadDice } from '../lay-squad-dice.ts'
import { settle, settlePooled } from '../settle-payment.ts'
import { sparrowChoices, squadSeat } from '../sparrow-payments.ts'
import { consciousPilots, pilotOf } from '../state/read.ts'
import { askCost } from '../unknown/costs.ts'
import type { ActQuestion, Payment } from '../../../../../shared/games/akarios/question/question.ts'
import type { Run } from './run.ts'
import type { TaskOf } from './task.ts'

export const act: Run<'act'> = (fight) => {
  const question = fight.standing('act') ?? whatToDo(fight)
  const { payments, passes } = question
  if (payments.length === 0) return
  const together = payments.some((payment) => payment.seat === squadSeat)
  const { seat, pay } = fight.ask(question, together ? [...passes, squadSeat] : passes)
  if (pay === null) {
    pilotOf(fight.state, seat).passed = true
    fight.note('passed', { seat }, 'PA-027')
  } else {
    const payment = payments.find(({ id }) => id === pay.payment)
    if (payment === undefined) throw new Error(`no payment ${pay.payment}`)
    // Once it is told, the question stands anew with what the action really costs.
    if (payment.tells === true) askCost(fight, payment)
    if (payment.seat !== squadSeat) fight.push(...turnFirst(fight, payment.seat))
    if (payment.seat === squadSeat) settleTogether(fight, payment, pay.dice)
    else if (payment.pool !== undefined) settlePooled(fight, payment, pay.dice)
    else settle(fight, payment, pay.dice)
  }
  fight.push({ type: 'act' })
}

/** All that all pilots may do now. */
function whatToDo(fight: Fight): ActQuestion {
  const pilots = consciousPilots(fight.state).filter(({ passed }) => !passed)
  const choices = [...pilots.map((pilot) => choicesOf(fight, pilot)), sparrowChoices(fight.state, pilots)]
  return {
    type: 'act',
    seat: 'table',
    asks: { key: 'akarios.ask.act', args: {}, rule: 'PA-012' },
    payments: choices.flatMap(({ payments }) => payments),
    passes: pilots.map(({ id }) => id),
    closed: choices.flatMap(({ closed }) => closed),
  }
}

/** What trauma makes the ship do before each action of this phase. */
function turnFirst({ state }: Fight, seat: string): TaskOf<'turnShip'>[] {
  const { turnsFirst } = pilotOf(state, seat)
  if (turnsFirst?.round !== state.round) return []
  const { most, exact } = turnsFirst
  return [{ type: 'turnShip', ship: seat, seat, most, optional: false, ...(exact ? { exact } : {}) }]
}

/** The same for an upgrade of the Sparrow: each giver settles stress of the own faces only (SW-006). */
function settleTogether(fight: Fight, payment: Payment, dice: readonly number[]): void {
  const { upgrade, givers, value } = laySquadDice(fight, payment, dice)
  for (const { seat, stressFaces } of givers)
    if (stressFaces > 0)
      fight.push({ type: 'gainStress', seat, amount: stressFaces, why: 'stressFace', action: upgrade.place })
  const stress = givers.some(({ stressFaces }) => stressFaces > 0)
  fight.push({ type: 'useUpgrade', place: upgrade.place, givers: givers.map(({ seat }) => seat), stress, value })
}
