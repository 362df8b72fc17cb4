// Such terrain does not block the bearer's sight.
import type { Standing } from './standing-step.ts'

export const sightThrough: Standing<'sightThrough'> = ({ terrain }) => ({
  changeSight: (_fight, bearer, clear, { ship }) => (ship.id === bearer.id ? [...clear, ...terrain] : clear),
})
