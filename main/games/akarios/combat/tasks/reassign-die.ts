// A pilot takes one assigned die and pays for another action with it, alone or with dice that are still free.
import type { Payment } from '../../../../../shared/games/akarios/question/question.ts'
import { choicesOf } from '../payments.ts'
import { settle } from '../settle-payment.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const reassignDie: Run<'reassignDie'> = (fight, { seat }) => {
  const pilot = pilotOf(fight.state, seat)
  if (pilot.out) return
  const laid = [...pilot.dice.entries()].flatMap(([die, { face, on }]) =>
    face === null || on === null ? [] : [{ die, face, on }],
  )
  if (laid.length === 0) return
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'option',
    seat,
    asks: { key: 'akarios.ask.reassignDie', args: { seat } },
    least: 0,
    most: 1,
    options: laid.map(({ die, face }) => ({ id: String(die), key: 'akarios.die', args: { die, face } })),
    default: [],
  })
  const taken = laid.find(({ die }) => String(die) === chosen[0])
  const die = taken === undefined ? undefined : pilot.dice[taken.die]
  if (taken === undefined || die === undefined) return
  die.on = null
  const { payments } = choicesOf(fight, pilot)
  const open = payments.filter((one) => one.pool === undefined).flatMap((one) => withDie(one, taken))
  const asks = { key: 'akarios.ask.layAgain', args: { seat, face: taken.face } }
  const { pay } = fight.ask({ type: 'act', seat, asks, payments: open, passes: [seat], closed: [] })
  const payment = open.find(({ id }) => id === pay?.payment)
  if (pay === null || payment === undefined) {
    die.on = taken.on
    return
  }
  fight.note('dieTakenBack', { seat, face: taken.face })
  settle(fight, payment, pay.dice)
}

type Taken = {
  readonly die: number
  readonly on: { readonly action: string; readonly group: number; readonly slot: number }
}

/** The ways to pay in which that die lies in a slot other than its old one: one for each such slot. */
function withDie(payment: Payment, { die, on }: Taken): readonly Payment[] {
  const { id, action, group, slots, least } = payment
  return slots.flatMap(({ slot, dice }, at) => {
    const same = action === on.action && group === on.group && slot === on.slot
    if (same || !dice.includes(die)) return []
    const others = slots.map((one, index) => ({
      ...one,
      dice: index === at ? [die] : one.dice.filter((free) => free !== die),
    }))
    const most = Math.max(least, at + 1)
    const enough = others.every((one, index) => index >= most || one.dice.length > 0)
    return enough ? [{ ...payment, id: `${id}:${slot}`, slots: others, least: most }] : []
  })
}
