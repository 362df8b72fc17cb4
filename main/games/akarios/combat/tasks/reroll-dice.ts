// The chosen dice once more.
import { roll } from '../dice.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const rerollDice: Run<'rerollDice'> = (fight, { seat, dice }) => {
  const pilot = pilotOf(fight.state, seat)
  if (!pilot.out) roll(fight, pilot, dice)
}
