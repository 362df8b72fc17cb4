import { describe, expect, test } from 'vitest'
import { cellAt, layOut } from '../../../../../../../main/games/akarios/combat/tabletop/board/board.ts'
import { boardMapOf } from '../../../../../../../main/games/akarios/combat/tabletop/board/mission-map.ts'
import type { MissionMap } from '../../../../../../../shared/games/akarios/content/map.ts'
import { hex } from './literal.ts'

const legend: MissionMap['legend'] = {
  A: [{ type: 'terrain', terrain: 'asteroid' }],
  P: [{ type: 'terrain', terrain: 'planet' }],
  W: [{ type: 'terrain', terrain: 'wormhole' }],
  E: [
    { type: 'terrain', terrain: 'nebula' },
    { type: 'enemy', enemy: 'scout', rank: 'regular', from: 1, facing: 3 },
  ],
  g: [{ type: 'marker', marker: 'gate' }],
}

describe('the board of a mission', () => {
  test('[CB-027] terrain lies where the map shows it and nowhere else', () => {
    const board = layOut(boardMapOf({ rows: ['.A..', 'WE.g', '...P'], legend }, [{ id: 'gate 1', at: hex('D-2') }]))
    const found = board.cells.filter(({ terrain, wormhole, marker }) => (terrain ?? wormhole ?? marker) !== null)
    expect(board.cells).toHaveLength(12)
    expect(found).toEqual([
      { at: hex('A-2'), terrain: null, wormhole: 'A-2', marker: null },
      { at: hex('B-1'), terrain: 'asteroid', wormhole: null, marker: null },
      { at: hex('B-2'), terrain: 'nebula', wormhole: null, marker: null },
      { at: hex('D-2'), terrain: null, wormhole: null, marker: 'gate 1' },
      { at: hex('D-3'), terrain: 'planet', wormhole: null, marker: null },
    ])
  })

  test('[SP-009] a marker without hull leaves its hex as it is', () => {
    const board = layOut(boardMapOf({ rows: ['..g.'], legend }, []))
    expect(cellAt(board, hex('C-1'))).toEqual({ at: hex('C-1'), terrain: null, wormhole: null, marker: null })
    expect(board.blockers).toEqual([])
  })

  test('a map with gaps is a board of single hexes', () => {
    const board = layOut(boardMapOf({ rows: [' ..', '...'], legend }, []))
    expect(board.cells).toHaveLength(5)
    expect(cellAt(board, hex('A-1'))).toBeNull()
    expect(cellAt(board, hex('A-2'))?.at).toEqual(hex('A-2'))
  })
})
