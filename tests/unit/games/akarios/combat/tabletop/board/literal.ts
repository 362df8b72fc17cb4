// Boards and ships written by the names of their hexes, so that a test reads like the table: `space('7x7', { planet: 'D-3' })`.
import { layOut, type Board } from '../../../../../../../main/games/akarios/combat/tabletop/board/board.ts'
import type { Diagram } from '../../../../../../../main/games/akarios/combat/tabletop/board/diagram.ts'
import type { Terrain } from '../../../../../../../main/games/akarios/combat/tabletop/board/map.ts'
import type { StandingShip } from '../../../../../../../main/games/akarios/combat/tabletop/board/ships.ts'
import { ahead, type Facing, type Hex } from '../../../../../../../shared/lib/hex.ts'
import { hexName, hexNamed } from '../../../../../../../shared/lib/hex/names.ts'

export function hex(name: string): Hex {
  const found = hexNamed(name)
  if (found === null) throw new Error(`no hex ${name}`)
  return found
}
export const hexes = (names: string): Hex[] => (names === '' ? [] : names.split(' ').map(hex))
export const names = (list: readonly Hex[]): string => list.map(hexName).join(' ')

type Pieces = Partial<Record<Terrain | 'wormhole' | 'marker', string>>

/** `size` is columns x rows; each piece lists its hexes. Wormholes and markers are named after their hex. */
export function space(size: string, pieces: Pieces = {}): Board {
  const [columns = 0, rows = 0] = size.split('x').map(Number)
  const terrain = (['asteroid', 'nebula', 'planet', 'moon'] as const).flatMap((kind) =>
    hexes(pieces[kind] ?? '').map((at) => ({ at, terrain: kind })),
  )
  const named = (list = ''): { id: string; at: Hex }[] => hexes(list).map((at) => ({ id: hexName(at), at }))
  const shape = { type: 'grid', columns, rows } as const
  return layOut({ shape, terrain, wormholes: named(pieces.wormhole), markers: named(pieces.marker) })
}

export const ship = (name: string, at: string, facing: Facing = 0): StandingShip => ({
  ship: name,
  at: hex(at),
  facing,
})

/** So many hexes straight ahead. */
export const forward = (count: number): Diagram =>
  Array.from({ length: count }, (_, index) => ({ ...ahead({ q: 0, r: 0 }, 0, index + 1), facing: 0 as const }))
