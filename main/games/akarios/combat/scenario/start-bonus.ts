// What fitted cards add to the values that a ship starts with (CB-001, SW-013, CO-006).
import { everyStep, type StepOf } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { FightSetup, SeatSetup } from './setup.ts'

type StartStep = StepOf<'startValue'>
export type StartValue = StartStep['of']

/** The sum, before the cap of 10: what the ship's own cards give it, and what any card of the squad gives to every friendly ship. */
export const startBonus = (setup: FightSetup, seat: SeatSetup, of: StartValue): number =>
  [
    ...stepsOf(setup, seat.cards).filter(({ who }) => who === 'self'),
    ...stepsOf(setup, [...setup.squad.flatMap(({ cards }) => cards), ...setup.sparrow]).filter(
      ({ who }) => who === 'allFriendly',
    ),
  ].reduce((sum, step) => (step.of === of && step.amount !== 'fromSlots' ? sum + step.amount : sum), 0)

const stepsOf = ({ content }: FightSetup, fitted: readonly { readonly card: string }[]): StartStep[] =>
  fitted.flatMap(({ card }) =>
    [...everyStep(content.cards[card]?.effects ?? [])].filter((step) => step.do === 'startValue'),
  )
