// Hexes by column and row, and by the name that people read at the board's edge: column letter, row number ("E-5").
import type { Hex } from '../hex.ts'

/** Columns from the left and rows from the top, both from 0. Every second column, from the second, lies half a hex lower. */
export type Place = {
  readonly column: number
  readonly row: number
}

export const placeOf = ({ q, r }: Hex): Place => ({ column: q, row: r + Math.floor(q / 2) })

export const hexAt = ({ column, row }: Place): Hex => ({ q: column, r: row - Math.floor(column / 2) })

/** All hexes of a board, column by column from the left, each from the top. */
export function grid(columns: number, rows: number): Hex[] {
  const hexes: Hex[] = []
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) hexes.push(hexAt({ column, row }))
  return hexes
}

/** "A-1" is the hex at the top left, "AA-1" follows "Z-1". Throws for a hex left of or above it, which has no name. */
export function hexName(hex: Hex): string {
  const { column, row } = placeOf(hex)
  if (column < 0 || row < 0) throw new RangeError(`no name for the hex ${hex.q},${hex.r}`)
  return `${letters(column)}-${row + 1}`
}

/** The hex of a typed name ("E-5", "e5", " e 5 "), null when the text is none. */
export function hexNamed(text: string): Hex | null {
  const parts = /^\s*([a-z]{1,2})\s*-?\s*([1-9]\d{0,2})\s*$/i.exec(text)
  const [, name, row] = parts ?? []
  if (name === undefined || row === undefined) return null
  let column = 0
  for (const letter of name.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return hexAt({ column: column - 1, row: Number(row) - 1 })
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
