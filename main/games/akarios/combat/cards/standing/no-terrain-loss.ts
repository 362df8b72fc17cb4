// No hull or shield is lost in such terrain; a nebula at shield 0 still stuns (open question 96).
import type { Standing } from './standing-step.ts'

export const noTerrainLoss: Standing<'noTerrainLoss'> = ({ terrain, who }) => ({
  changeTerrainCost: (_fight, bearer, cost, { ship, entered }) =>
    terrain.includes(entered) && (who === 'self' ? ship.id === bearer.id : ship.kind === 'pilot') ? null : cost,
})
