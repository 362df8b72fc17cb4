// What a player may look at before choosing: where each action would lead, and what the attack that is being aimed can reach.
import type { ActionPreview, ReachView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { rehearse, type Aimed } from './rehearse.ts'
import { pilotsOf } from './state/read.ts'
import { isOnTable } from './state/real-table.ts'
import type { PilotShip } from './state/ships.ts'
import type { FightState } from './state/state.ts'
import type { Board } from './tabletop/board/board.ts'
import { drawAim } from './tabletop/board/draw-aim.ts'
import { fightBoard } from './tabletop/board/fight-board.ts'

/** One for each action that the open question of the act step lets somebody pay for; none at any other question. */
export function previewsOf(state: FightState): readonly ActionPreview[] {
  const { need } = state
  if (need?.kind !== 'ask' || need.question.type !== 'act' || isOnTable(state)) return []
  const { payments } = need.question
  return pilotsOf(state).flatMap((pilot) =>
    [...new Set(payments.filter(({ seat }) => seat === pilot.id).map(({ action }) => action))].map((action) =>
      previewOf(state, pilot, action),
    ),
  )
}

function previewOf(state: FightState, pilot: PilotShip, action: ActionPreview['action']): ActionPreview {
  const card = pilot.cards.find(({ place }) => place === action)?.card ?? null
  const by = { seat: pilot.id, action, card, stress: false, value: null }
  const { question, aimed } = rehearse(state, [{ type: 'performAction', by }])
  return {
    seat: pilot.id,
    action,
    ends: question?.type === 'path' ? question.ends : [],
    turns: question?.type === 'place' ? question.places : [],
    reach: aimed === null ? null : reachView(state, fightBoard(state), aimed),
  }
}

/** What the task that asks for targets aims at; null at any other question. */
export function reachOf(state: FightState): ReachView | null {
  const { need, queue, given } = state
  const [task] = queue
  if (need?.kind !== 'ask' || need.question.type !== 'targets' || task === undefined || isOnTable(state)) return null
  const { aimed } = rehearse(state, [task], given)
  return aimed === null ? null : reachView(state, fightBoard(state), aimed)
}

function reachView({ ships }: FightState, board: Board, { pose, aim, candidates }: Aimed): ReachView | null {
  if (pose === null) return null
  const places = new Map(ships.flatMap(({ id, pose: there }) => (there === null ? [] : [[id, there.at] as const])))
  return drawAim(board, pose, aim, candidates, places)
}
