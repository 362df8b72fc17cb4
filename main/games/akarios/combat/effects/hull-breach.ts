// Hull breach: 1 hull, past the shield, at the start of each action phase of the bearer (CE-012, CE-013, EN-029).
import type { Hooks } from '../hooks/hooks.ts'
import { sideOf } from '../state/read.ts'

export const hullBreach: Hooks = {
  onPhaseStart: (fight, bearer, { side }) => {
    if (sideOf(bearer) === side)
      fight.push({ type: 'dealDamage', target: bearer.id, amount: 1, source: 'hullBreach', only: 'hull' })
  },
}
