// A mark of the stress track has been reached: a stress miss, or trauma, or trauma and back to 0 (ST-004 to ST-008).
import { momentOf } from '../cards/moment.ts'
import { shuffleIn } from '../piles.ts'
import { pilotOf } from '../state/read.ts'
import { deckOf, stressMiss } from '../stress-miss.ts'
import type { Run } from './run.ts'

export const crossMark: Run<'crossMark'> = (fight, { seat, at }) => {
  const mark = fight.state.content.board.stressMarks.find((one) => one.at === at)
  const pilot = pilotOf(fight.state, seat)
  if (mark === undefined || pilot.out) return
  if (mark.does === 'stressMiss') {
    shuffleIn(fight, deckOf(seat), stressMiss)
    fight.note('stressMissAdded', { seat, at }, at === 3 ? 'ST-004' : 'ST-005')
    fight.push(...momentOf(fight.state, 'onGainStressMiss', [seat]))
    return
  }
  // The reset takes no stress miss out (ST-008).
  if (mark.does === 'triggerAndReset') pilot.stress = 0
  fight.note('pilotTriggered', { seat, at }, mark.does === 'trigger' ? 'ST-006' : 'ST-007')
  fight.push(...momentOf(fight.state, 'onTriggered', [seat]), { type: 'drawTrauma', seat })
}
