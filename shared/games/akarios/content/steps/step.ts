// The vocabulary of cards: what a card does, as a list of steps from a closed set. A step may hold further steps, 16 levels at most.
import { z } from 'zod'
import { attackSteps } from './attacks.ts'
import { cardSteps } from './cards.ts'
import { effectSteps } from './effects.ts'
import { luckSteps } from './luck.ts'
import { movementSteps } from './movement.ts'
import { standingSteps } from './standing.ts'

const plainStep = z.discriminatedUnion('do', [
  ...movementSteps,
  ...attackSteps,
  ...effectSteps,
  ...luckSteps,
  ...cardSteps,
  ...standingSteps,
])
export type PlainStep = z.infer<typeof plainStep>

/** Things that a card counts. */
export const counted = ['nebulaHexEntered', 'friendlyShipNextToTarget'] as const

// Type aliases, not interfaces: only these count as plain JSON for the compiler.

/** Counts only if a stress face paid for the action (rules PA-014, PA-015). */
export type IfStress = {
  do: 'ifStress'
  steps: Step[]
}

/** The player takes `count` of the options. */
export type Choose = {
  do: 'choose'
  count: number
  options: Step[][]
}

/** All of the steps or none, as the player wants. */
export type May = {
  do: 'may'
  steps: Step[]
}

/** The steps once for each counted thing. */
export type ForEach = {
  do: 'forEach'
  what: (typeof counted)[number]
  steps: Step[]
}

/** The steps wait; then they cost neither dice nor supply. */
export type Delay = {
  do: 'delay'
  until: 'nextPilotPhase'
  steps: Step[]
}

export type Step = PlainStep | IfStress | Choose | May | ForEach | Delay
export type StepOf<D extends Step['do']> = Extract<Step, { do: D }>

export const step: z.ZodType<Step> = z
  .lazy(() =>
    z.discriminatedUnion('do', [
      ...plainStep.options,
      z.strictObject({ do: z.literal('ifStress'), steps }),
      z.strictObject({ do: z.literal('choose'), count: z.int().min(1).max(4), options: z.array(steps).min(2).max(6) }),
      z.strictObject({ do: z.literal('may'), steps }),
      z.strictObject({ do: z.literal('forEach'), what: z.enum(counted), steps }),
      z.strictObject({ do: z.literal('delay'), until: z.literal('nextPilotPhase'), steps }),
    ]),
  )
  .meta({ id: 'step' })

/** 1 to 12 steps. */
export const steps = z.array(step).min(1).max(12)

/** Every step of the list and all steps inside them, outermost first. */
export function* everyStep(list: readonly Step[]): Generator<Step> {
  for (const one of list) {
    yield one
    for (const inner of innerSteps(one)) yield* everyStep(inner)
  }
}

/** The lists of steps that a step holds directly. */
export const innerSteps = (one: Step): readonly Step[][] => {
  if ('options' in one) return one.options
  return 'steps' in one ? [one.steps] : []
}
