// The bearer's attacks are advantaged: on near targets, or on the first enemy that attacked it in this fight.
import type { Standing } from './standing-step.ts'

export const advantagedAttacks: Standing<'advantagedAttacks'> = ({ withinRange, against }) => ({
  changeDraw: (fight, bearer, mode, { attacker, target }) => {
    if (attacker.id !== bearer.id || bearer.kind !== 'pilot') return mode
    if (against !== undefined && bearer.firstAttacker !== target.id) return mode
    if (withinRange !== undefined && !fight.know(fight.table.isNear(fight.state, bearer, target, withinRange)))
      return mode
    return { ...mode, advantaged: [...mode.advantaged, 'card'] }
  },
})
