// Does an effect bind its bearer now? One gained in the own action phase waits for the next (open questions 4 and 106).
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { Ship } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'

/** True in the bearer's action phase of the round at whose end the effect comes off. */
export const binds = (state: FightState, bearer: Ship, effect: EffectId): boolean =>
  bearer.effects.some(
    (borne) => borne.effect === effect && (borne.lastRound === null || borne.lastRound <= state.round),
  )

/**
 * The round whose action phase of the bearer is the last under an effect that is gained now: this round's when that phase is
 * still to come, else the next one's (CE-024, CE-025, CE-033, CE-042); never before an enemy's first phase (117).
 */
export function lastRoundFor(state: FightState, bearer: Ship): number {
  const { round, phase } = state
  const isToCome = phase === 'start' || (phase === 'pilots' && bearer.kind === 'enemy')
  const next = isToCome ? round : round + 1
  return bearer.kind === 'enemy' ? Math.max(bearer.firstRound, next) : next
}
