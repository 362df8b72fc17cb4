// An enemy of the map takes its place when the fight is set up (CB-012 to CB-017).
import { addEnemy, newEnemy } from '../scenario/enemies.ts'
import { isOnTable } from '../state/real-table.ts'
import type { Run } from './run.ts'

export const placeEnemy: Run<'placeEnemy'> = (fight, { enemy: type, rank, pose }) => {
  const enemy = newEnemy(fight, type, rank, isOnTable(fight.state) ? null : pose)
  if (enemy === null) return
  addEnemy(fight, enemy)
  fight.note('enemyPlaced', { ship: enemy.id, rank, hull: enemy.hull, shield: enemy.shield }, 'CB-013')
}
