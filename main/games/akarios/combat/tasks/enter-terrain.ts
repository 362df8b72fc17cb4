// One costly hex was entered: an asteroid takes 1 hull (PA-041), a nebula 1 shield, or stuns at shield 0 (PA-042, PA-043).
import { change } from '../hooks/run.ts'
import { findShip } from '../state/read.ts'
import type { Run } from './run.ts'

export const enterTerrain: Run<'enterTerrain'> = (fight, { ship: id, cost }) => {
  const ship = findShip(fight.state, id)
  if (ship === null || ship.hull <= 0) return
  const price = change(fight, 'changeTerrainCost', cost, { ship, entered: cost })
  if (price === 'asteroid') fight.push({ type: 'dealDamage', target: id, amount: 1, source: 'asteroid', only: 'hull' })
  else if (cost === 'nebula' && ship.shield === 0)
    fight.push({
      type: 'applyEffect',
      target: id,
      grant: { effect: 'stun', amount: null },
      from: id,
      seat: 'table',
      hullLost: null,
    })
  else if (price === 'nebula')
    fight.push({ type: 'dealDamage', target: id, amount: 1, source: 'nebula', only: 'shield' })
}
