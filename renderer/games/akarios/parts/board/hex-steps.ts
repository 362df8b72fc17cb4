// Where an arrow leads on a board: columns run up and down, so left and right go to the column beside.
import type { Hex } from '../../../../../shared/lib/hex.ts'
import { hexAt, placeOf, type Place } from '../../../../../shared/lib/hex/names.ts'

export const arrowSteps = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
} as const satisfies Readonly<Record<string, Place>>
export type Arrow = keyof typeof arrowSteps

export const isArrow = (key: string): key is Arrow => Object.hasOwn(arrowSteps, key)

/** The hex that a step leads to; it need not be on the board. */
export function beside(hex: Hex, step: Place): Hex {
  const { column, row } = placeOf(hex)
  return hexAt({ column: column + step.column, row: row + step.row })
}
