// Is the fight decided? Looked at after every task, since it ends at the very moment it is (CB-024, CB-025).
import type { Fight } from '../fight.ts'
import { pilotsOf } from '../state/read.ts'
import type { FightState } from '../state/state.ts'
import { isDone } from './goals.ts'
import { putAway } from './put-away.ts'
import type { Outcome, Result } from './outcome.ts'

/** What a verdict needs of a fight: its state, and where the end is told. */
export type Judged = Pick<Fight, 'state' | 'note'>

/** Success before failure when one event brings both (open question 50). Nothing is decided before round 1 (CB-018). */
export function judge(fight: Judged): void {
  const { state } = fight
  if (state.outcome !== null || state.round === 0) return
  const { win, lose } = state.content.mission
  const done = win.objectives.filter(({ goal }) => isDone(state, goal))
  const won = win.need === 'any' ? done.length > 0 : done.length === win.objectives.length
  if (won) return void finish(fight, 'success', done[0]?.id ?? 'objective', 'CB-025')
  if (!state.ships.some((ship) => ship.kind === 'pilot' && !ship.out))
    return void finish(fight, 'failure', 'allLost', 'CB-024')
  const lost = lose.find(({ goal }) => isDone(state, goal))
  if (lost !== undefined) finish(fight, 'failure', lost.id, 'CB-025')
}

/** Ends the fight here and now: nothing that waits is done any more. */
function finish(fight: Judged, result: Result, why: string, rule?: string): void {
  const { state } = fight
  state.queue = []
  putAway(state)
  state.outcome = outcomeOf(state, result, why)
  fight.note('fightOver', { result, why, rounds: state.round }, rule)
}

export const outcomeOf = (state: FightState, result: Result, why: string): Outcome => ({
  result,
  why,
  rounds: state.round,
  pilots: pilotsOf(state).map((pilot) => ({
    seat: pilot.id,
    stress: pilot.stress,
    trauma: pilot.trauma - pilot.startTrauma,
    unconscious: pilot.out,
    hull: pilot.hull,
    damaged: pilot.cards.filter(({ damaged }) => damaged).map(({ place }) => place),
  })),
})
