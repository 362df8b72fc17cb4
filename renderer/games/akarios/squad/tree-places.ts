// Where the hexes of a tree stand in its grid, and the lines that lead to each from those before it.
import type { HexView } from '../../../../shared/games/akarios/view/squad-view.ts'

/** `up`: a pilot's tree, its first hex at the bottom; `across`: a ship's, its first hex at the left. */
export type Flow = 'up' | 'across'

export interface Placed {
  readonly hex: HexView
  /** Grid lines from 1 on: a hex of the trunk of a pilot's tree spans both columns. */
  readonly column: string
  readonly row: number
}

export interface TreePlaces {
  readonly hexes: readonly Placed[]
  /** Path of each line in a drawing of `size`, where rows, or columns of a tree that runs across, are one unit high. */
  readonly lines: readonly { readonly to: HexView; readonly path: string }[]
  readonly size: { readonly width: number; readonly height: number }
}

/** Columns of the drawing of a tree that grows up: the trunk stands at 2, the sides of a fork at 1 and 3. */
const trunk = 2

const isSecond = ({ side }: HexView) => side === 'right' || side === 'bottom'

export function treePlaces(hexes: readonly HexView[], flow: Flow): TreePlaces {
  const steps = [...new Set(hexes.map(({ row }) => row))].toSorted((a, b) => a - b)
  const stepOf = ({ row }: HexView) => steps.indexOf(row)
  const lanes = hexes.some(isSecond) ? 2 : 1
  const point = (hex: HexView): readonly [x: number, y: number] =>
    flow === 'up'
      ? [hex.side === null ? trunk : isSecond(hex) ? trunk + 1 : trunk - 1, steps.length - 1 - stepOf(hex)]
      : [stepOf(hex) + 0.5, isSecond(hex) ? 1 : 0]
  return {
    hexes: hexes.map((hex) => {
      const [x, y] = point(hex)
      const column = flow === 'across' ? String(stepOf(hex) + 1) : x === trunk ? '1 / -1' : x < trunk ? '1' : '2'
      return { hex, column, row: y + 1 }
    }),
    lines: hexes.flatMap((to) =>
      to.after.flatMap((id) => {
        const from = hexes.find((hex) => hex.id === id)
        if (from === undefined) return []
        const [[x, y], [toX, toY]] = [point(from), point(to)]
        const bend = flow === 'up' ? `V${(y + toY) / 2}H${toX}V${toY}` : `H${(x + toX) / 2}V${toY}H${toX}`
        return [{ to, path: `M${x} ${y}${bend}` }]
      }),
    ),
    size: flow === 'up' ? { width: 2 * trunk, height: steps.length } : { width: steps.length, height: lanes },
  }
}
