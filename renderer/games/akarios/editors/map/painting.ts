// A mission's map while it is painted: its hexes in columns and rows with what stands on each, and the rows of signs that this comes to.
import type { MapThing, MissionMap } from '../../../../../shared/games/akarios/content/map.ts'
import { canonical } from '../../../../../shared/lib/canonical.ts'
import { turn, type Facing } from '../../../../../shared/lib/hex.ts'
import type { Place } from '../../../../../shared/lib/hex/names.ts'

/** What stands on a hex; `null` where there is no hex. */
export type Cell = readonly MapThing[] | null

/** Rows from the top, each from the left; all are equally long. */
export type Cells = readonly (readonly Cell[])[]

/** Columns and rows that a map may have at most. */
export const mostAcross = 40

const clear = '.'
const none = ' '

export const cellsOf = ({ rows, legend }: MissionMap): Cells => {
  const wide = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => Array.from(row.padEnd(wide, none), (sign) => cellOf(sign, legend)))
}

const cellOf = (sign: string, legend: MissionMap['legend']): Cell =>
  sign === none ? null : Object.hasOwn(legend, sign) ? (legend[sign] ?? []) : []

/** A map without anything on it. */
export const blankCells = (columns: number, rows: number): Cells =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => []))

/** Larger maps grow to the right and below; what is cut off is gone. */
export const resized = (cells: Cells, columns: number, rows: number): Cells =>
  Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_unused, column) =>
        cells[row]?.[column] ?? (row < cells.length && column < (cells[row]?.length ?? 0) ? null : []),
    ),
  )

export type Brush = MapThing | { readonly type: 'clear' } | { readonly type: 'noHex' }

/** Most things on one hex. */
const mostThings = 4

/** The thing is put on the hex in place of another of its type, or taken off where the same one stands. */
export function painted(cells: Cells, at: Place, brush: Brush): Cells {
  const cell = cells[at.row]?.[at.column]
  if (cell === undefined) return cells
  return withCell(cells, at, touched(cell, brush))
}

function touched(cell: Cell, brush: Brush): Cell {
  if (brush.type === 'noHex') return cell === null ? [] : null
  if (brush.type === 'clear') return []
  const others = (cell ?? []).filter(({ type }) => type !== brush.type)
  const stands = (cell ?? []).some((thing) => canonical(thing) === canonical(brush))
  return stands || others.length >= mostThings ? others : [...others, brush]
}

const withCell = (cells: Cells, at: Place, cell: Cell): Cells =>
  cells.map((line, row) => (row === at.row ? line.map((one, column) => (column === at.column ? cell : one)) : line))

/** Turns what stands there and has a front, `by` steps of 60 degrees clockwise. */
export const turnedAt = (cells: Cells, at: Place, by: number): Cells => {
  const cell = cells[at.row]?.[at.column]
  if (cell === undefined || cell === null) return cells
  const turned = cell.map((thing) => ('facing' in thing ? { ...thing, facing: turnBy(thing.facing, by) } : thing))
  return withCell(cells, at, turned)
}

const turnBy = (facing: Facing, by: number): Facing => turn(facing, by)

/** Signs in the order in which they are taken, after the one that a thing would like. */
const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter((sign) => sign !== clear)

/** The map as a pack has it. What the map before called by a sign keeps that sign. */
export function mapOf(cells: Cells, before?: MissionMap): MissionMap {
  const legend: Record<string, MapThing[]> = {}
  const known = new Map(Object.entries(before?.legend ?? {}).map(([sign, things]) => [canonical(things), sign]))
  const taken = new Map<string, string>()
  const reserved = new Set(known.values())
  const signFor = (things: readonly MapThing[]): string => {
    const key = canonical(things)
    const has =
      taken.get(key) ??
      known.get(key) ??
      [likedSign(things), ...signs].find((sign) => !Object.hasOwn(legend, sign) && !reserved.has(sign))
    const sign = has ?? clear
    taken.set(key, sign)
    if (sign !== clear) legend[sign] = [...things]
    return sign
  }
  const rows = cells.map((line) =>
    line.map((cell) => (cell === null ? none : cell.length === 0 ? clear : signFor(cell))).join(''),
  )
  return { rows, legend }
}

/** `d` for a deployment hex, the first letter of a terrain, small for regular enemies and large for elite ones. */
function likedSign([thing]: readonly MapThing[]): string {
  switch (thing?.type) {
    case 'terrain':
      return thing.terrain.charAt(0)
    case 'enemy':
      return thing.rank === 'elite' ? thing.enemy.charAt(0).toUpperCase() : thing.enemy.charAt(0)
    case 'marker':
      return thing.marker.charAt(0).toUpperCase()
    case 'sparrow':
      return 'S'
    default:
      return 'd'
  }
}
