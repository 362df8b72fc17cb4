// The attack is over with all its targets: reshuffle if a card said so (PA-062), and what waited for its end.
import { momentOf } from '../cards/moment.ts'
import { tell } from '../hooks/run.ts'
import { reshuffle } from '../piles.ts'
import type { Attack } from '../state/attack.ts'
import { findActor } from '../state/actor.ts'
import { attackOf, isGone } from '../state/read.ts'
import type { Run } from './run.ts'

export const finishAttack: Run<'finishAttack'> = (fight, { attack: id }) => {
  const attack = attackOf(fight.state, id)
  fight.state.attacks = fight.state.attacks.filter((one) => one.id !== id)
  fight.state.lastAttack = { id, hullLost: sumOf(attack, 'hull'), total: sumOf(attack, 'total') }
  if (attack.shuffles) reshuffle(fight, attack.deck)
  const attacker = findActor(fight.state, attack.attacker)
  if (attacker === null || isGone(attacker)) return
  const landed = attack.hits.some(({ missed }) => !missed)
  const seat = attack.by?.seat ?? 'table'
  for (const grant of landed ? attack.own : []) {
    const given = { target: attacker.id, grant, from: attacker.id, seat, hullLost: null }
    fight.push({ type: 'applyEffect', ...given, ...(attack.by === null ? {} : { by: attack.by.action }) })
  }
  tell(fight, 'afterAttack', { attack, attacker })
  fight.push(...momentOf(fight.state, 'onAttackResolved', [attacker.id]))
}

const sumOf = ({ hits }: Attack, what: 'hull' | 'total'): number => hits.reduce((sum, hit) => sum + hit[what], 0)
