// Whether what a step asks for holds at the moment it is done; conditions of attacks to come are read with the attack.
import type { Condition } from '../../../../../shared/games/akarios/content/target.ts'
import { hasEffect, pilotOf } from '../state/read.ts'
import type { Fight } from '../fight.ts'

export function holdsNow(fight: Fight, seat: string, condition: Condition | undefined): boolean {
  const { state, table } = fight
  if (condition === 'attackTotalZero') return state.lastAttack?.total === 0
  if (condition === 'stealthed') return hasEffect(pilotOf(state, seat), 'stealth')
  if (condition === 'inOrNextToAsteroid') return fight.know(table.isBeside(state, pilotOf(state, seat), 'asteroid'))
  return true
}
