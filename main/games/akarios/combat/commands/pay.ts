// A cost of the card's own: no damage, so no card can be damaged in its place (PD-008, open question 11).
import { lose } from '../loss.ts'
import { pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'
import { amountOf } from './expand.ts'

export const pay: Command<'pay'> = (fight, { what, amount }, { by }) => {
  const count = amountOf(amount, by)
  if (what === 'stress') fight.push({ type: 'gainStress', seat: by.seat, amount: count, why: 'card' })
  else lose(fight, pilotOf(fight.state, by.seat), count, 'cost', what)
}
