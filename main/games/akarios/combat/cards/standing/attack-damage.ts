// More damage of the bearer's attacks, or of the basic one; against near targets only, if the card says so.
import { amountOf } from '../../commands/expand.ts'
import { noSlots, type Standing } from './standing-step.ts'

export const attackDamage: Standing<'attackDamage'> = ({ amount, of, withinRange }) => ({
  changeDamage: (fight, bearer, damage, { attack, attacker, target }) => {
    if (attacker.id !== bearer.id || attack.by === null) return damage
    if (of === 'basicAttack' && attack.by.action !== 'attack') return damage
    const near = withinRange === undefined || fight.know(fight.table.isNear(fight.state, bearer, target, withinRange))
    return near ? damage + amountOf(amount, noSlots) : damage
  },
})
