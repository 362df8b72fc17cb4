// Radar jam: every attack of the bearer is disadvantaged (CE-024).
import type { Hooks } from '../hooks/hooks.ts'

export const radarJam: Hooks = {
  changeDraw: (_fight, bearer, mode, { attacker }) =>
    attacker.id === bearer.id ? { ...mode, disadvantaged: [...mode.disadvantaged, 'radarJam'] } : mode,
}
