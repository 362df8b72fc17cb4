// All that a card does, step by step: read once, since what a card is never changes in a fight.
import { everyStep, type Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { ActionCard } from '../state/content.ts'

const known = new WeakMap<ActionCard, readonly Step[]>()

/** Its steps with those inside others, in their order. */
export function stepsOf(card: ActionCard): readonly Step[] {
  const steps = known.get(card) ?? [...everyStep(card.effects)]
  known.set(card, steps)
  return steps
}
