// The end of a round: dice come back (ER-002), once-a-round uses are renewed (ER-005), and a round has been played (ER-007).
import { pilotsOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const endOfRound: Run<'endOfRound'> = (fight) => {
  const { state } = fight
  for (const pilot of pilotsOf(state)) {
    pilot.dice = pilot.dice.slice(0, state.content.board.dice).map(() => ({ face: null, on: null }))
    for (const card of pilot.cards) card.usedGroups = []
  }
  fight.note('roundEnded', { round: state.round }, 'ER-007')
  state.tally.rounds = state.round
  fight.push({ type: 'startRound' })
}
