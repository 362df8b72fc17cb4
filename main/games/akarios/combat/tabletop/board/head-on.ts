// Facing something: which of some facings points most directly at a hex. Off the six axes two can be equally good.
import { along, between, facings, turn, type Facing, type Hex } from '../../../../../../shared/lib/hex.ts'

/** Those of `choices` that enclose the smallest angle with the line of centres, in their order (open question 111). */
export function mostHeadOn<Choice extends { readonly facing: Facing }>(
  at: Hex,
  target: Hex,
  choices: readonly Choice[],
): readonly Choice[] {
  const line = between(at, target)
  const best = Math.max(...choices.map(({ facing }) => along(facing, line)))
  return choices.filter(({ facing }) => along(facing, line) === best)
}

/** The facings at `at` that point most directly at `target`: one on the six axes, else one or two. */
export const facingsToward = (at: Hex, target: Hex): readonly Facing[] =>
  mostHeadOn(
    at,
    target,
    facings.map((facing) => ({ facing })),
  ).map(({ facing }) => facing)

/** Steps of 60 degrees that one rotate can turn, staying first; positive is clockwise (PA-032, EN-013). */
export const turns = [0, 1, -1, 2, -2] as const
export type Turn = {
  readonly steps: (typeof turns)[number]
  readonly facing: Facing
}

export const turnsFrom = (facing: Facing): readonly Turn[] =>
  turns.map((steps) => ({ steps, facing: turn(facing, steps) }))
