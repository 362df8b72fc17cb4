import { describe, expect, test } from 'vitest'
import type { Board } from '../../../../../../../main/games/akarios/combat/tabletop/board/board.ts'
import { pullPath, pushPath } from '../../../../../../../main/games/akarios/combat/tabletop/board/push.ts'
import { names, ship, space } from './literal.ts'

/** All ways, "F-3 F-2 asteroid | G-4 until ship": hexes, costs, what stopped it, exits. */
function ways(kind: 'push' | 'pull', at: string, count: number, board: Board = space('9x9'), others = ''): string {
  const target = ship('Scout', at)
  const attacker = ship('Merkava', 'E-6')
  const occupancy = [
    attacker,
    target,
    ...others
      .split(' ')
      .filter(Boolean)
      .map((name) => ship(name, name)),
  ]
  const path = kind === 'push' ? pushPath : pullPath
  return path(board, occupancy, target, attacker.at, count)
    .map(({ path: hexes, costs, obstacle, exits }) =>
      [
        names(hexes) || 'stays',
        ...costs,
        ...(obstacle === null ? [] : ['until', obstacle.type]),
        ...(exits.length === 0 ? [] : ['to', names(exits.map((exit) => exit.at))]),
      ].join(' '),
    )
    .join(' | ')
}

describe('push and pull', () => {
  test('[CE-020] a push moves the target so many hexes away', () => {
    expect(ways('push', 'E-5', 2)).toBe('E-4 E-3')
    expect(ways('push', 'F-5', 1)).toBe('G-5')
  })

  test('[CE-019] a pull moves it so many hexes closer, up to the attacker', () => {
    expect(ways('pull', 'E-3', 2)).toBe('E-4 E-5')
    expect(ways('pull', 'E-4', 3)).toBe('E-5 until ship')
    expect(ways('pull', 'E-5', 1)).toBe('stays until ship')
  })

  test('[CE-021] off the axes the two hexes are asked, for push and pull (open question 114)', () => {
    expect(ways('push', 'F-4', 1)).toBe('F-3 | G-4')
    expect(ways('pull', 'F-4', 1)).toBe('F-5 | E-5')
  })

  test('[CE-021] if one of the two is blocked the other is taken', () => {
    expect(ways('push', 'F-4', 1, space('9x9', { planet: 'F-3' }))).toBe('G-4')
    expect(ways('push', 'F-4', 1, space('9x9'), 'G-4')).toBe('F-3')
    expect(ways('push', 'F-4', 1, space('9x9', { planet: 'F-3' }), 'G-4')).toBe('stays until planet')
  })

  test('[CE-021] ways that come to the same are one, ways of another price are not', () => {
    expect(ways('push', 'F-4', 2)).toBe('F-3 F-2 | F-3 G-3 | G-4 H-3')
    expect(ways('push', 'F-4', 2, space('9x9', { nebula: 'G-4' }))).toBe(
      'F-3 F-2 | F-3 G-3 | G-4 G-3 nebula | G-4 H-3 nebula',
    )
  })

  test('[CE-022] ships, impassable hexes and the edge stop it; on an axis there is no way around', () => {
    expect(ways('push', 'E-5', 3, space('9x9'), 'E-3')).toBe('E-4 until ship')
    expect(ways('push', 'E-5', 3, space('9x9', { moon: 'E-3' }))).toBe('E-4 until moon')
    expect(ways('push', 'E-5', 3, space('9x9', { marker: 'E-4' }))).toBe('stays until marker')
    expect(ways('push', 'E-2', 3)).toBe('E-1 until edge')
    expect(ways('pull', 'E-2', 3, space('9x9'), 'E-4')).toBe('E-3 until ship')
  })

  test('[CE-022] a pull stops at the edge of a board with holes like a push (open question 25)', () => {
    const board = space('9x9')
    const holed: Board = {
      ...board,
      table: board.table.map((cell) => (cell?.at.q === 4 && cell.at.r === 1 ? null : cell)),
    }
    expect(ways('pull', 'E-2', 3, holed)).toBe('E-3 until edge')
  })

  test('[CE-020] terrain entered on the way costs as if flown into (open question 24)', () => {
    expect(ways('push', 'E-5', 3, space('9x9', { asteroid: 'E-4 E-2', nebula: 'E-3' }))).toBe(
      'E-4 E-3 E-2 asteroid nebula asteroid',
    )
  })

  test('[CE-020] into a wormhole: the players choose the exit, and the push ends (open questions 24 and 104)', () => {
    expect(ways('push', 'E-5', 3, space('9x9', { wormhole: 'E-4 A-1 I-9' }))).toBe('E-4 to A-1 I-9')
    expect(ways('push', 'E-5', 2, space('9x9', { wormhole: 'E-4' }))).toBe('E-4 E-3')
    expect(ways('push', 'E-5', 2, space('9x9', { wormhole: 'E-4 A-1' }), 'E-4')).toBe('stays until ship')
  })
})
