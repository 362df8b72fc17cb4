// A map laid out for looking things up: one cell a hex. Made from the map when needed, never part of a state.
import type { Hex } from '../../../../../../shared/lib/hex.ts'
import { shapeHexes, type BoardMap, type CostlyTerrain, type Terrain } from './map.ts'

export interface Cell {
  readonly at: Hex
  readonly terrain: Terrain | null
  readonly wormhole: string | null
  /** The marker with hull that stands here. */
  readonly marker: string | null
}

/** The cells stand in one row after the other, with gaps where the board has no hex, so that looking up is one array read. */
export interface Board {
  readonly map: BoardMap
  /** In the map's own order, which is the order of all lists of hexes that are given to choose from. */
  readonly cells: readonly Cell[]
  /** What blocks sight when it lies between: all terrain, and markers with hull (PA-054, PA-055, SP-010). */
  readonly blockers: readonly Cell[]
  readonly table: readonly (Cell | null)[]
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The board of a map. Throws when a piece lies off the board or on another of its kind: maps from outside go through
 * `findMapFaults` first, which names such faults. Cheap, but worth keeping for as long as the map is the same.
 */
export function layOut(map: BoardMap): Board {
  const cells = shapeHexes(map.shape).map((at): Draft => ({ at, terrain: null, wormhole: null, marker: null }))
  const columns = cells.map(({ at }) => at.q)
  const rows = cells.map(({ at }) => at.r)
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const [width, height] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1]
  const table = Array.from({ length: width * height }, (): Draft | null => null)
  for (const cell of cells) table[(cell.at.r - top) * width + cell.at.q - left] = cell
  const bare = { map, cells, blockers: [], table, left, top, width, height }
  for (const { at, terrain } of map.terrain) put(bare, at, 'terrain', terrain)
  for (const { at, id } of map.wormholes) put(bare, at, 'wormhole', id)
  for (const { at, id } of map.markers) put(bare, at, 'marker', id)
  return { ...bare, blockers: cells.filter((cell) => cell.terrain !== null || cell.marker !== null) }
}

type Draft = { -readonly [Part in keyof Cell]: Cell[Part] }

function put<Part extends keyof Cell>(board: Board, at: Hex, part: Part, value: Draft[Part]): void {
  const cell: Draft | null = cellAt(board, at)
  if (cell === null || cell[part] !== null) throw new RangeError(`no place for ${part} at ${at.q},${at.r}`)
  cell[part] = value
}

/** What lies in a hex; null beyond the board's edge (PA-035). */
export function cellAt(board: Board, { q, r }: Hex): Cell | null {
  const column = q - board.left
  if (column < 0 || column >= board.width) return null
  return board.table[(r - board.top) * board.width + column] ?? null
}

/** What entering the cell costs: `asteroid` 1 hull (PA-041), `nebula` 1 shield (PA-042). */
export const costOf = ({ terrain }: Cell): CostlyTerrain | null =>
  terrain === 'asteroid' || terrain === 'nebula' ? terrain : null

/** The same for a hex; beyond the edge nothing is entered. */
export function costAt(board: Board, hex: Hex): CostlyTerrain | null {
  const cell = cellAt(board, hex)
  return cell === null ? null : costOf(cell)
}
