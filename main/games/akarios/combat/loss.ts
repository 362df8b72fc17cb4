// Takes hull and shield off a ship, and what follows at 0 hull.
import { momentOf } from './cards/moment.ts'
import { momentBeside } from './cards/moment-beside.ts'
import type { Fight } from './fight.ts'
import { change, tell } from './hooks/run.ts'
import type { Loss } from './hooks/hooks.ts'
import { leaveFight } from './state/leave-fight.ts'
import type { Ship } from './state/ships.ts'
import type { DamageSource } from './tasks/task.ts'
import { fallUnconscious } from './unconscious.ts'

/** What damage takes where nobody else takes over: shield first, the rest off the hull (PD-001, PA-075), unless `only` one is meant. */
export function shareOf({ hull, shield }: Ship, amount: number, only: 'shield' | 'hull' | null) {
  const struck = only === 'hull' ? 0 : Math.min(shield, amount)
  return { shield: struck, hull: only === 'shield' ? 0 : Math.min(hull, amount - struck) }
}

/** Takes it off, the shield's part also from whom takes it over. Says what was lost. */
export function lose(
  fight: Fight,
  ship: Ship,
  amount: number,
  source: DamageSource,
  only: 'shield' | 'hull' | null,
): Loss {
  const { shield: struck, hull } = shareOf(ship, amount, only)
  const shield = ship.kind === 'pilot' ? change(fight, 'changeShieldLoss', struck, { ship, source }) : struck
  ship.shield -= shield
  ship.hull -= hull
  fight.note(
    'damageTaken',
    { ship: ship.id, amount, shield, hull, left: { hull: ship.hull, shield: ship.shield }, source },
    ruleOf(ship, source),
  )
  const loss = { hull, shield, source }
  if (ship.hull <= 0) leave(fight, ship)
  tell(fight, 'afterLoss', { ship, loss })
  if (loss.shield > 0 && source !== 'cost') fight.push(...momentOf(fight.state, 'onShieldDamage', [ship.id]))
  return loss
}

const ruleOf = (ship: Ship, source: DamageSource): string =>
  source === 'asteroid'
    ? 'PA-041'
    : source === 'nebula'
      ? 'PA-042'
      : source === 'hullBreach'
        ? 'CE-012'
        : ship.kind === 'enemy'
          ? 'PA-075'
          : 'PD-001'

/** At 0 hull: an enemy or marker is gone (PA-076), a player ship leaves the board and its pilot is unconscious (PD-003). */
function leave(fight: Fight, ship: Ship): void {
  const { state } = fight
  if (ship.kind === 'pilot') {
    fallUnconscious(state, ship)
    return void fight.note('pilotUnconscious', { seat: ship.id, trauma: ship.trauma }, 'PD-003')
  }
  leaveFight(state, ship)
  fight.note('shipDestroyed', { ship: ship.id }, 'PA-076')
  if (ship.kind === 'enemy') fight.push(...momentBeside(fight, ship, 'onAdjacentEnemyDestroyed'))
}
