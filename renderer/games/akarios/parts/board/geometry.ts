// Where hexes lie on the drawing. Flat-top hexes of size 40 in units of the drawing; nothing here knows a rule.
import { neighbours, type Facing, type Hex } from '../../../../../shared/lib/hex.ts'
import { hexKey } from '../../../../../shared/lib/hex.ts'
import { placeOf } from '../../../../../shared/lib/hex/names.ts'

/** From the middle of a hex to a corner. */
export const size = 40
const height = size * Math.sqrt(3)

export interface Point {
  readonly x: number
  readonly y: number
}

export const middleOf = ({ q, r }: Hex): Point => ({ x: size * 1.5 * q + size, y: height * (r + q / 2) + height / 2 })

/** Corner 0 lies to the right, then clockwise. */
const corner = ({ x, y }: Point, index: number, scale = 1): Point => ({
  x: x + size * scale * Math.cos((Math.PI / 3) * index),
  y: y + size * scale * Math.sin((Math.PI / 3) * index),
})

const print = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

export function hexPath(hex: Hex, scale = 0.985): string {
  const middle = middleOf(hex)
  return `M${[0, 1, 2, 3, 4, 5].map((index) => print(corner(middle, index, scale))).join('L')}z`
}

/** A line through points of the board, in hexes, whole or with fractions. */
export const linePath = (points: readonly Hex[]): string =>
  `M${points.map((point) => print(middleOf(point))).join('L')}`

/** The corners at the two ends of the edge that a facing looks over. */
const edge = (facing: number): readonly [number, number] => [(facing + 4) % 6, (facing + 5) % 6]

/** The outer line round a set of hexes. */
export function outline(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(hexKey))
  return hexes
    .flatMap((hex) =>
      neighbours(hex).flatMap((next, facing) => {
        if (inside.has(hexKey(next))) return []
        const [from, to] = edge(facing)
        const middle = middleOf(hex)
        return [`M${print(corner(middle, from))}L${print(corner(middle, to))}`]
      }),
    )
    .join('')
}

/** The bar at a ship's front edge. */
export function frontPath(hex: Hex, facing: Facing): string {
  const [from, to] = edge(facing)
  const middle = middleOf(hex)
  const [a, b] = [corner(middle, from, 0.84), corner(middle, to, 0.84)]
  const along = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
  return `M${print(along(0.12))}L${print(along(0.88))}`
}

/** Room on each side of a board for its frame, in units of the drawing. */
export const frameRoom = 36

export interface Extent {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
}

/** Columns and rows counted from the top left, and the size of the drawing without its frame. */
export function extentOf(hexes: readonly Hex[]): Extent {
  const places = hexes.map(placeOf)
  const columns = Math.max(0, ...places.map(({ column }) => column)) + 1
  const rows = Math.max(0, ...places.map(({ row }) => row)) + 1
  return {
    columns,
    rows,
    width: size * 1.5 * (columns - 1) + 2 * size,
    height: height * (rows + (columns > 1 ? 0.5 : 0)),
  }
}
