// These effects never reach the bearer, or any player ship.
import type { StepOf } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import type { Hooks } from '../../hooks/hooks.ts'

export const immune = ({ who, effects }: StepOf<'immune'>): Hooks => ({
  canReceive: (_fight, bearer, may, { target, effect }) =>
    may && !(effects.includes(effect) && (who === 'self' ? target.id === bearer.id : target.kind === 'pilot')),
})
