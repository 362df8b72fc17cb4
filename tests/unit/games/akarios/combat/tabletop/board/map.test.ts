import { describe, expect, test } from 'vitest'
import { cellAt, costAt, layOut } from '../../../../../../../main/games/akarios/combat/tabletop/board/board.ts'
import { findMapFaults, type BoardMap } from '../../../../../../../main/games/akarios/combat/tabletop/board/map.ts'
import { hex, hexes, space } from './literal.ts'

const empty: BoardMap = { shape: { type: 'grid', columns: 3, rows: 3 }, terrain: [], wormholes: [], markers: [] }
const codes = (map: Partial<BoardMap>): readonly string[] =>
  findMapFaults({ ...empty, ...map }).map(({ code, path }) => `${code} ${path}`)

describe('maps', () => {
  test('a sound map has no faults, and each part of an unsound one is named', () => {
    expect(codes({})).toEqual([])
    expect(codes({ shape: { type: 'grid', columns: 0, rows: 3 } })).toEqual(['size shape'])
    expect(codes({ shape: { type: 'grid', columns: 3, rows: 61 } })).toEqual(['size shape'])
    expect(codes({ shape: { type: 'grid', columns: 2.5, rows: 3 } })).toEqual(['size shape'])
    expect(codes({ shape: { type: 'list', hexes: [] } })).toEqual(['size shape'])
    expect(
      codes({
        shape: {
          type: 'list',
          hexes: [
            { q: 0, r: 0 },
            { q: 0, r: 0 },
          ],
        },
      }),
    ).toEqual(['hexTwice shape.hexes.1'])
    expect(codes({ shape: { type: 'list', hexes: [{ q: 2, r: -2 }] } })).toEqual(['unnamedHex shape.hexes.0'])
    const [a, b, off] = [hex('A-1'), hex('B-2'), hex('D-1')]
    const rock = 'asteroid' as const
    expect(codes({ terrain: [a, off, a].map((at) => ({ at, terrain: rock })) })).toEqual([
      'offBoard terrain.1',
      'terrainTwice terrain.2',
    ])
    expect(
      codes({
        wormholes: [
          { id: 'x', at: a },
          { id: 'x', at: b },
        ],
      }),
    ).toEqual(['idTwice wormholes.1'])
    expect(
      codes({
        markers: [
          { id: 'x', at: a },
          { id: 'y', at: a },
        ],
      }),
    ).toEqual(['placeTwice markers.1'])
    expect(() => layOut({ ...empty, wormholes: [{ id: 'x', at: off }] })).toThrow('no place for wormhole at 3,-1')
    expect(() => layOut({ ...empty, terrain: [a, a].map((at) => ({ at, terrain: rock })) })).toThrow(RangeError)
  })

  test('every hex is found with what lies in it, and nothing beyond the edge', () => {
    const board = space('5x4', { asteroid: 'A-1', nebula: 'E-4', moon: 'C-2', wormhole: 'B-1', marker: 'D-3' })
    expect(board.cells).toHaveLength(20)
    for (const cell of board.cells) expect(cellAt(board, cell.at)).toBe(cell)
    expect(cellAt(board, hex('C-2'))).toEqual({ at: hex('C-2'), terrain: 'moon', wormhole: null, marker: null })
    expect(cellAt(board, hex('B-1'))?.wormhole).toBe('B-1')
    expect(cellAt(board, hex('D-3'))?.marker).toBe('D-3')
    for (const at of [...hexes('F-1 A-5 E-5'), { q: -1, r: 1 }, { q: 1, r: -1 }, { q: 0, r: -1 }])
      expect(cellAt(board, at)).toBeNull()
  })

  test('a board of single hexes may have holes', () => {
    const board = layOut({ ...empty, shape: { type: 'list', hexes: hexes('B-2 D-2 C-5') } })
    expect(cellAt(board, hex('D-2'))?.at).toEqual(hex('D-2'))
    expect(cellAt(board, hex('C-2'))).toBeNull()
  })

  test('[PA-041] [PA-042] asteroids and nebulae cost something to enter, nothing else does', () => {
    const board = space('5x4', { asteroid: 'A-1', nebula: 'E-4', wormhole: 'B-1' })
    expect(hexes('A-1 E-4 B-1 C-1 F-9').map((at) => costAt(board, at))).toEqual([
      'asteroid',
      'nebula',
      null,
      null,
      null,
    ])
  })
})
