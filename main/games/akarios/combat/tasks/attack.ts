// A pilot declares an attack: its figures, what has waited for it, whom it may reach, and whom it is aimed at (PA-049 to PA-058).
import { aimAt } from '../aiming.ts'
import { declareAttack, inForce, sumOf } from '../declare-attack.ts'
import { isDoubling, withOneDoubling } from '../doublings.ts'
import { change } from '../hooks/run.ts'
import { squadRiders, takeSquadRiders } from '../squad-waiting.ts'
import { actingShip } from '../state/actor.ts'
import type { Attack } from '../state/attack.ts'
import { shipOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const attack: Run<'attack'> = (fight, { attacker: id, by, printed, riders, ignores, origin, eachArc }) => {
  const { state } = fight
  const attacker = actingShip(state, id)
  const squad = squadRiders(state, attacker)
  const plain = squad.filter(({ perFriend }) => !perFriend)
  const counting = inForce(fight, attacker, printed, withOneDoubling([...plain, ...riders, ...attacker.waiting]))
  const made = declareAttack(state, id, by, printed, counting)
  const aim = change(fight, 'changeReach', made.aim, { ship: attacker })
  const declared: Attack = { ...made, aim, origin }
  const stand = origin === null ? attacker : shipOf(state, origin)
  const extra = sumOf(counting, 'targets')
  const targets = aimAt(fight, { by, attacker, stand, attack: declared, printed, extra, eachArc, ignores })
  if (targets.length === 0) return void fight.note('noTarget', { ship: id }, 'PA-049')
  // Whatever waited is used up now, hit or miss (BO-006), but for a doubling that did not count.
  if (attacker.waiting.length > 0)
    attacker.waiting = attacker.waiting.filter((one) => isDoubling(one) && !counting.includes(one))
  const aimed: Attack = { ...declared, targets: [...targets] }
  takeSquadRiders(fight, aimed, squad)
  state.attacks.push(aimed)
  state.handled = [...targets]
  fight.note('attackDeclared', { ship: id, targets: [...targets], parts: declared.parts }, 'PA-058')
  fight.push(...targets.map((target) => ({ type: 'drawModifier' as const, attack: declared.id, target })), {
    type: 'finishAttack',
    attack: declared.id,
  })
}
