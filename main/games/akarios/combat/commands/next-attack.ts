// A bonus that waits for the ship's next attack (BO-005 to BO-008).
import type { Fight } from '../fight.ts'
import type { Performance, Rider } from '../state/attack.ts'
import type { Command } from './command.ts'
import { grantOf } from './expand.ts'
import { cardOf, shipOf } from '../state/read.ts'
import { reach } from './reach.ts'

export const nextAttack: Command<'nextAttack'> = (fight, { bonus, condition = null, ships, lasts }, { by }) => {
  if (ships === 'squad') return void squadWaits(fight, { bonus: grantOf(bonus, by), condition }, by, false)
  const bearers = ships === undefined ? [by.seat] : reach(fight, ships, by, 'nextAttack')
  const lastRound = lasts === undefined ? null : fight.state.round
  for (const id of bearers) {
    const ship = shipOf(fight.state, id)
    ship.waiting = [...ship.waiting, { bonus: grantOf(bonus, by), condition, from: by.card ?? by.action, lastRound }]
    fight.note('bonusWaits', { ship: id, bonus: bonus.add, from: by.card }, 'BO-005')
  }
}

/** On whatever friendly ship attacks next; `perFriend`: counted once its target is known. */
export function squadWaits(
  { state, note }: Fight,
  rider: Rider,
  { card, action }: Performance,
  perFriend: boolean,
): void {
  const from = card ?? action
  const id = 1 + Math.max(0, ...state.squadWaiting.map((one) => one.id))
  // An upgrade without slots works all the time (SW-003), but for what it gives only once, at the start.
  const stays = perFriend && card !== null && cardOf(state, card).slots?.length === 0
  state.squadWaiting = [...state.squadWaiting, { ...rider, id, from, perFriend, stays }]
  note('squadBonusWaits', { bonus: rider.bonus.add, from }, 'BO-005')
}
