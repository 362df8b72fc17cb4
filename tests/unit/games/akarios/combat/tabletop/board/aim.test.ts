import { describe, expect, test } from 'vitest'
import { isReached, reachedHexes, type Aim } from '../../../../../../../main/games/akarios/combat/tabletop/board/aim.ts'
import { facings } from '../../../../../../../shared/lib/hex.ts'
import { hex, hexes, names, space } from './literal.ts'

/** Ahead, ahead right and two ahead. */
const aim: Aim = {
  type: 'arc',
  arc: [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 0, r: -2 },
  ],
}

describe('reach', () => {
  test('[PA-049] the arc turns with the ship', () => {
    const reached = facings.map((facing) => names(reachedHexes(space('9x9'), { at: hex('E-5'), facing }, aim)))
    expect(reached).toEqual(['E-4 F-4 E-3', 'F-4 F-5 G-4', 'F-5 E-6 G-6', 'E-6 D-5 E-7', 'D-5 D-4 C-6', 'D-4 E-4 C-4'])
    for (const facing of facings) {
      const shooter = { at: hex('E-5'), facing }
      const inArc = space('9x9')
        .cells.map(({ at }) => at)
        .filter((at) => isReached(shooter, aim, at))
      expect(names(inArc).split(' ').sort()).toEqual(reached[facing]?.split(' ').sort())
    }
  })

  test('[PA-049] what of an arc lies beyond the edge is not there', () => {
    expect(names(reachedHexes(space('9x9'), { at: hex('A-1'), facing: 1 }, aim))).toBe('B-1')
  })

  test('[PA-050] a range reaches so far in every direction, the ship’s own hex included', () => {
    const shooter = { at: hex('E-5'), facing: 4 } as const
    expect(hexes('E-5 E-6 E-7 E-8 C-4 B-4').map((at) => isReached(shooter, { type: 'range', hexes: 2 }, at))).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ])
    expect(reachedHexes(space('9x9'), shooter, { type: 'range', hexes: 2 })).toHaveLength(19)
    expect(reachedHexes(space('9x9'), shooter, { type: 'range', hexes: 0 })).toEqual([hex('E-5')])
  })
})
