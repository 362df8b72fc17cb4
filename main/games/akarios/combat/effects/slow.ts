// Slow: no move and no engine card in the action phase it binds; the basic rotate and attacks stay legal (CE-032).
import type { Hooks } from '../hooks/hooks.ts'
import { binds } from './binds.ts'

export const slow: Hooks = {
  canAct: (fight, bearer, closed, { pilot, action, card }) =>
    pilot.id === bearer.id &&
    (action === 'move-1' || action === 'move-2' || card?.kind === 'engine') &&
    binds(fight.state, bearer, 'slow')
      ? (closed ?? { why: 'slowed', rule: 'CE-032' })
      : closed,
}
