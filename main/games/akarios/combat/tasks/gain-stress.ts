// Stress goes up, mark by mark in rising order; what lies past 10 is lost with the reset (ST-010, ST-011, open question 3).
import { change } from '../hooks/run.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const gainStress: Run<'gainStress'> = (fight, { seat, amount, why, action = null }) => {
  const pilot = pilotOf(fight.state, seat)
  if (pilot.out) return
  const gained = change(fight, 'changeStress', amount, { pilot, why, action })
  if (gained <= 0) return
  const before = pilot.stress
  pilot.stress = Math.min(10, before + gained)
  fight.note('stressGained', { seat, amount: gained, from: before, to: pilot.stress, why }, 'ST-002')
  // Only marks that are reached from below (ST-012).
  for (const { at } of fight.state.content.board.stressMarks)
    if (at > before && at <= pilot.stress) fight.push({ type: 'crossMark', seat, at })
}
