// The end of a round: dice come back (ER-002), once-a-round uses are renewed (ER-005), steps
// that held are over, and a round has been played (ER-007).
import { holds } from '../cards/span.ts'
import { pilotsOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const endOfRound: Run<'endOfRound'> = (fight) => {
  const { state } = fight
  const next = { round: state.round + 1, phase: 'start' } as const
  for (const pilot of pilotsOf(state)) {
    pilot.dice = pilot.dice.slice(0, state.content.board.dice).map(() => ({ face: null, on: null }))
    pilot.cards = renewed(pilot.cards)
    pilot.held = pilot.held.filter((held) => holds(next, held))
  }
  state.sparrowUpgrades = renewed(state.sparrowUpgrades)
  fight.note('roundEnded', { round: state.round }, 'ER-007')
  state.tally.rounds = state.round
  fight.push({ type: 'startRound' })
}

const renewed = <T extends { readonly usedGroups: readonly string[] }>(cards: readonly T[]): readonly T[] =>
  cards.map((card) => (card.usedGroups.length === 0 ? card : { ...card, usedGroups: [] }))
