// Exact geometry for sight, in whole numbers: axial coordinates times 6, so that corners, middles and middles of edges are
// all whole. Axial axes are slanted, which changes neither on which side of a line a point lies nor where lines meet.
import { directions, turn, type Facing, type Hex } from '../../../../../../shared/lib/hex.ts'

/** A point or a direction, in sixths of a hex. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const middleOf = ({ q, r }: Hex): Point => ({ x: 6 * q, y: 6 * r })

/** The middle of the edge that faces `facing`. */
export function edgeMiddle(hex: Hex, facing: Facing): Point {
  const step = directions[facing]
  return { x: 6 * hex.q + 3 * step.q, y: 6 * hex.r + 3 * step.r }
}

/** The corners seen from the middle, clockwise; the edge that faces `f` runs from corner `f - 1` to corner `f`. */
export const corners = [
  { x: 2, y: -4 },
  { x: 4, y: -2 },
  { x: 2, y: 2 },
  { x: -2, y: 4 },
  { x: -4, y: 2 },
  { x: -2, y: -2 },
] as const satisfies readonly Point[]

/** Positive when direction `b` lies clockwise of `a` by less than half a turn, 0 when they are in line, else negative. */
export const side = (a: Point, b: Point): number => a.x * b.y - a.y * b.x

/** The squared distance of a point from a hex's middle, in units that are the same for all hexes. */
export function farness(from: Point, hex: Hex): number {
  const x = 6 * hex.q - from.x
  const y = 6 * hex.r - from.y
  return x * x + x * y + y * y
}

/** The directions in which a hex is seen, clockwise from `first` to `last`: at most half a turn. */
export interface Cone {
  readonly first: Point
  readonly last: Point
}

/** The cone of a hex seen from a point outside of it and off its edges. */
export function coneOf(eye: Point, hex: Hex): Cone {
  const x = 6 * hex.q - eye.x
  const y = 6 * hex.r - eye.y
  // Plain numbers in place of points: this runs for every blocker of every line.
  let firstX = x + corners[0].x
  let firstY = y + corners[0].y
  let lastX = firstX
  let lastY = firstY
  for (const corner of corners) {
    const cornerX = x + corner.x
    const cornerY = y + corner.y
    if (cornerX * firstY - cornerY * firstX > 0) {
      firstX = cornerX
      firstY = cornerY
    } else if (lastX * cornerY - lastY * cornerX > 0) {
      lastX = cornerX
      lastY = cornerY
    }
  }
  return { first: { x: firstX, y: firstY }, last: { x: lastX, y: lastY } }
}

/** The cone of the hex in front, seen from the middle of the common edge: exactly half a turn, along the edge both ways. */
export function frontCone(facing: Facing): Cone {
  const right = corners[facing]
  const left = corners[turn(facing, -1)]
  const last = { x: (right.x - left.x) / 2, y: (right.y - left.y) / 2 }
  return { first: { x: 0 - last.x, y: 0 - last.y }, last }
}

/** Does the direction lie inside the cone, off its two edges? */
export const isInside = (direction: Point, cone: Cone): boolean =>
  side(cone.first, direction) > 0 && side(direction, cone.last) > 0

/** How far a hex reaches to either side of a line through its middle, as `side` measures it: three corners stand for six. */
export const reachAcross = ({ x, y }: Point): number =>
  Math.max(Math.abs(4 * x + 2 * y), Math.abs(2 * x + 4 * y), Math.abs(2 * x - 2 * y))

/** Where a ray from `eye` first meets a hex that lies in its way: for drawing only, no longer a whole number. */
export function meet(eye: Point, direction: Point, hex: Hex): Point {
  const middle = middleOf(hex)
  const times = corners.flatMap((corner, index) => {
    const next = corners[turn(index as Facing, 1)]
    const edge = { x: next.x - corner.x, y: next.y - corner.y }
    const toCorner = { x: middle.x + corner.x - eye.x, y: middle.y + corner.y - eye.y }
    const slope = side(direction, edge)
    const along = slope === 0 ? 0 : side(direction, toCorner) / -slope
    return slope === 0 || along < 0 || along > 1 ? [] : [side(toCorner, edge) / slope]
  })
  const time = Math.min(...times)
  return { x: eye.x + time * direction.x, y: eye.y + time * direction.y }
}
