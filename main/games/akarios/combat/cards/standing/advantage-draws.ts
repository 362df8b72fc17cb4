// More cards than two when the owner is advantaged (PA-072); against a disadvantage it does nothing (open question 64).
import type { Standing } from './standing-step.ts'

export const advantageDraws: Standing<'advantageDraws'> = ({ count }) => ({
  changeDraw: (_fight, bearer, mode, { attacker }) =>
    attacker.id === bearer.id ? { ...mode, draws: Math.max(mode.draws, count) } : mode,
})
