// More range of what shows a range; arcs stay as they are (CE-046).
import { holdsNow } from '../../commands/holds.ts'
import { amountOf } from '../../commands/expand.ts'
import { noSlots, type Standing } from './standing-step.ts'

export const attackRange: Standing<'attackRange'> = ({ amount, condition }) => ({
  changeReach: (fight, bearer, aim, { ship }) =>
    ship.id === bearer.id && aim.type === 'range' && aim.hexes > 0 && holdsNow(fight, bearer.id, condition)
      ? { ...aim, hexes: aim.hexes + amountOf(amount, noSlots) }
      : aim,
})
