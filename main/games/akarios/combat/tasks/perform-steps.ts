// Goes through the steps of a card; at each boundary where it is allowed, a loose rotate may be taken, once (BO-010, BO-011).
import { chooseOne } from '../choose-one.ts'
import type { Fight } from '../fight.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'
import type { TaskOf } from './task.ts'

export const performSteps: Run<'performSteps'> = (fight, task) => {
  const { by, steps, riders, loose } = task
  if (pilotOf(fight.state, by.seat).out) return
  const [step, ...rest] = steps
  if (loose !== null && isBoundary(task) && takesTurn(fight, task)) {
    fight.push(
      { type: 'turnShip', ship: by.seat, seat: by.seat, most: loose.most, optional: true },
      { ...task, loose: null },
    )
    return
  }
  if (step === undefined) return
  fight.push({ type: 'doStep', by, step, riders }, { ...task, steps: rest, begun: true })
}

/** Before and after mean the action itself: bonus abilities may follow the turn, as the printed example has it. */
const isBoundary = ({ loose, begun, steps }: TaskOf<'performSteps'>): boolean =>
  !begun || loose?.when === 'anyPoint' || !steps.some(({ do: what }) => what === 'move' || what === 'attack')

function takesTurn(fight: Fight, { by, steps }: TaskOf<'performSteps'>): boolean {
  const chosen = chooseOne(fight, {
    about: 'use',
    seat: by.seat,
    asks: { key: 'akarios.ask.turnNow', args: { seat: by.seat, card: by.card }, rule: 'BO-010' },
    usual: 'later',
    options: [
      { id: 'now', key: 'akarios.now', args: {} },
      { id: 'later', key: steps.length === 0 ? 'akarios.never' : 'akarios.later', args: {} },
    ],
  })
  return chosen === 'now'
}
