// One step of a card, by the table of commands.
import { runCommand } from '../commands/commands.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const doStep: Run<'doStep'> = (fight, task) => {
  if (!pilotOf(fight.state, task.by.seat).out) runCommand(fight, task)
}
