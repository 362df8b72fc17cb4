// Who takes a hit: the ship that it was meant for, or one that shields it (open question 79).
import type { Fight } from './fight.ts'
import { change } from './hooks/run.ts'
import type { Ship } from './state/ships.ts'

export function victimOf(fight: Fight, target: Ship): Ship {
  const victim = change(fight, 'changeVictim', target, { target })
  if (victim.id !== target.id) fight.note('damageRedirected', { ship: target.id, to: victim.id })
  return victim
}
