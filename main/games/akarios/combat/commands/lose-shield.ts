// Shield lost without damage: nothing can be done against it (open question 119).
import { lose } from '../loss.ts'
import { pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'
import { amountOf } from './expand.ts'

export const loseShield: Command<'loseShield'> = (fight, { amount }, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  const count = amount === 'all' ? pilot.shield : Math.min(pilot.shield, amountOf(amount, by))
  if (count > 0) lose(fight, pilot, count, 'cost', 'shield')
}
