// One command of an enemy's line (EN-007).
import { commandAttack } from '../enemy/attack.ts'
import { commandApply } from '../enemy/apply.ts'
import { commandMove } from '../enemy/move.ts'
import { commandRotate } from '../enemy/rotate.ts'
import { lineOf } from '../enemy/line.ts'
import type { Fight } from '../fight.ts'
import { findShip, isGone } from '../state/read.ts'
import type { EnemyShip } from '../state/ships.ts'
import type { Command } from '../../../../../shared/games/akarios/content/combat-card.ts'
import type { Run } from './run.ts'

export const enemyCommand: Run<'enemyCommand'> = (fight, { ship: id, command: name }) => {
  const ship = findShip(fight.state, id)
  if (ship?.kind !== 'enemy' || isGone(ship)) return
  const line = lineOf(fight.state, ship)
  const command = line.find((one) => one.id === name)
  if (command === undefined) return
  const number = line.indexOf(command) + 1
  fight.note('commandBegan', { ship: id, command: name, number, do: command.do }, 'EN-007')
  const attackId = command.do === 'attack' ? fight.state.nextAttackId : null
  const done = carryOut(fight, ship, command)
  fight.push({ type: 'enemyNext', ship: id, command: name, done, attack: done ? attackId : null })
}

/** Whether it could be done at all (EN-026, open question 21). */
function carryOut(fight: Fight, ship: EnemyShip, command: Command): boolean {
  switch (command.do) {
    case 'rotate':
      return commandRotate(fight, ship, command)
    case 'move':
      return commandMove(fight, ship, command)
    case 'attack':
      return commandAttack(fight, ship, command)
    case 'apply':
      return commandApply(fight, ship, command)
    case 'byHand':
      fight.push({ type: 'byHand', seat: 'table', title: ship.id, says: command.says })
      return true
  }
}
