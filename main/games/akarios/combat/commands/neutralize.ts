// An enemy that the attack of this action hit is out of the fight, if its shield is gone; what that means, its mission tells.
import { findShip } from '../state/read.ts'
import type { Command } from './command.ts'

export const neutralize: Command<'neutralize'> = (fight, _step, { by }) => {
  const { state } = fight
  for (const id of state.handled) {
    const ship = findShip(state, id)
    if (ship?.kind !== 'enemy' || ship.shield > 0) continue
    state.tally.neutralized[ship.type] = (state.tally.neutralized[ship.type] ?? 0) + 1
    fight.note('enemyNeutralized', { ship: id, card: by.card })
  }
}
