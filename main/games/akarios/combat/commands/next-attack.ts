// A bonus that waits for the ship's next attack (BO-005 to BO-008).
import type { Command } from './command.ts'
import { grantOf } from './expand.ts'
import { shipOf } from '../state/read.ts'
import { reach } from './reach.ts'

export const nextAttack: Command<'nextAttack'> = (fight, { bonus, condition = null, ships, lasts }, { by }) => {
  const bearers = ships === undefined || ships === 'squad' ? [by.seat] : reach(fight, ships, by, 'nextAttack')
  const lastRound = lasts === undefined ? null : fight.state.round
  for (const id of bearers) {
    shipOf(fight.state, id).waiting.push({
      bonus: grantOf(bonus, by),
      condition,
      from: by.card ?? by.action,
      lastRound,
    })
    fight.note('bonusWaits', { ship: id, bonus: bonus.add, from: by.card }, 'BO-005')
  }
}
