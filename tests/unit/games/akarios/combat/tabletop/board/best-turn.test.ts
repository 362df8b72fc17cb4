import { describe, expect, test } from 'vitest'
import type { Aim, Arc } from '../../../../../../../main/games/akarios/combat/tabletop/board/aim.ts'
import { bestTurn, type Intent } from '../../../../../../../main/games/akarios/combat/tabletop/board/best-turn.ts'
import type { Board } from '../../../../../../../main/games/akarios/combat/tabletop/board/board.ts'
import { facingsToward, turnsFrom } from '../../../../../../../main/games/akarios/combat/tabletop/board/head-on.ts'
import type { Occupancy } from '../../../../../../../main/games/akarios/combat/tabletop/board/ships.ts'
import type { Facing } from '../../../../../../../shared/lib/hex.ts'
import { forward, hex, ship, space } from './literal.ts'

const arc = (...hexes: Arc): Aim => ({ type: 'arc', arc: hexes })
const nothing: Intent = { aim: null, move: null }
const best = (
  facing: Facing,
  target: string,
  intent: Intent,
  board: Board = space('9x9'),
  others: Occupancy = [],
): string => {
  const found = bestTurn(
    board,
    others,
    ship('Scout', 'E-6', facing),
    { id: 't', at: hex(target), hidden: false },
    intent,
  )
  const turns = found.turns.map(({ steps }) => steps).join(' ')
  return found.toward === 'move' ? `move ${turns} ends ${found.distance} away` : `${found.toward} ${turns}`
}

describe('an enemy rotates', () => {
  test('[EN-013] [PA-032] by two steps at most, either way, or not at all', () => {
    expect(turnsFrom(5).map(({ steps, facing }) => [steps, facing])).toEqual([
      [0, 5],
      [1, 0],
      [-1, 4],
      [2, 1],
      [-2, 3],
    ])
    expect(best(0, 'E-8', { aim: { type: 'arc', arc: [{ q: 0, r: -2 }] }, move: null })).toBe('look 2 -2')
    expect(best(1, 'E-8', { aim: { type: 'arc', arc: [{ q: 0, r: -2 }] }, move: null })).toBe('attack 2')
  })

  test('[EN-014] of the turns that allow the attack to the one most head-on', () => {
    const aheadAndLeft = arc({ q: 0, r: -1 }, { q: -1, r: 0 })
    expect(best(0, 'F-5', { aim: aheadAndLeft, move: null })).toBe('attack 1')
    // Only the far turn allows it.
    expect(best(0, 'F-5', { aim: arc({ q: -1, r: 0 }), move: null })).toBe('attack 2')
  })

  test('[EN-014] equally head-on turns are asked, staying among them (open question 111)', () => {
    const bothSides = arc({ q: 1, r: -2 }, { q: -1, r: -1 })
    expect(best(0, 'F-4', { aim: bothSides, move: null })).toBe('attack 0 1')
    expect(best(5, 'F-4', { aim: bothSides, move: null })).toBe('attack 1 2')
  })

  test('[EN-014] a turn without sight does not allow the attack, however head-on', () => {
    const near: Intent = { aim: { type: 'range', hexes: 3 }, move: null }
    expect(best(5, 'G-4', near)).toBe('attack 2')
    expect(best(5, 'G-4', near, space('9x9', { planet: 'F-5' }))).toBe('attack 1')
  })

  test('[EN-016] able to attack and facing its target it stays', () => {
    const wide = arc({ q: 0, r: -1 }, { q: 1, r: -1 }, { q: -1, r: 0 })
    expect(best(1, 'F-5', { aim: wide, move: forward(2) })).toBe('attack 0')
    // Able, but not facing it: it turns.
    expect(best(0, 'F-5', { aim: wide, move: forward(2) })).toBe('attack 1')
  })

  test('[EN-015] with no attack in reach of a turn, so that its move ends nearest to the target', () => {
    const short: Intent = { aim: arc({ q: 0, r: -1 }), move: forward(2) }
    expect(best(3, 'G-4', short)).toBe('move -2 ends 1 away')
    // The end of that way is held: one hex short is still the nearest.
    expect(best(3, 'G-4', short, space('9x9'), [ship('Knossis', 'G-5')])).toBe('move -2 ends 2 away')
    expect(best(3, 'E-1', short)).toBe('move 2 -2 ends 5 away')
  })

  test('[EN-015] a way through a wormhole counts with the exit nearest to the target', () => {
    const board = space('9x9', { wormhole: 'F-6 A-9 E-2' })
    expect(best(3, 'E-1', { aim: null, move: forward(2) }, board)).toBe('move -1 ends 1 away')
  })

  test('[EN-015] without a move to come it looks at the target as directly as it can (open question 112)', () => {
    expect(best(3, 'E-1', nothing)).toBe('look 2 -2')
    expect(best(1, 'E-1', nothing)).toBe('look -1')
    expect(best(0, 'E-1', nothing)).toBe('look 0')
  })

  test('toward a hex off the six axes one or two facings are the most direct', () => {
    expect(facingsToward(hex('E-6'), hex('E-1'))).toEqual([0])
    expect(facingsToward(hex('E-6'), hex('F-4'))).toEqual([0, 1])
    expect(facingsToward(hex('E-6'), hex('F-3'))).toEqual([0])
  })
})
