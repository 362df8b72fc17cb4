// What the campaign takes over when a visit is over (rules WX-012, WX-013, WX-030, DF-012).
import type { Reward } from '../../../../shared/games/akarios/content/reward.ts'
import type { WorldState } from './state.ts'

export type WorldOutcome = {
  readonly result: 'success' | 'failure'
  /** `fell`: at 0 health in the end, which Ironman does not forgive. */
  readonly pilots: readonly { readonly seat: string; readonly trauma: number; readonly fell: boolean }[]
  /** For everybody, in order. */
  readonly rewards: readonly Reward[]
  /** What one pilot found alone. */
  readonly finds: readonly { readonly seat: string; readonly rewards: readonly Reward[] }[]
  /** Where a printed world's last entry sends the squad. */
  readonly next: number | null
}

export function outcomeOf({ stage, pilots, gains, next }: WorldState): WorldOutcome {
  const of = (finder: string | null) => gains.flatMap(({ seat, reward }) => (seat === finder ? [reward] : []))
  return {
    result: stage.is === 'over' ? stage.result : 'failure',
    pilots: pilots.map(({ seat, trauma, is }) => ({ seat, trauma, fell: is === 'unconscious' })),
    rewards: of(null),
    finds: pilots.flatMap(({ seat }) => {
      const rewards = of(seat)
      return rewards.length === 0 ? [] : [{ seat, rewards }]
    }),
    next,
  }
}
