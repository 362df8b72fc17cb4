// A pilot declares an attack: its figures, what has waited for it, whom it may reach, and whom it is aimed at (PA-049 to PA-058).
import { declareAttack, inForce, sumOf } from '../declare-attack.ts'
import { change } from '../hooks/run.ts'
import { actingShip, isFarAway } from '../state/actor.ts'
import { squadRiders, takeSquadRiders } from '../squad-waiting.ts'
import type { Attack } from '../state/attack.ts'
import { allInSight, chooseTargets, marksOf } from '../targeting.ts'
import type { Run } from './run.ts'

export const attack: Run<'attack'> = (fight, { attacker: id, by, printed, riders, ignores }) => {
  const { state } = fight
  const attacker = actingShip(state, id)
  const own = [...riders, ...attacker.waiting]
  const squad = squadRiders(state, attacker, own)
  const plain = squad.filter(({ perFriend }) => !perFriend)
  const counting = inForce(fight, attacker, printed, [...own, ...plain])
  const declared = change(fight, 'changeAttack', declareAttack(state, id, by, printed, counting), { attacker })
  const unlimited = printed.targets === 'all'
  const marks = marksOf(fight, 'enemies', 'players')
  // An attack without a target limit reaches hidden ships as well (CE-037).
  const seen = unlimited ? marks.map((mark) => ({ ...mark, hidden: false })) : marks
  const aim = change(fight, 'changeReach', declared.aim, { ship: attacker })
  const clear = change(fight, 'changeSight', [], { ship: attacker })
  const waivers = {
    clear,
    sight: ignores.includes('lineOfSight'),
    reach: ignores.some((one) => one !== 'lineOfSight'),
  }
  const candidates = isFarAway(attacker)
    ? allInSight(seen)
    : fight.know(fight.table.targets(state, attacker, aim, seen, waivers))
  const most = printed.targets === 'all' ? 'all' : printed.targets + sumOf(counting, 'targets')
  const targets = chooseTargets(fight, {
    seat: by.seat,
    asks: { key: 'akarios.ask.targets', args: { ship: id, card: by.card }, rule: 'PA-051' },
    candidates,
    least: 1,
    most,
    ordered: true,
  })
  if (targets.length === 0) return void fight.note('noTarget', { ship: id }, 'PA-049')
  // Whatever waited is used up now, hit or miss (BO-006).
  if (attacker.waiting.length > 0) attacker.waiting = []
  const aimed: Attack = { ...declared, aim, targets: [...targets] }
  takeSquadRiders(fight, aimed, squad)
  state.attacks.push(aimed)
  state.handled = [...targets]
  fight.note('attackDeclared', { ship: id, targets: [...targets], parts: declared.parts }, 'PA-058')
  fight.push(...targets.map((target) => ({ type: 'drawModifier' as const, attack: declared.id, target })), {
    type: 'finishAttack',
    attack: declared.id,
  })
}
