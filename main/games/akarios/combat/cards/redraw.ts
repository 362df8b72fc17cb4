// Cards with which a modifier card that has just been drawn is discarded and another one drawn.
import { everyStep, innerSteps, type Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Fight } from '../fight.ts'
import type { Performance } from '../state/attack.ts'
import type { Card } from '../state/card.ts'
import { cardOf, pilotOf } from '../state/read.ts'
import type { FightState } from '../state/state.ts'
import { payCard } from './pay-card.ts'

export interface Redraw {
  readonly by: Performance
  readonly place: CardPlace
  /** What else the card does or costs, before the next card is drawn. */
  readonly steps: readonly Step[]
  /** It cost nothing at all. */
  readonly free: boolean
}

/**
 * Asks the pilot for each such card whether `drawn` is drawn again; null when it stays. What costs nothing at all is had once
 * for each target, and stands in `spent` then; what costs something, as often as it is paid.
 */
export function redraws(fight: Fight, seat: string, drawn: string, spent: readonly CardPlace[]): Redraw | null {
  for (const card of redrawers(fight.state, seat)) {
    const { place } = card
    if (spent.includes(place)) continue
    const asks = { key: 'akarios.ask.redraw', args: { seat, card: card.card, drawn }, rule: 'PA-058' }
    const paid = payCard(fight, seat, place, asks, true)
    if (paid === null) continue
    const steps = rest(cardOf(fight.state, card.card).effects)
    return { by: { seat, action: place, card: card.card, ...paid }, place, steps, free: isFree(fight.state, card) }
  }
  return null
}

const redrawers = (state: FightState, seat: string): readonly Card[] =>
  pilotOf(state, seat).cards.filter(({ card, damaged }) => {
    const { timing, effects } = cardOf(state, card)
    return !damaged && timing === 'onDraw' && [...everyStep(effects)].some((step) => step.do === 'redraw')
  })

/** How many cards this pilot may have drawn again for nothing, for each target. */
export const freeRedraws = (state: FightState, seat: string): number =>
  redrawers(state, seat).filter((card) => isFree(state, card)).length

/** Without dice, supply or a cost of its own. */
function isFree(state: FightState, { card, supply }: Card): boolean {
  const { slots = [], effects } = cardOf(state, card)
  return slots.length === 0 && supply === null && ![...everyStep(effects)].some((step) => step.do === 'pay')
}

/** The player has said yes to all of it: what `may` holds is done without another question. */
const rest = (effects: readonly Step[]): readonly Step[] =>
  effects.flatMap((step) => (step.do === 'may' ? rest(innerSteps(step).flat()) : step.do === 'redraw' ? [] : [step]))
