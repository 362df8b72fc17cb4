import { describe, expect, test } from 'vitest'
import {
  canSee,
  lineOfSight,
  visibleHexes,
} from '../../../../../../../main/games/akarios/combat/tabletop/board/sight.ts'
import type { Board } from '../../../../../../../main/games/akarios/combat/tabletop/board/board.ts'
import type { Facing } from '../../../../../../../shared/lib/hex.ts'
import { hex, names, space } from './literal.ts'

/** Which of the named hexes a shooter sees. */
const seen = (board: Board, at: string, facing: Facing, targets: string): string =>
  targets
    .split(' ')
    .filter((target) => canSee(board, { at: hex(at), facing }, hex(target)))
    .join(' ')
const blockers = (board: Board, at: string, facing: Facing, target: string): string | null => {
  const sight = lineOfSight(board, { at: hex(at), facing }, hex(target))
  return sight.clear ? null : names(sight.blockedBy)
}

describe('line of sight', () => {
  test('[PA-052] one clear line is enough: the middle of the target is covered, a corner is not', () => {
    const board = space('9x9', { planet: 'E-4' })
    const target = hex('D-2')
    const sight = lineOfSight(board, { at: hex('E-6'), facing: 0 }, target)
    expect(sight.clear).toBe(true)
    const middle = { x: 6 * target.q, y: 6 * target.r }
    expect(sight.clear && sight.line.to).not.toEqual(middle)
    expect(sight.clear && sight.line.to).toEqual({ x: middle.x - 2, y: middle.y + 4 })
    // Were the whole hex behind the planet, no corner would help.
    expect(seen(board, 'E-6', 0, 'E-3 E-2 E-1')).toBe('')
  })

  test('[PA-052] the line starts at the front edge: turning the ship changes what it sees', () => {
    const board = space('9x9', { planet: 'F-5' })
    expect(seen(board, 'E-6', 0, 'G-5 G-4')).toBe('G-4')
    expect(seen(board, 'E-6', 2, 'G-5 G-4')).toBe('')
    // A planet at the nose fills the whole front half of the view.
    expect(seen(board, 'E-6', 1, 'F-5 F-4 F-6 H-1 E-5 D-5 A-1 E-9')).toBe('F-5 F-6 E-5 D-5 A-1 E-9')
  })

  test('[PA-052] the shooter’s own hex never blocks, not even to its rear', () => {
    const board = space('9x9', { asteroid: 'E-6' })
    expect(seen(board, 'E-6', 0, 'E-6 E-5 E-7 E-9 A-6 I-6')).toBe('E-6 E-5 E-7 E-9 A-6 I-6')
  })

  test('[PA-052] a line along the common edge of two blockers is clear', () => {
    // From the nose of E-6 a level line runs through F-5, between G-5 and G-6, into the middle of H-5.
    const gap = space('11x9', { planet: 'G-5 G-6' })
    expect(seen(gap, 'E-6', 0, 'H-5')).toBe('H-5')
    const closed = space('11x9', { planet: 'G-5 G-6', moon: 'F-5' })
    expect(seen(closed, 'E-6', 0, 'H-5')).toBe('')
  })

  test('[PA-052] a line that only touches blockers is clear, on whichever side and however far apart they lie', () => {
    expect(seen(space('11x9', { planet: 'I-5 G-6' }), 'E-6', 0, 'J-5')).toBe('J-5')
    expect(blockers(space('11x9', { planet: 'I-5 G-6 H-5' }), 'E-6', 0, 'J-5')).toBe('H-5')
    expect(blockers(space('11x9', { planet: 'D-3 E-3 F-3' }), 'E-5', 0, 'D-2')).toBe('D-3 E-3')
  })

  test('[PA-053] ships are no part of a line, and wormholes never block', () => {
    const board = space('9x9', { wormhole: 'E-5 E-4' })
    expect(seen(board, 'E-6', 0, 'E-3')).toBe('E-3')
  })

  test('[PA-054] planets and moons block', () => {
    for (const kind of ['planet', 'moon'] as const)
      expect(blockers(space('9x9', { [kind]: 'E-4' }), 'E-6', 0, 'E-3')).toBe('E-4')
  })

  test('[PA-055] asteroids and nebulae are shot into and out of, not across', () => {
    for (const kind of ['asteroid', 'nebula'] as const) {
      const board = space('9x9', { [kind]: 'E-4' })
      expect(seen(board, 'E-6', 0, 'E-4 E-3')).toBe('E-4')
      expect(seen(space('9x9', { [kind]: 'E-6' }), 'E-6', 0, 'E-4')).toBe('E-4')
      // The far hex of a tile lies behind its near one.
      expect(seen(space('9x9', { [kind]: 'E-4 E-3' }), 'E-6', 0, 'E-4 E-3')).toBe('E-4')
    }
  })

  test('[PA-056] a shooter inside a tile sees its neighbour hex, not what lies beyond it', () => {
    for (const kind of ['asteroid', 'nebula'] as const)
      expect(seen(space('9x9', { [kind]: 'E-6 E-5' }), 'E-6', 0, 'E-5 E-4 E-3')).toBe('E-5')
  })

  test('[SP-010] a marker with hull blocks, and is itself in sight', () => {
    const board = space('9x9', { marker: 'E-4' })
    expect(seen(board, 'E-6', 0, 'E-4 E-3')).toBe('E-4')
  })

  test('with nothing in the way the line to draw leads to the middle, and blockers are named from left to right', () => {
    const sight = lineOfSight(space('9x9'), { at: hex('E-6'), facing: 0 }, hex('E-3'))
    expect(sight).toEqual({ clear: true, line: { from: { x: 24, y: 6 * 3 - 3 }, to: { x: 24, y: 0 } } })
    expect(blockers(space('9x9', { planet: 'D-3 E-4 F-3' }), 'E-6', 0, 'E-1')).toBe('E-4')
  })

  test('terrain that a card sees through does not block, other terrain does', () => {
    const board = space('9x9', { asteroid: 'E-5', nebula: 'E-4' })
    const shooter = { at: hex('E-6'), facing: 0 } as const
    expect(canSee(board, shooter, hex('E-2'), ['asteroid', 'nebula'])).toBe(true)
    expect(canSee(board, shooter, hex('E-2'), ['asteroid'])).toBe(false)
    expect(canSee(space('9x9', { marker: 'E-5' }), shooter, hex('E-2'), ['asteroid', 'nebula', 'planet', 'moon'])).toBe(
      false,
    )
  })

  test('the sight of the whole board is that of each hex', () => {
    const board = space('9x9', { planet: 'E-4 C-3', asteroid: 'G-5 G-6 F-5', nebula: 'B-8', marker: 'H-2' })
    for (const facing of [0, 1, 2, 3, 4, 5] as const) {
      const shooter = { at: hex('E-6'), facing }
      const each = board.cells.map(({ at }) => at).filter((at) => canSee(board, shooter, at))
      expect(visibleHexes(board, shooter)).toEqual(each)
      expect(each.length).toBeLessThan(81)
      const through = board.cells.map(({ at }) => at).filter((at) => canSee(board, shooter, at, ['asteroid']))
      expect(visibleHexes(board, shooter, ['asteroid'])).toEqual(through)
    }
  })
})
