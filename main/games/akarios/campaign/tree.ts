// Where a tree of improvements may be marked next: from its start on, and on one side of each fork only (rules PG-003, PG-005,
// PG-013, PG-014). The same for skill trees, whose hexes take two halves, and for ship trees, whose hexes are marked whole.
import type { forkSides } from '../../../../shared/games/akarios/content/tree.ts'

export interface TreeHex {
  readonly id: string
  readonly row: number
  /** Hexes that may lead here, any one of them full; none in row 1. */
  readonly after: readonly string[]
  readonly side?: (typeof forkSides)[number]
}

/** 0: empty, 1: half, 2: full. */
export type Halves = (hex: string) => number

export const fullHex = 2

/** `below`: nothing that leads here is full. `fork`: the other side, `taken`, is marked. */
export type HexStanding =
  { readonly is: 'full' | 'open' | 'below' } | { readonly is: 'fork'; readonly taken: NonNullable<TreeHex['side']> }

export function hexStanding(hexes: readonly TreeHex[], halves: Halves, hex: TreeHex): HexStanding {
  if (halves(hex.id) >= fullHex) return { is: 'full' }
  const rival = hexes.find((other) => isRival(hex, other) && halves(other.id) > 0)
  if (rival?.side !== undefined) return { is: 'fork', taken: rival.side }
  const isReached = hex.after.length === 0 || hex.after.some((before) => halves(before) >= fullHex)
  return { is: isReached ? 'open' : 'below' }
}

/** The word of the refusal that names the taken side. */
export const takenWord = {
  left: 'leftTaken',
  right: 'rightTaken',
  top: 'topTaken',
  bottom: 'bottomTaken',
} as const satisfies Record<NonNullable<TreeHex['side']>, string>

/** Two sides of one fork: in one row, reached from the same hex or both the first of the tree. */
const isRival = (hex: TreeHex, other: TreeHex): boolean =>
  hex.id !== other.id &&
  hex.side !== undefined &&
  other.side !== undefined &&
  hex.row === other.row &&
  (hex.after.length === 0 ? other.after.length === 0 : hex.after.some((before) => other.after.includes(before)))
