// The enemy phase as screens show it: who acts in which order, what each card says, and which command is under way.
import type { Command } from '../../../../../shared/games/akarios/content/combat-card.ts'
import type { CommandView, EnemyPhaseView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { enemiesOf } from '../state/read.ts'
import type { FightState } from '../state/state.ts'
import { actsNow, inOrder } from './order.ts'

export function enemyPhaseView(state: FightState): EnemyPhaseView {
  const enemies = enemiesOf(state)
  const here = state.phase === 'enemies'
  return {
    order: inOrder(state, enemies).map(({ id }) => id),
    toAct: here
      ? state.queue.flatMap((task) => (task.type === 'enemyShip' ? [task.ship] : []))
      : enemies.filter((enemy) => actsNow(state, enemy)).map(({ id }) => id),
    now: here ? nowOf(state) : null,
    lines: Object.fromEntries(
      Object.keys(state.content.enemies).map((type): [string, readonly CommandView[]] => [
        type,
        lastLine(state, type).map(commandView),
      ]),
    ),
  }
}

/** The line of this phase; after it that of the card that was laid aside last, as it still lies on the table. */
function lastLine(state: FightState, type: string): readonly Command[] {
  const card = state.orders[type] ?? state.piles[`combat:${type}`]?.discard.at(-1)
  return state.content.enemies[type]?.cards?.find(({ id }) => id === card)?.line ?? []
}

/** The line that is under way: its next step lies in the queue behind what the last one has brought about. */
function nowOf({ queue }: FightState): EnemyPhaseView['now'] {
  const task = queue.find(({ type }) => type === 'enemyCommand' || type === 'enemyNext' || type === 'enemyShip')
  if (task?.type === 'enemyCommand' || task?.type === 'enemyNext') return { ship: task.ship, command: task.command }
  return null
}

function commandView(command: Command): CommandView {
  const { id, fork } = command
  return {
    id,
    do: command.do,
    args: argsOf(command),
    fork: fork === undefined ? null : { if: fork.if.type, yes: fork.yes, no: fork.no },
  }
}

function argsOf(command: Command): CommandView['args'] {
  switch (command.do) {
    case 'rotate':
      return {}
    case 'move':
      return { hexes: command.path.length }
    case 'attack':
      return {
        damage: command.damage,
        targets: command.targets,
        effects: (command.effects ?? []).map(({ effect }) => effect),
      }
    case 'apply':
      return { effect: command.effect, amount: command.amount ?? null, on: command.on }
    case 'byHand':
      return { says: command.says }
  }
}
