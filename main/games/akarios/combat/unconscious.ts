// A pilot falls unconscious, by damage or by hand (rules PD-003, PD-004, ST-026).
import { layAside } from '../../../../shared/lib/pile.ts'
import type { PilotShip } from './state/ships.ts'
import type { FightState } from './state/state.ts'

/** The ship has left the board at 0 hull; exactly 1 trauma. What waited for the pilot is discarded. */
export function fallUnconscious(state: FightState, pilot: PilotShip): void {
  pilot.out = true
  pilot.pose = null
  pilot.hull = 0
  pilot.effects = []
  pilot.waiting = []
  pilot.trauma += 1
  discardPending(state, pilot)
}

/** Trauma cards that still waited for the pilot. */
export function discardPending(state: FightState, pilot: PilotShip): void {
  for (const card of pilot.pendingTrauma) {
    const pile = state.piles['trauma']
    if (pile !== undefined) state.piles['trauma'] = layAside(pile, card)
  }
  pilot.pendingTrauma = []
}
