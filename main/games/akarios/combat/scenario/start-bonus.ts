// What fitted cards add to the values that a ship starts with (CB-001, SW-013, CO-006).
import { everyStep, type StepOf } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { ActionCard } from '../state/content.ts'

type StartStep = StepOf<'startValue'>
export type StartValue = StartStep['of']

/** Cards on one player board. */
export interface FittedSeat {
  readonly cards: readonly { readonly card: string }[]
}

/** All that is fitted, of a set-up or of a fight under way. */
export interface Fitted {
  readonly content: { readonly cards: Readonly<Record<string, ActionCard>> }
  readonly squad: readonly FittedSeat[]
  readonly sparrow: readonly { readonly card: string }[]
}

/** The sum, before the cap of 10: what the ship's own cards give it, and what any card of the squad gives to every friendly ship. */
export const startBonus = (setup: Fitted, seat: FittedSeat, of: StartValue): number =>
  [
    ...stepsOf(setup, seat.cards).filter(({ who }) => who === 'self'),
    ...stepsOf(setup, [...setup.squad.flatMap(({ cards }) => cards), ...setup.sparrow]).filter(
      ({ who }) => who === 'allFriendly',
    ),
  ].reduce((sum, step) => (step.of === of && step.amount !== 'fromSlots' ? sum + step.amount : sum), 0)

const stepsOf = ({ content }: Fitted, fitted: readonly { readonly card: string }[]): StartStep[] =>
  fitted.flatMap(({ card }) =>
    [...everyStep(content.cards[card]?.effects ?? [])].filter((step) => step.do === 'startValue'),
  )
