// A pilot takes one assigned die and pays for another action with it, alone or with dice that are still free.
import type { Payment } from '../../../../../shared/games/akarios/question/question.ts'
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import { mayChooseOne } from '../choose-one.ts'
import type { Fight } from '../fight.ts'
import { choicesOf } from '../payments.ts'
import { settle } from '../settle-payment.ts'
import { changeDie } from '../state/fitted.ts'
import { pilotOf } from '../state/read.ts'
import type { PilotShip, Slot } from '../state/ships.ts'
import type { Run } from './run.ts'

export const reassignDie: Run<'reassignDie'> = (fight, { seat }) => {
  const pilot = pilotOf(fight.state, seat)
  if (pilot.out) return
  const movable = laidDice(pilot)
    .map((laid) => ({ ...laid, payments: payingWith(fight, pilot, laid) }))
    .filter(({ payments }) => payments.length > 0)
  if (movable.length === 0) return
  const chosen = mayChooseOne(fight, {
    about: 'option',
    seat,
    asks: { key: 'akarios.ask.reassignDie', args: { seat } },
    options: movable.map(({ die, face }) => ({ id: String(die), key: 'akarios.die', args: { die, face } })),
  })
  const taken = movable.find(({ die }) => String(die) === chosen)
  if (taken === undefined) return
  const { face, payments } = taken
  const asks = { key: 'akarios.ask.layAgain', args: { seat, face } }
  const { pay } = fight.ask({ type: 'act', seat, asks, payments, passes: [seat], closed: [] })
  const payment = payments.find(({ id }) => id === pay?.payment)
  if (pay === null || payment === undefined) return
  changeDie(pilot, taken.die, { on: null })
  fight.note('dieTakenBack', { seat, face })
  settle(fight, payment, pay.dice)
}

interface Laid {
  readonly die: number
  readonly face: DieFace
  readonly on: Slot
}

const laidDice = ({ dice }: PilotShip): readonly Laid[] =>
  [...dice.entries()].flatMap(([die, { face, on }]) => (face === null || on === null ? [] : [{ die, face, on }]))

/** What the pilot could pay for if that die were free: it lies on another slot then. */
function payingWith(fight: Fight, pilot: PilotShip, laid: Laid): readonly Payment[] {
  const dice = pilot.dice.map((die, at) => (at === laid.die ? { ...die, on: null } : die))
  const lifted = { ...pilot, dice }
  const { ships } = fight.state
  const state = { ...fight.state, ships: ships.map((ship) => (ship.id === pilot.id ? lifted : ship)) }
  const { payments } = choicesOf({ ...fight, state }, lifted)
  return payments.filter((one) => one.pool === undefined).flatMap((one) => withDie(one, laid))
}

/** The ways to pay in which that die lies in a slot other than its old one: one for each such slot. */
function withDie(payment: Payment, { die, on }: Laid): readonly Payment[] {
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
