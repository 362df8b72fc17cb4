// The form of a step that steps into the rules: it becomes hooks of the ship that carries its card.
import type { Step, StepOf } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import type { CardPlace } from '../../../../../../shared/games/akarios/question/action.ts'
import type { Hooks } from '../../hooks/hooks.ts'

/** What counts for a card that only stands: no slot of it is ever filled. */
export const noSlots = { value: null }

/** `place`: of the card, on the bearer of the hooks; `on`: the ships that were chosen when it was used. */
export type Standing<D extends Step['do']> = (step: StepOf<D>, place: CardPlace, on: readonly string[]) => Hooks
