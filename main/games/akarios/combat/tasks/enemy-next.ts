// The line goes on: straight ahead, or by the branch of its fork (EN-026).
import { interventions } from '../cards/enemy-phase.ts'
import type { ForkCondition } from '../../../../../shared/games/akarios/content/combat-card.ts'
import { lineOf, nextOf } from '../enemy/line.ts'
import { prey } from '../enemy/target.ts'
import type { Fight } from '../fight.ts'
import { findShip, isGone } from '../state/read.ts'
import type { EnemyShip } from '../state/ships.ts'
import type { Run } from './run.ts'

export const enemyNext: Run<'enemyNext'> = (fight, { ship: id, command, done, attack }) => {
  const ship = findShip(fight.state, id)
  if (ship?.kind !== 'enemy' || isGone(ship)) return
  const line = lineOf(fight.state, ship)
  const fork = line.find((one) => one.id === command)?.fork
  const yes = fork === undefined || holds(fight, ship, fork.if, done, attack)
  if (fork !== undefined)
    fight.note('forkTaken', { ship: id, branch: yes ? 'yes' : 'no', because: fork.if.type }, 'EN-026')
  const next = nextOf(line, command, yes)
  if (next !== null) fight.push(...interventions(fight), { type: 'enemyCommand', ship: id, command: next.id })
}

function holds(fight: Fight, ship: EnemyShip, condition: ForkCondition, done: boolean, attack: number | null): boolean {
  if (condition.type === 'done') return done
  if (condition.type === 'hullLost') {
    const { lastAttack } = fight.state
    return lastAttack !== null && lastAttack.id === attack && lastAttack.hullLost > 0
  }
  return fight.know(fight.table.anyNear(fight.state, ship, prey(fight), condition.range))
}
