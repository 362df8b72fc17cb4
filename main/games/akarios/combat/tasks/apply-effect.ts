// An effect reaches a ship, unless it is immune (PA-079, PA-093), the Sparrow (SP-013), or the attack took no hull (CE-011, CE-039).
import { applications } from '../effects/apply.ts'
import { change } from '../hooks/run.ts'
import { findShip, isGone } from '../state/read.ts'
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { Run } from './run.ts'

/** Given by an attack they need at least 1 hull damage of it; otherwise given they do not (CE-040). */
export const needHull: readonly EffectId[] = ['stun', 'hullBreach']

export const applyEffect: Run<'applyEffect'> = (fight, task) => {
  const { target, from, hullLost } = task
  const ship = findShip(fight.state, target)
  if (ship === null || isGone(ship)) return
  const grant = change(fight, 'changeGrant', task.grant, { from, target: ship })
  const { effect } = grant
  if (ship.kind === 'sparrow' || ship.kind === 'marker')
    return void fight.note('effectWithoutUse', { ship: target, effect }, 'SP-013')
  if (ship.kind === 'enemy' && ship.immune.includes(effect))
    return void fight.note('effectImmune', { ship: target, effect }, 'PA-079')
  if (hullLost === 0 && needHull.includes(effect))
    return void fight.note('effectNeedsHull', { ship: target, effect }, effect === 'stun' ? 'CE-039' : 'CE-011')
  if (!change(fight, 'canReceive', true, { target: ship, effect }))
    return void fight.note('effectImmune', { ship: target, effect }, 'PA-093')
  applications[effect](fight, ship, { ...task, grant })
}
