// The end phase: what the mission and cards do at the end of a round comes first (ER-001).
import { cardOf, consciousPilots } from '../state/read.ts'
import type { Run } from './run.ts'

export const startEndPhase: Run<'startEndPhase'> = (fight) => {
  const { state } = fight
  state.phase = 'end'
  fight.push({ type: 'fire', on: 'roundEnd' })
  for (const { id: seat, cards } of consciousPilots(state))
    for (const { card, place, damaged, supply } of cards) {
      if (damaged || supply === 0 || cardOf(state, card).timing !== 'endOfRound') continue
      fight.push({ type: 'performAction', by: { seat, action: place, card, stress: false, value: null } })
    }
}
