// Ending things by hand: the rest of a turn or of a phase is taken out of the queue.
import type { HandChangeOf } from '../../../../../shared/games/akarios/command/hand-change.ts'
import { layAside } from '../../../../../shared/lib/pile.ts'
import { attackOf, findShip } from '../state/read.ts'
import type { FightState } from '../state/state.ts'
import type { TaskType } from '../tasks/task.ts'

/** An enemy's line ends with what is under way; a pilot passes. */
export function endTurn(state: FightState, { ship: id }: HandChangeOf<'endTurn'>): string | null {
  const ship = findShip(state, id)
  if (ship === null) return id
  if (ship.kind === 'pilot') ship.passed = true
  state.queue = state.queue.filter((task) => !isTurnOf(task, id))
  state.given = []
  return null
}

const isTurnOf = (task: FightState['queue'][number], id: string): boolean =>
  ((task.type === 'enemyShip' || task.type === 'enemyCommand' || task.type === 'enemyNext') && task.ship === id) ||
  ((task.type === 'performAction' || task.type === 'performSteps' || task.type === 'doStep') && task.by.seat === id) ||
  ((task.type === 'offerCard' || task.type === 'intervene' || task.type === 'grantedAttack') && task.seat === id)

/** Where the queue goes on when a phase is over. */
const ends = ['endPilotPhase', 'endEnemyPhase', 'endOfRound'] as const satisfies readonly TaskType[]

/** Everything up to the end of this phase is left out; what happens at its end still does (FR-005). */
export function endPhase(state: FightState): string | null {
  const at = state.queue.findIndex(({ type }) => ends.some((end) => end === type))
  if (at < 0) return 'phase'
  for (const task of state.queue.slice(0, at)) putBack(state, task)
  state.queue = state.queue.slice(at)
  state.attacks = []
  state.given = []
  return null
}

/** Cards that lie on the table for work that is left out go to their discard. */
function putBack(state: FightState, task: FightState['queue'][number]): void {
  if (task.type === 'resolveTrauma') return void aside(state, 'trauma', task.card)
  if (task.type !== 'drawCards') return
  const { deck } = attackOf(state, task.attack)
  for (const card of task.runs.flatMap(({ cards }) => cards))
    if (state.content.modifiers[card]?.leaves !== 'whenDrawn') aside(state, deck, card)
}

function aside(state: FightState, name: string, card: string): void {
  const pile = state.piles[name]
  if (pile !== undefined) state.piles[name] = layAside(pile, card)
}
