// Target lock: every attacker of the bearer is advantaged (CE-042, CE-043).
import type { Hooks } from '../hooks/hooks.ts'

export const targetLock: Hooks = {
  changeDraw: (_fight, bearer, mode, { target }) =>
    target.id === bearer.id ? { ...mode, advantaged: [...mode.advantaged, 'targetLock'] } : mode,
}
