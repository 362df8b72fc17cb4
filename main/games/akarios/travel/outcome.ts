// What the campaign takes over when a trip is over (rules SX-002, SX-004, SX-015, SX-020, SX-024).
import type { Reward } from '../../../../shared/games/akarios/content/reward.ts'
import type { TravelState } from './state.ts'
import { goalOf } from './trip.ts'

export type TravelOutcome = {
  /** The system in which the trip began, and its event cards. */
  readonly from: string
  readonly system: string
  readonly location: number | null
  /** 0 to 10. */
  readonly supply: number
  readonly stress: readonly { readonly seat: string; readonly to: number }[]
  /** Ids of event cards that were drawn. */
  readonly events: readonly string[]
  /** In order. */
  readonly rewards: readonly Reward[]
  readonly finder: string | null
  /** The scenario that must be played now; null after a jump, or when the trip ended where it began. */
  readonly next: number | null
}

export function outcomeOf(state: TravelState): TravelOutcome {
  const { at, to, setup, supply, seats, used, rewards, finder, instead } = state
  const isThere = at.system === setup.at.system && to !== null && at.location === to
  const arrived = isThere && goalOf(state)?.kind !== 'jump' ? to : null
  return {
    from: setup.at.system,
    system: at.system,
    location: at.location,
    supply,
    stress: seats.map(({ seat, stress }) => ({ seat, to: stress })),
    events: used,
    rewards,
    finder,
    next: instead ?? arrived,
  }
}
