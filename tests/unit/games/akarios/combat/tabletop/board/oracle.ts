// A second opinion on sight, slow and made differently: exact fractions in place of angles, points in place of cones.
// It tries many points of the target's hex, among them all in which anything can change, and asks for each whether the
// line to it runs through the inside of a hex that blocks. It knows nothing of "nearer" and of turning senses.
import type { Facing, Hex } from '../../../../../../../shared/lib/hex.ts'

/** A point with whole coordinates over one denominator; `y` is measured in heights of half a hex times 2/3 root 3. */
interface Fraction {
  readonly x: bigint
  readonly y: bigint
  readonly over: bigint
}

// Flat-top hexes with corners at distance 1: middle at (3/2 q, r + q/2), y stretched so that all of it is rational.
const scale = 4n
const middle = ({ q, r }: Hex): Fraction => ({ x: BigInt(6 * q), y: BigInt(4 * r + 2 * q), over: scale })
const cornerSteps = [
  [4n, 0n],
  [2n, 2n],
  [-2n, 2n],
  [-4n, 0n],
  [-2n, -2n],
  [2n, -2n],
] as const
const cornersOf = (hex: Hex): readonly Fraction[] => {
  const { x, y } = middle(hex)
  return cornerSteps.map(([dx, dy]) => ({ x: x + dx, y: y + dy, over: scale }))
}
/** Corners at both ends of the edge that faces 0 (up, where y is small) to 5. */
const edgeEnds: Record<Facing, readonly [number, number]> = {
  0: [4, 5],
  1: [5, 0],
  2: [0, 1],
  3: [1, 2],
  4: [2, 3],
  5: [3, 4],
}

/** The point `part` / `parts` of the way from `a` to `b`. */
const between = (a: Fraction, b: Fraction, part: bigint, parts: bigint): Fraction => ({
  x: a.x * b.over * (parts - part) + b.x * a.over * part,
  y: a.y * b.over * (parts - part) + b.y * a.over * part,
  over: a.over * b.over * parts,
})

/** Twice the signed area of a triangle, times something positive. */
const area = (a: Fraction, b: Fraction, c: Fraction): bigint =>
  (b.x * a.over - a.x * b.over) * (c.y * a.over - a.y * c.over) -
  (b.y * a.over - a.y * b.over) * (c.x * a.over - a.x * c.over)

const edgesOf = (hex: Hex): readonly (readonly [Fraction, Fraction])[] => {
  const points = cornersOf(hex)
  return points.map((point, index) => [point, points[(index + 1) % 6] ?? point])
}

/** Does the segment from `a` to `b` run through the inside of a hex? Clipped by its six sides, one after the other. */
function crossesInside(a: Fraction, b: Fraction, hex: Hex): boolean {
  // Both ends of what is left of the segment, as fractions of its length.
  let [from, fromOver, to, toOver] = [0n, 1n, 1n, 1n]
  for (const [start, end] of edgesOf(hex)) {
    // How far inside of this side both ends lie, in the same unit: positive is inside, for the corners run one way round.
    const atA = area(start, end, a) * b.over
    const atB = area(start, end, b) * a.over
    if (atA <= 0n && atB <= 0n) return false
    if (atA >= 0n && atB >= 0n) continue
    const [cut, over] = atA > atB ? [atA, atA - atB] : [-atA, atB - atA]
    if (atA < 0n) {
      if (cut * fromOver > from * over) [from, fromOver] = [cut, over]
    } else if (cut * toOver < to * over) [to, toOver] = [cut, over]
  }
  return from * toOver < to * fromOver
}

/** Where the line from `eye` through `through` meets a side, if it does between both its ends. */
function crossing(eye: Fraction, through: Fraction, [start, end]: readonly [Fraction, Fraction]): readonly Fraction[] {
  const atStart = area(eye, through, start) * end.over
  const atEnd = area(eye, through, end) * start.over
  if ((atStart > 0n && atEnd > 0n) || (atStart < 0n && atEnd < 0n) || atStart === atEnd) return []
  const part = atStart < 0n ? -atStart : atStart
  const parts = atStart > atEnd ? atStart - atEnd : atEnd - atStart
  return [between(start, end, part, parts)]
}

/** What the slow look found: how many of the tried points are in sight, and of them how many on lines through a corner. */
export interface SlowSight {
  readonly clear: number
  readonly tried: number
  /** Some evenly spread point is in sight: the view is not just a line that touches something. */
  readonly wide: boolean
}

/** Sight from the middle of the front edge of (`at`, `facing`) to `target` past `blockers`, which hold neither of both. */
export function slowSight(at: Hex, facing: Facing, target: Hex, blockers: readonly Hex[], parts = 6n): SlowSight {
  const corners = cornersOf(at)
  const [one, other] = edgeEnds[facing].map((index) => corners[index])
  if (one === undefined || other === undefined) throw new Error('a hex has six corners')
  const eye = between(one, other, 1n, 2n)
  const sides = edgesOf(target)
  const even = sides.flatMap(([start, end]) =>
    Array.from({ length: Number(parts) }, (_, part) => between(start, end, BigInt(part) * 2n + 1n, parts * 2n)),
  )
  const turning = blockers.flatMap(cornersOf).flatMap((corner) => sides.flatMap((side) => crossing(eye, corner, side)))
  const inSight = (point: Fraction): boolean => !blockers.some((hex) => crossesInside(eye, point, hex))
  const clearEven = even.filter(inSight).length
  const touching = [...cornersOf(target), ...turning]
  return {
    clear: clearEven + touching.filter(inSight).length,
    tried: even.length + touching.length,
    wide: clearEven > 0,
  }
}

/** Does a line between two points, given in sixths of axial coordinates, run through the inside of a hex? */
export const lineCrosses = (from: { x: number; y: number }, to: { x: number; y: number }, hex: Hex): boolean => {
  const point = ({ x, y }: { x: number; y: number }): Fraction => ({
    x: BigInt(6 * x),
    y: BigInt(4 * y + 2 * x),
    over: 6n * scale,
  })
  return crossesInside(point(from), point(to), hex)
}
