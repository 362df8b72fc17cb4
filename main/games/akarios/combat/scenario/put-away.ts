// What goes back to the box when a fight is over: cards of this scenario only (ST-020), trauma that still waits (ST-025).
import { pilotsOf } from '../state/read.ts'
import type { FightState } from '../state/state.ts'
import { discardPending } from '../unconscious.ts'

export function putAway(state: FightState): void {
  const stays = (card: string): boolean => state.content.modifiers[card]?.scenarioOnly !== true
  for (const [name, pile] of Object.entries(state.piles))
    state.piles[name] = {
      ...pile,
      top: pile.top.filter(stays),
      unseen: pile.unseen.filter(stays),
      discard: pile.discard.filter(stays),
    }
  for (const pilot of pilotsOf(state)) discardPending(state, pilot)
}
