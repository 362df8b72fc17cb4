// Less damage from an attack, seen after its cards were drawn and before cubes move, never under 0 (PD-014).
import type { Fight } from '../../fight.ts'
import type { Ship } from '../../state/ships.ts'
import { amountOf } from '../../commands/expand.ts'
import { noSlots, type Standing } from './standing-step.ts'

export const reduceDamage: Standing<'reduceDamage'> = ({ amount, withinRange, lasts }, place) => ({
  changeHit: (fight, bearer, plan, { attacker, target }) => {
    if (target.id !== bearer.id || plan.total <= 0) return plan
    if (withinRange !== undefined && !isNear(fight, bearer, attacker, withinRange)) return plan
    const paid = lasts === 'thisAttack' ? fight.reacts(bearer.id, place, plan.total) : noSlots
    if (paid === null) return plan
    return { ...plan, total: amount === 'all' ? 0 : Math.max(0, plan.total - amountOf(amount, paid)) }
  },
})

const isNear = (fight: Fight, bearer: Ship, attacker: Ship, range: number): boolean =>
  fight.know(fight.table.isNear(fight.state, bearer, attacker, range))
