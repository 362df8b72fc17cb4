// An enemy turns toward its target (EN-013 to EN-016).
import type { Fight } from '../fight.ts'
import { forget, isOnTable, putShip } from '../state/real-table.ts'
import type { EnemyShip } from '../state/ships.ts'
import { intentAfter, type CommandOf } from './line.ts'
import { chooseTarget } from './target.ts'

/** Not needed counts as done (open question 21); with every target hidden it is not performed (open question 110). */
export function commandRotate(fight: Fight, ship: EnemyShip, command: CommandOf<'rotate'>): boolean {
  const target = chooseTarget(fight, ship)
  if (target === null) return false
  const intent = intentAfter(fight.state, ship, command.id)
  const { toward, poses } = fight.know(fight.table.bestTurn(fight.state, ship, { id: target, hidden: false }, intent))
  const chosen = poses.length > 1 ? ask(fight, ship, poses) : poses[0]
  if (chosen === undefined) return false
  if (isOnTable(fight.state)) {
    fight.note('enemyTurnedOnTable', { ship: ship.id, target, toward }, 'EN-013')
    forget(fight.state, ship.id, 'turned')
    return true
  }
  const rule = toward === 'attack' ? 'EN-014' : 'EN-015'
  if (chosen.steps === 0) fight.note('noTurnNeeded', { ship: ship.id, toward }, toward === 'attack' ? 'EN-016' : rule)
  else {
    const facing = chosen.pose?.facing ?? null
    fight.note('enemyTurned', { ship: ship.id, target, steps: chosen.steps, toward, facing }, rule)
  }
  putShip(fight.state, ship, chosen.pose, 'turned')
  return true
}

type Poses = readonly { readonly steps: number; readonly pose: EnemyShip['pose'] }[]

function ask(fight: Fight, ship: EnemyShip, poses: Poses): Poses[number] | undefined {
  const { place } = fight.ask({
    type: 'place',
    seat: 'table',
    asks: { key: 'akarios.ask.enemyTurn', args: { ship: ship.id }, rule: 'EN-014' },
    ship: ship.id,
    places: poses.map(({ pose }) => ({ at: pose?.at ?? null, facings: pose === null ? [] : [pose.facing], costs: [] })),
  })
  return poses[place]
}
