// More range of what shows a range; arcs stay as they are (CE-046).
import type { Standing } from './standing-step.ts'

export const attackRange: Standing<'attackRange'> = ({ amount }) => ({
  changeReach: (_fight, bearer, aim, { ship }) =>
    ship.id === bearer.id && aim.type === 'range' && aim.hexes > 0
      ? { ...aim, hexes: aim.hexes + (amount === 'fromSlots' ? 0 : amount) }
      : aim,
})
