// An enemy flies along its diagram (EN-017 to EN-022).
import type { Fight } from '../fight.ts'
import { binds } from '../effects/binds.ts'
import { isOnTable } from '../state/real-table.ts'
import type { EnemyShip } from '../state/ships.ts'
import { settle } from '../tasks/settle-move.ts'
import { controllerOf } from './control.ts'
import type { CommandOf } from './line.ts'
import { chooseTarget } from './target.ts'

/** Not done when slowed (EN-028) or blocked in its own hex (open question 107). */
export function commandMove(fight: Fight, ship: EnemyShip, { path }: CommandOf<'move'>): boolean {
  if (binds(fight.state, ship, 'slow')) {
    fight.note('enemySlowed', { ship: ship.id }, 'EN-028')
    return false
  }
  // Where it flies does not hang on whom it goes for: nobody is asked.
  if (controllerOf(fight, ship) === null && !isOnTable(fight.state)) chooseTarget(fight, ship)
  const { way, moved } = fight.know(fight.table.enemyWay(fight.state, ship, path))
  settle(fight, ship.id, 'table', way)
  if (way.stoppedBy !== null)
    fight.note(
      'enemyStopped',
      { ship: ship.id, by: way.stoppedBy, after: way.entered },
      way.stoppedBy === 'ship' ? 'EN-018' : 'EN-020',
    )
  return moved
}
