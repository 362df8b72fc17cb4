// Stress goes down, never under 0; a mark that is passed downward gives its stress miss back (ST-001, ST-013, ST-014).
import { reshuffle, takeOut } from '../piles.ts'
import { pilotOf } from '../state/read.ts'
import { stressMiss } from '../stress-miss.ts'
import type { Run } from './run.ts'

export const loseStress: Run<'loseStress'> = (fight, { seat, amount }) => {
  const pilot = pilotOf(fight.state, seat)
  const before = pilot.stress
  pilot.stress = Math.max(0, before - amount)
  if (pilot.stress === before) return
  fight.note('stressLost', { seat, amount: before - pilot.stress, from: before, to: pilot.stress }, 'ST-013')
  const passed = fight.state.content.board.stressMarks.filter(
    ({ at, does }) => does === 'stressMiss' && before >= at && pilot.stress < at,
  )
  if (passed.length === 0) return
  const pile = `deck:${seat}`
  for (const { at } of passed) {
    // It may have been drawn and gone already: then only the shuffle is left (ST-019, open question 6).
    const found = takeOut(fight, pile, stressMiss)
    fight.note(found ? 'stressMissRemoved' : 'stressMissGone', { seat, at }, found ? 'ST-013' : 'ST-019')
  }
  reshuffle(fight, pile)
}
