// Boards to measure on: the size of the printed one and one far larger, a sixth of the hexes blocked, and pairs of hexes to ask
// about; the same board as honeycomb's grid.
import { defineHex, Grid, Orientation } from 'honeycomb-grid'
import { layOut } from '../../main/games/akarios/combat/tabletop/board/board.ts'
import { grid } from '../../shared/lib/hex/names.ts'
import { randomOf } from '../../tests/random/random.ts'

/** `[columns, rows]` of the boards. */
export const sizes = [
  [13, 9],
  [30, 30],
]
export const nameOf = ([columns, rows]) => `${columns} × ${rows}`

/** Questions in one call, so that looking at the clock costs nothing. */
export const asked = 64

export function boardOf([columns, rows]) {
  const random = randomOf(`board ${columns} ${rows}`)
  const hexes = grid(columns, rows)
  const blocked = random.some(hexes, Math.floor(hexes.length / 6))
  const board = layOut({
    shape: { type: 'grid', columns, rows },
    terrain: blocked.map((at) => ({ at, terrain: 'planet' })),
    wormholes: [],
    markers: [],
  })
  const Tile = defineHex({ dimensions: 10, orientation: Orientation.FLAT })
  const tiles = new Grid(
    Tile,
    hexes.map(({ q, r }) => ({ q, r })),
  )
  const pairs = Array.from({ length: asked }, () => [random.pick(hexes), random.pick(hexes)])
  const peerPairs = pairs.map((pair) => pair.map((hex) => tiles.getHex(hex)))
  return { board, hexes, tiles, pairs, peerPairs, isBlocked: lookUp(blocked) }
}

/** Whether a hex is one of these, by one array read: peers are not to be slowed down by how they are asked. */
function lookUp(hexes) {
  const width = 128
  const place = ({ q, r }) => (r + width / 2) * width + q
  const table = new Uint8Array(width * width)
  for (const hex of hexes) table[place(hex)] = 1
  return (hex) => table[place(hex)] === 1
}
