// A rotate in its turn, or one that is due before each action of the pilot phase that has begun.
import { pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'
import { mostOf } from './expand.ts'

export const rotate: Command<'rotate'> = (fight, step, { by }) => {
  const { seat } = by
  const most = mostOf(step)
  if (step.when !== 'beforeEachAction')
    return void fight.push({ type: 'turnShip', ship: seat, seat, most, optional: false })
  pilotOf(fight.state, seat).turnsFirst = { round: fight.state.round, most, exact: step.degrees !== undefined }
  fight.note('shipWillTurn', { ship: seat }, 'ST-023')
}
