// A triggered pilot draws more trauma cards and discards as many of choice (SW-016).
import type { Hooks } from '../../hooks/hooks.ts'
import type { StepOf } from '../../../../../../shared/games/akarios/content/steps/step.ts'

export const traumaChoice = ({ extra }: StepOf<'traumaChoice'>): Hooks => ({
  changeTraumaDraw: (_fight, _bearer, count) => count + extra,
})
