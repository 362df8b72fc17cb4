// What lies on the board, as plain data that a state can hold: which hexes exist, terrain, wormholes, markers with hull.
// `findMapFaults` is the door for maps from outside; everything else takes maps for granted.
import { hexKey, sameHex, type Hex } from '../../../../../../shared/lib/hex.ts'
import { grid, placeOf } from '../../../../../../shared/lib/hex/names.ts'

/** Terrain that fills its hex. A planet or moon of several hexes is listed hex by hex. */
export const terrains = ['asteroid', 'nebula', 'planet', 'moon'] as const
export type Terrain = (typeof terrains)[number]

/** Terrain that can be entered at a price: an asteroid costs 1 hull (PA-041), a nebula 1 shield (PA-042, PA-043). */
export const costlyTerrains = ['asteroid', 'nebula'] as const satisfies readonly Terrain[]
export type CostlyTerrain = (typeof costlyTerrains)[number]

/** A rectangle of columns and rows from (0,0) on, or the hexes one by one (none left of or above (0,0): they need names). */
export type BoardShape =
  | { readonly type: 'grid'; readonly columns: number; readonly rows: number }
  | { readonly type: 'list'; readonly hexes: readonly Hex[] }

export type BoardMap = {
  readonly shape: BoardShape
  readonly terrain: readonly { readonly at: Hex; readonly terrain: Terrain }[]
  readonly wormholes: readonly { readonly id: string; readonly at: Hex }[]
  /** Scenario markers that have hull: impassable, and they block sight (SP-010). Markers without hull do not matter here (SP-009). */
  readonly markers: readonly { readonly id: string; readonly at: Hex }[]
}

export const shapeHexes = (shape: BoardShape): readonly Hex[] =>
  shape.type === 'grid' ? grid(shape.columns, shape.rows) : shape.hexes

export function hasHex(shape: BoardShape, hex: Hex): boolean {
  if (shape.type === 'list') return shape.hexes.some((one) => sameHex(one, hex))
  const { column, row } = placeOf(hex)
  return column >= 0 && column < shape.columns && row >= 0 && row < shape.rows
}

/** Columns and rows a board may have each way. The printed board is far smaller; this keeps a mistyped size harmless. */
export const boardLimit = 60

export const mapFaultCodes = [
  'size',
  'hexTwice',
  'unnamedHex',
  'offBoard',
  'terrainTwice',
  'idTwice',
  'placeTwice',
] as const

/** `path` names the part of the map, such as `terrain.3`. */
export interface MapFault {
  readonly code: (typeof mapFaultCodes)[number]
  readonly path: string
}

/** Every reason why a map cannot be played on, in the order of its parts; empty for a sound map. */
export function findMapFaults(map: BoardMap): readonly MapFault[] {
  const faults = findShapeFaults(map.shape)
  if (faults.length > 0) return faults
  const board = new Set(shapeHexes(map.shape).map(hexKey))
  const check = (part: 'terrain' | 'wormholes' | 'markers', twice: MapFault['code']): void => {
    const taken = new Set<string>()
    for (const [index, { at }] of map[part].entries()) {
      const key = hexKey(at)
      if (!board.has(key)) faults.push({ code: 'offBoard', path: `${part}.${index}` })
      else if (taken.has(key)) faults.push({ code: twice, path: `${part}.${index}` })
      taken.add(key)
    }
  }
  check('terrain', 'terrainTwice')
  check('wormholes', 'placeTwice')
  check('markers', 'placeTwice')
  for (const part of ['wormholes', 'markers'] as const)
    for (const [index, { id }] of map[part].entries())
      if (map[part].findIndex((other) => other.id === id) < index)
        faults.push({ code: 'idTwice', path: `${part}.${index}` })
  return faults
}

function findShapeFaults(shape: BoardShape): MapFault[] {
  if (shape.type === 'grid') {
    const sound = [shape.columns, shape.rows].every((size) => Number.isInteger(size) && size >= 1 && size <= boardLimit)
    return sound ? [] : [{ code: 'size', path: 'shape' }]
  }
  if (shape.hexes.length === 0) return [{ code: 'size', path: 'shape' }]
  const faults: MapFault[] = []
  const taken = new Set<string>()
  for (const [index, hex] of shape.hexes.entries()) {
    const place = placeOf(hex)
    const named = [place.column, place.row].every((at) => Number.isInteger(at) && at >= 0 && at < boardLimit)
    if (!named) faults.push({ code: 'unnamedHex', path: `shape.hexes.${index}` })
    else if (taken.has(hexKey(hex))) faults.push({ code: 'hexTwice', path: `shape.hexes.${index}` })
    taken.add(hexKey(hex))
  }
  return faults
}
