// Trees of improvements: pilots fill theirs from the bottom up, ships from left to right (rules PG-001 to PG-005, PG-013).
import { z } from 'zod'
import { id } from './id.ts'

/** At a fork only one of the two may ever be marked: left or right on a pilot's pad, top or bottom on a ship's. */
export const forkSides = ['left', 'right', 'top', 'bottom'] as const

/** A tree whose hexes give `gain`. `row` 1 is where the tree starts; `after` names hexes of lower rows, any one of them full. */
export const treeOf = <G extends z.ZodType>(gain: G) =>
  z.strictObject({
    id,
    hexes: z
      .array(
        z.strictObject({
          id,
          /** 1 to 12, counted from the start of the tree. */
          row: z.int().min(1).max(12),
          /** Hexes that may lead here; none only in row 1. */
          after: z.array(id).max(4),
          /** Set on both hexes of a fork. */
          side: z.enum(forkSides).exactOptional(),
          gives: gain,
        }),
      )
      .min(1)
      .max(40),
  })
