// The enemy phase closes: effects come off enemies (EN-030), used combat cards go to their discard (EN-035).
import { endEffects } from '../effects/end-effects.ts'
import { discard } from '../piles.ts'
import type { Run } from './run.ts'

export const endEnemyPhase: Run<'endEnemyPhase'> = (fight) => {
  endEffects(fight, 'enemies', 'EN-030')
  for (const [type, card] of Object.entries(fight.state.orders)) discard(fight, `combat:${type}`, card)
  fight.state.orders = {}
}
