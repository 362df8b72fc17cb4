// No hull or shield is lost in such terrain; a nebula at shield 0 still stuns (open question 96).
import type { StepOf } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import type { Hooks } from '../../hooks/hooks.ts'

export const noTerrainLoss = ({ terrain, who }: StepOf<'noTerrainLoss'>): Hooks => ({
  changeTerrainCost: (_fight, bearer, cost, { ship, entered }) =>
    terrain.includes(entered) && (who === 'self' ? ship.id === bearer.id : ship.kind === 'pilot') ? null : cost,
})
