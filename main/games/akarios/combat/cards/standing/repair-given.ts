// Repairs that the bearer gives to player ships, its own among them (open question 99), mend more.
import { amountOf } from '../../commands/expand.ts'
import { noSlots, type Standing } from './standing-step.ts'

export const repairGiven: Standing<'repairGiven'> = ({ amount }) => ({
  changeGrant: (_fight, bearer, grant, { from, target }) =>
    from === bearer.id && target.kind === 'pilot' && grant.effect === 'repair'
      ? { ...grant, amount: (grant.amount ?? 1) + amountOf(amount, noSlots) }
      : grant,
})
