// Stress in place of what such terrain would cost, if the player wants it; there must be something to lose.
import type { Standing } from './standing-step.ts'
import { chooseOne } from '../../choose-one.ts'

export const stressForTerrainLoss: Standing<'stressForTerrainLoss'> = ({ terrain, stress }) => ({
  changeTerrainCost: (fight, bearer, cost, { ship, entered }) => {
    const loses = entered === 'asteroid' || ship.shield > 0
    if (cost === null || ship.id !== bearer.id || !terrain.includes(entered) || !loses) return cost
    const chosen = chooseOne(fight, {
      about: 'use',
      seat: ship.id,
      asks: { key: 'akarios.ask.stressForTerrain', args: { ship: ship.id, terrain: entered }, rule: 'PA-041' },
      options: ['take', 'stress'].map((id) => ({ id, key: `akarios.${id}`, args: {} })),
    })
    if (chosen !== 'stress') return cost
    const amount = stress === 'fromSlots' ? 1 : stress
    fight.push({ type: 'gainStress', seat: ship.id, amount, why: 'card' })
    return null
  },
})
