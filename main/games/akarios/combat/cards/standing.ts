// The steps of the vocabulary that step into the rules while their card is fitted and whole, or for a span after it was used.
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Hooks } from '../hooks/hooks.ts'
import { advantageDraws } from './standing/advantage-draws.ts'
import { calmBasicActions } from './standing/calm-basic-actions.ts'
import { reduceDamage } from './standing/reduce-damage.ts'
import { refill } from './standing/refill.ts'
import type { Standing } from './standing/standing-step.ts'

const standing: { readonly [D in Step['do']]?: Standing<D> } = {
  advantageDraws,
  calmBasicActions,
  reduceDamage,
  refill,
}

/** Null for a step that changes no rule by itself. */
export function standingHooks(step: Step, place: CardPlace): Hooks | null {
  const make = standing[step.do] as Standing<Step['do']> | undefined
  return make?.(step, place) ?? null
}
