// A hit lands: it may be cut or ignored, then cubes move, then effects land with it (PA-075 to PA-079, PD-007, PD-014).
import { momentBeside } from '../cards/moment-beside.ts'
import { momentOf } from '../cards/moment.ts'
import { isAvoided } from '../avoid.ts'
import { isForActingShip } from '../effects/whose.ts'
import { change } from '../hooks/run.ts'
import { lose } from '../loss.ts'
import { inOrder } from '../shoves.ts'
import { findActor } from '../state/actor.ts'
import { attackOf, findShip, isGone } from '../state/read.ts'
import type { Fight } from '../fight.ts'
import type { Attack, Hit } from '../state/attack.ts'
import type { Loss } from '../hooks/hooks.ts'
import type { Ship } from '../state/ships.ts'
import { victimOf } from '../victim.ts'
import type { TaskOf } from './task.ts'
import type { Run } from './run.ts'

export const applyHit: Run<'applyHit'> = (fight, { attack: id, target: targetId, total, effects, missed }) => {
  const attack = attackOf(fight.state, id)
  const target = findShip(fight.state, targetId)
  if (target === null || isGone(target)) return
  if (missed) {
    met(attack, { target: targetId, total: 0, hull: 0, missed: true, destroyed: false })
    fight.push(...momentOf(fight.state, 'afterAttacked', [targetId]))
    return
  }
  const attacker = findActor(fight.state, attack.attacker)
  if (attacker === null) return
  const plan = change(fight, 'changeHit', { total, effects }, { attack, attacker, target })
  if (plan.total !== total) fight.note('hitChanged', { target: targetId, from: total, to: plan.total }, 'PD-014')
  const victim = plan.total > 0 ? victimOf(fight, target) : target
  const borne = victim.id === target.id ? plan : change(fight, 'changeHit', plan, { attack, attacker, target: victim })
  const only = plan.effects.some(({ effect }) => effect === 'pierce') ? 'hull' : null
  if (isAvoided(fight, victim, borne.total, 'attack', only)) {
    met(attack, { target: targetId, total: 0, hull: 0, missed: false, destroyed: false })
    fight.push(...momentOf(fight.state, 'afterAttacked', [targetId]))
    return
  }
  const none = { hull: 0, shield: 0, source: 'attack' } as const
  const loss = borne.total > 0 ? lose(fight, victim, borne.total, 'attack', only) : none
  const destroyed = isGone(target)
  met(attack, { target: targetId, total: borne.total, hull: loss.hull, missed: false, destroyed })
  const seat = attack.by?.seat ?? 'table'
  // A ship that is gone has nothing left to be pulled or stunned: its effects find nobody (PA-077).
  const hullLost = victim.id === target.id ? loss.hull : 0
  for (const grant of isGone(target) ? plan.effects : inOrder(fight, plan.effects, targetId, seat)) {
    const own = isForActingShip(grant.effect)
    if (grant.effect === 'pierce') continue
    const target = own ? attacker.id : targetId
    fight.push({ type: 'applyEffect', target, grant, from: attacker.id, seat, hullLost: own ? null : hullLost })
  }
  fight.push(...moments(fight, attacker, target, victim, loss))
}

function met(attack: Attack, hit: Hit): void {
  attack.hits = [...attack.hits, hit]
}

/** Cards that wait for what the hit has brought about; effects land before them. */
function moments(fight: Fight, attacker: Ship, target: Ship, victim: Ship, loss: Loss): TaskOf<'offerCard'>[] {
  const damaged = [victim.id]
  if (isGone(target))
    return attacker.kind === 'pilot' && target.kind === 'enemy'
      ? momentBeside(fight, target, 'onAdjacentEnemyDestroyedByYou', [attacker.id])
      : []
  return [
    ...momentOf(fight.state, 'afterAttacked', [target.id]),
    ...(loss.hull + loss.shield > 0 ? momentOf(fight.state, 'afterAttackedAndDamaged', damaged) : []),
    ...(loss.hull > 0 && attacker.kind === 'enemy' ? momentOf(fight.state, 'onHullLostToEnemyAttack', damaged) : []),
  ]
}
