// A card that ends a move in any hex of its path: the stop costs no stress then (open question 95).
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Fight } from '../fight.ts'
import type { Performance } from '../state/attack.ts'
import { cardOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import { payCard } from './pay-card.ts'

export interface Stopped {
  readonly by: Performance
  /** What the card does after the stop. */
  readonly steps: readonly Step[]
}

/** Asks the pilot for each such card in turn whether it is used; null when none is. Stress faces on it count as usual. */
export function stopsMove(fight: Fight, { id: seat, cards }: PilotShip): Stopped | null {
  for (const { card, place, damaged } of cards) {
    const { timing, effects } = cardOf(fight.state, card)
    if (damaged || timing !== 'duringMove' || !effects.some((step) => step.do === 'stopMove')) continue
    const asks = { key: 'akarios.ask.stopMove', args: { seat, card }, rule: 'PA-036' }
    const paid = payCard(fight, seat, place, asks, true)
    if (paid === null) continue
    fight.note('cardUsed', { seat, card })
    return {
      by: { seat, action: place, card, ...paid },
      steps: effects.filter((step) => step.do !== 'stopMove'),
    }
  }
  return null
}
