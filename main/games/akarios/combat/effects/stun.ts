// Stun: no attack and no weapon card in the action phase it binds (CE-041); what else moves or turns stays legal.
import type { Hooks } from '../hooks/hooks.ts'
import { binds } from './binds.ts'

export const stun: Hooks = {
  canAct: (fight, bearer, closed, { pilot, action, card }) =>
    pilot.id === bearer.id && (action === 'attack' || card?.kind === 'weapon') && binds(fight.state, bearer, 'stun')
      ? (closed ?? { why: 'stunned', rule: 'CE-041' })
      : closed,
}
