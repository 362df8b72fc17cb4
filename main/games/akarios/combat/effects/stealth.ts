// Stealth: hidden from the other side (CE-037, CE-050); the bearer's next attack is advantaged against all its targets and
// ends it (CE-034, CE-035). Damage does not (CE-036).
import type { Hooks } from '../hooks/hooks.ts'
import { sideOf } from '../state/read.ts'
import { takeOff } from './take-off.ts'

export const stealth: Hooks = {
  isHidden: (_fight, bearer, hidden, { ship, from }) => hidden || (ship.id === bearer.id && sideOf(bearer) !== from),
  changeDraw: (_fight, bearer, mode, { attacker }) =>
    attacker.id === bearer.id ? { ...mode, advantaged: [...mode.advantaged, 'stealth'] } : mode,
  afterAttack: (fight, bearer, { attacker }) => {
    if (attacker.id === bearer.id) takeOff(fight, bearer, 'stealth', 'CE-035')
  },
}
