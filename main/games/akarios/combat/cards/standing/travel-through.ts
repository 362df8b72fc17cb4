// The bearer flies through such terrain without its cost; a planet is still no place to stop.
import type { Standing } from './standing-step.ts'

export const travelThrough: Standing<'travelThrough'> = ({ terrain }) => ({
  changePassage: (_fight, bearer, passed, { ship }) => (ship.id === bearer.id ? [...passed, ...terrain] : passed),
})
