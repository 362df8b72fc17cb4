// Repairs that the bearer gives to player ships, its own among them (open question 99), mend more.
import type { Standing } from './standing-step.ts'

export const repairGiven: Standing<'repairGiven'> = ({ amount }) => ({
  changeGrant: (_fight, bearer, grant, { from, target }) =>
    from === bearer.id && target.kind === 'pilot' && grant.effect === 'repair'
      ? { ...grant, amount: (grant.amount ?? 1) + (amount === 'fromSlots' ? 0 : amount) }
      : grant,
})
