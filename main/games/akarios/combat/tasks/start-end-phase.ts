// The end phase: what the mission and cards do at the end of a round comes first (ER-001).
import { momentOf } from '../cards/moment.ts'
import type { Run } from './run.ts'

export const startEndPhase: Run<'startEndPhase'> = (fight) => {
  const { state } = fight
  state.phase = 'end'
  fight.push({ type: 'fire', on: 'roundEnd' }, ...momentOf(state, 'endOfRound'))
}
