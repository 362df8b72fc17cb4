// Steps that move, turn or place something on the board.
import { z } from 'zod'
import { range, terrain } from '../geometry.ts'
import { targets } from '../target.ts'

/** Which of the card's printed moves or attacks is meant, counted from 1. */
export const which = z.int().min(1).max(3)

/** The card's printed move. `through`: terrain that costs nothing on the way. */
const move = z.strictObject({
  do: z.literal('move'),
  diagram: which.exactOptional(),
  through: z.array(terrain).min(1).exactOptional(),
})

/** The ship is set down on a hex; nothing between counts. `ignoresTerrain`: the hex itself costs nothing either. */
const teleport = z.strictObject({
  do: z.literal('teleport'),
  to: z.enum(['freeHex', 'freeEdgeHex', 'freeHexNextTo']),
  nextTo: z.array(terrain).min(1).exactOptional(),
  range: range.exactOptional(),
  facing: z.enum(['kept', 'any']),
  ignoresTerrain: z.literal(true).exactOptional(),
})

/** One rotate of 60 or 120 degrees (rule PA-032) unless `times` or `degrees` says more. Without `when`: in its turn. */
const rotate = z.strictObject({
  do: z.literal('rotate'),
  times: z.int().min(2).max(3).exactOptional(),
  degrees: z.literal(180).exactOptional(),
  when: z.enum(['beforeOrAfter', 'anyPoint', 'beforeEachAction']).exactOptional(),
})

/** Changes places with the target, unless it was destroyed. */
const swap = z.strictObject({ do: z.literal('swap'), targets })

/** Moves other ships: by the card's diagram, by the diagram just flown, by a basic move of theirs, or onto a free hex in reach. */
const moveOther = z.strictObject({
  do: z.literal('moveOther'),
  targets,
  by: z.enum(['diagram', 'sameDiagram', 'basicMove', 'placing']),
})

/** Ends the move in any hex of its path, without the stress of an interrupt. */
const stopMove = z.strictObject({ do: z.literal('stopMove') })

const placeTerrain = z.strictObject({
  do: z.literal('placeTerrain'),
  terrain,
  count: z.int().min(1).max(4),
  on: z.literal('freeHex'),
})

export const movementSteps = [move, teleport, rotate, swap, moveOther, stopMove, placeTerrain] as const
