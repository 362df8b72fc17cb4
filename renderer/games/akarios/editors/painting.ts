// What a touch of a hex does to a diagram that is being painted: arcs gain and lose hexes, moves go on hex by hex.
import type { Place, PathHex } from '../../../../shared/games/akarios/content/geometry.ts'
import { distance, hexKey, ring, sameHex, turn } from '../../../../shared/lib/hex.ts'
import { placeOf } from '../../../../shared/lib/hex/names.ts'

/** The ship's own hex: it looks to 0,-1. */
export const own: Place = { q: 0, r: 0 }

/** Without the hex if it is in the arc, with it otherwise; never the ship's own. */
export function touchArc(arc: readonly Place[], at: Place): readonly Place[] {
  if (sameHex(at, own)) return arc
  const rest = arc.filter((hex) => !sameHex(hex, at))
  return rest.length < arc.length ? rest : [...arc, at]
}

/** The move goes on to a hex beside its end, facing as before; touched again, its last hex goes. Nothing else changes it. */
export function touchMove(path: readonly PathHex[], at: Place): readonly PathHex[] {
  const last = path.at(-1)
  if (last !== undefined && sameHex(last, at)) return path.slice(0, -1)
  return distance(last ?? own, at) === 1 ? [...path, { ...at, facing: last?.facing ?? 0 }] : path
}

/** Turns the ship in the last hex of the move, `by` steps of 60 degrees clockwise. */
export const turnEnd = (path: readonly PathHex[], by: number): readonly PathHex[] =>
  path.map((hex, at) => (at === path.length - 1 ? { ...hex, facing: turn(hex.facing, by) } : hex))

/** Room around the ship: all that is painted and one ring more, 3 to 8 hexes. */
export const radiusFor = (hexes: readonly Place[]): number =>
  Math.min(8, Math.max(3, ...hexes.map((hex) => distance(own, hex) + 1)))

export const hexesWithin = (radius: number): readonly Place[] => [
  own,
  ...Array.from({ length: radius }, (_, at) => ring(own, at + 1)).flat(),
]

/** Hexes row by row, as a reader of the grid goes through them. */
export function rowsOf<H extends Place>(hexes: readonly H[]): readonly (readonly H[])[] {
  const rows = new Map<number, H[]>()
  for (const hex of hexes) {
    const { row } = placeOf(hex)
    rows.set(row, [...(rows.get(row) ?? []), hex])
  }
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row.toSorted((a, b) => a.q - b.q))
}

export const isIn = (hexes: readonly Place[], at: Place): boolean => hexes.some((hex) => hexKey(hex) === hexKey(at))
