// Gives a combat effect to the ships that the player chooses.
import type { Command } from './command.ts'
import { actorOf } from '../state/actor.ts'
import { amountOf } from './expand.ts'
import { isForPilots } from '../effects/whose.ts'
import { holdsNow } from './holds.ts'
import { reach } from './reach.ts'

export const apply: Command<'apply'> = (fight, step, { by, riders }) => {
  const { effect, targets } = step
  if (!holdsNow(fight, by.seat, step.condition)) return
  const targetIds = reach(fight, targets, by, effect, isForPilots(effect))
  const more = riders.apply.reduce((sum, rider) => (rider.effect === effect ? sum + (rider.amount ?? 0) : sum), 0)
  const printed = step.amount === undefined ? null : amountOf(step.amount, by)
  const amount = printed === null && more === 0 ? null : (printed ?? 0) + more
  fight.state.handled = [...targetIds]
  const given = { grant: { effect, amount }, from: actorOf(by), seat: by.seat, hullLost: null, by: by.action }
  for (const target of targetIds) fight.push({ type: 'applyEffect', target, ...given })
}
