// Whose supply an action spends: its own card's, or with none left that of a card which lends to drones (open question 52).
import { stepsOf } from './cards/steps-of.ts'
import type { Card } from './state/card.ts'
import { cardOf } from './state/read.ts'
import type { PilotShip } from './state/ships.ts'
import type { FightState } from './state/state.ts'

/** The card itself while it has supply or needs none; null when there is nothing to spend (PA-017). */
export function supplierOf(state: FightState, { cards }: PilotShip, card: Card): Card | null {
  if (card.supply !== 0) return card
  if (cardOf(state, card.card).drone !== true) return null
  return cards.find((one) => !one.damaged && (one.supply ?? 0) > 0 && lends(state, one)) ?? null
}

const lends = (state: FightState, { card }: Card): boolean =>
  stepsOf(cardOf(state, card)).some((step) => step.do === 'lendSupply')
