// A step that holds for a span: the ship remembers it with its round and the ships it is for, and its hooks do the rest.
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import { cardPlaces } from '../../../../../shared/games/akarios/question/action.ts'
import type { Fight } from '../fight.ts'
import { pilotOf } from '../state/read.ts'
import type { Doing } from './command.ts'
import { amountOf } from './expand.ts'
import { reach } from './reach.ts'

/** Nothing is held when the card names ships and none is chosen. */
export function hold(fight: Fight, step: Step, { by }: Doing): void {
  const place = cardPlaces.find((one) => one === by.action)
  if (place === undefined || !('lasts' in step)) return
  // What the slots were worth is known only now.
  const counted =
    'amount' in step && step.amount === 'fromSlots' ? { ...step, amount: amountOf(step.amount, by) } : step
  const on = 'targets' in step ? [...reach(fight, step.targets, by, step.do)] : []
  if ('targets' in step && on.length === 0) return void fight.note('noTarget', { ship: by.seat })
  const pilot = pilotOf(fight.state, by.seat)
  pilot.held = [...pilot.held, { card: by.card, place, step: counted, round: fight.state.round, on }]
  const args = { ship: by.seat, card: by.card, lasts: step.lasts }
  if (on.length > 0) fight.note('spanBeganFor', { ...args, on })
  else fight.note('spanBegan', args)
}
