// Damage that is no attack: terrain, hull breach, cards, trauma, the scenario.
import { isAvoided } from '../avoid.ts'
import { lose } from '../loss.ts'
import { findShip, isGone } from '../state/read.ts'
import { victimOf } from '../victim.ts'
import type { Run } from './run.ts'

export const dealDamage: Run<'dealDamage'> = (fight, { target, amount, source, only }) => {
  const ship = findShip(fight.state, target)
  if (ship === null || isGone(ship)) return
  const victim = amount > 0 ? victimOf(fight, ship) : ship
  if (!isAvoided(fight, victim, amount, source, only)) lose(fight, victim, amount, source, only)
}
