// Stress that was carried into the fight: every mark at or below it acts, in rising order (CB-002, CB-003, open question 1).
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const beginStress: Run<'beginStress'> = (fight, { seat }) => {
  const { stress } = pilotOf(fight.state, seat)
  for (const { at } of fight.state.content.board.stressMarks)
    if (at <= stress) fight.push({ type: 'crossMark', seat, at })
}
