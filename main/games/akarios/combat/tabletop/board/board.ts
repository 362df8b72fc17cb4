// A map laid out for looking things up: one cell a hex. Made from the map when needed, never part of a state.
import { hexKey, type Hex } from '../../../../../../shared/lib/hex.ts'
import { findMapFaults, shapeHexes, type BoardMap, type CostlyTerrain, type Terrain } from './map.ts'

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

/** The board of a map. Throws when the map has faults: maps from outside go through `findMapFaults` first. */
export function layOut(map: BoardMap): Board {
  const [fault] = findMapFaults(map)
  if (fault !== undefined) throw new RangeError(`unsound map: ${fault.code} at ${fault.path}`)
  const terrain = new Map(map.terrain.map((piece) => [hexKey(piece.at), piece.terrain]))
  const wormholes = new Map(map.wormholes.map((piece) => [hexKey(piece.at), piece.id]))
  const markers = new Map(map.markers.map((piece) => [hexKey(piece.at), piece.id]))
  const cells = shapeHexes(map.shape).map((at): Cell => {
    const key = hexKey(at)
    return {
      at,
      terrain: terrain.get(key) ?? null,
      wormhole: wormholes.get(key) ?? null,
      marker: markers.get(key) ?? null,
    }
  })
  const columns = cells.map(({ at }) => at.q)
  const rows = cells.map(({ at }) => at.r)
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const [width, height] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1]
  const table = Array.from({ length: width * height }, (): Cell | null => null)
  for (const cell of cells) table[(cell.at.r - top) * width + cell.at.q - left] = cell
  const blockers = cells.filter((cell) => cell.terrain !== null || cell.marker !== null)
  return { map, cells, blockers, table, left, top, width, height }
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
