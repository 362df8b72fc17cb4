// These effects never reach the bearer, or any player ship.
import type { Standing } from './standing-step.ts'

export const immune: Standing<'immune'> = ({ who, effects }) => ({
  canReceive: (_fight, bearer, may, { target, effect }) =>
    may && !(effects.includes(effect) && (who === 'self' ? target.id === bearer.id : target.kind === 'pilot')),
})
