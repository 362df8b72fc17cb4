// A hit lands: it may be cut or ignored, then cubes move, then effects land with it (PA-075 to PA-079, PD-007, PD-014).
import { isAvoided } from '../avoid.ts'
import { isForActingShip } from '../effects/whose.ts'
import { change, tell } from '../hooks/run.ts'
import { lose } from '../loss.ts'
import { actingShip } from '../state/actor.ts'
import { findShip, isGone } from '../state/read.ts'
import { attackOf } from './draw-modifier.ts'
import type { Run } from './run.ts'

export const applyHit: Run<'applyHit'> = (fight, { attack: id, target: targetId, total, effects, missed }) => {
  const attack = attackOf(fight.state, id)
  const target = findShip(fight.state, targetId)
  if (target === null || isGone(target)) return
  if (missed) {
    attack.hits.push({ target: targetId, total: 0, hull: 0, missed: true, destroyed: false })
    return
  }
  const attacker = actingShip(fight.state, attack.attacker)
  const plan = change(fight, 'changeHit', { total, effects }, { attack, attacker, target })
  if (plan.total !== total) fight.note('hitChanged', { target: targetId, from: total, to: plan.total }, 'PD-014')
  if (isAvoided(fight, target, plan.total, 'attack')) {
    attack.hits.push({ target: targetId, total: 0, hull: 0, missed: false, destroyed: false })
    return
  }
  const pierces = plan.effects.some(({ effect }) => effect === 'pierce')
  const none = { hull: 0, shield: 0, source: 'attack' } as const
  const loss = plan.total > 0 ? lose(fight, target, plan.total, 'attack', pierces ? 'hull' : null) : none
  const destroyed = isGone(target)
  attack.hits.push({ target: targetId, total: plan.total, hull: loss.hull, missed: false, destroyed })
  tell(fight, 'afterHit', { attack, attacker, target, loss })
  const seat = attack.by?.seat ?? 'table'
  // A ship that is gone has nothing left to be pulled or stunned: its effects find nobody (PA-077).
  for (const grant of plan.effects) {
    const own = isForActingShip(grant.effect)
    if (grant.effect === 'pierce') continue
    const target = own ? attacker.id : targetId
    fight.push({ type: 'applyEffect', target, grant, from: attacker.id, seat, hullLost: own ? null : loss.hull })
  }
}
