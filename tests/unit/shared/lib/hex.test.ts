import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  ahead,
  along,
  axis,
  between,
  directions,
  distance,
  facings,
  hexKey,
  neighbours,
  range,
  ring,
  rotate,
  sameHex,
  turn,
  type Hex,
} from '../../../../shared/lib/hex.ts'

const middle: Hex = { q: 0, r: 0 }
const anyHex = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) })
const anyFacing = fc.constantFrom(...facings)

/** Steps to every hex within 8, counted by walking. */
function walked(): Map<string, number> {
  const steps = new Map([[hexKey(middle), 0]])
  for (let wave: readonly Hex[] = [middle], count = 1; count <= 8; count += 1) {
    wave = wave.flatMap(neighbours).filter((hex) => !steps.has(hexKey(hex)))
    for (const hex of wave) steps.set(hexKey(hex), count)
  }
  return steps
}

describe('hexes', () => {
  test('the distance is the number of steps on foot', () => {
    const steps = walked()
    expect(steps.size).toBe(217)
    for (const [key, count] of steps) {
      const [q = 0, r = 0] = key.split(',').map(Number)
      expect(distance({ q: 3 + q, r: r - 5 }, { q: 3, r: -5 })).toBe(count)
    }
  })

  test('a ring holds what is exactly so far, a range what is at most so far, nearest first, clockwise from the top', () => {
    expect(ring({ q: 4, r: 4 }, 1)).toEqual(neighbours({ q: 4, r: 4 }))
    expect(ring(middle, 0)).toEqual([middle])
    expect(ring(middle, 2).slice(0, 3)).toEqual([
      { q: 0, r: -2 },
      { q: 1, r: -2 },
      { q: 2, r: -2 },
    ])
    for (const radius of [1, 2, 3, 7]) {
      const around = ring({ q: -2, r: 5 }, radius)
      expect(new Set(around.map(hexKey)).size).toBe(6 * radius)
      expect(around.every((hex) => distance(hex, { q: -2, r: 5 }) === radius)).toBe(true)
    }
    expect(range({ q: 1, r: 1 }, 3)).toEqual([0, 1, 2, 3].flatMap((radius) => ring({ q: 1, r: 1 }, radius)))
  })

  test('a facing turns clockwise in six steps, and its hex ahead is the neighbour of that number', () => {
    expect([turn(5, 1), turn(0, -1), turn(4, 5), turn(1, -8), turn(3, 0)]).toEqual([0, 5, 3, 5, 3])
    for (const facing of facings) expect(ahead({ q: 7, r: 1 }, facing)).toEqual(neighbours({ q: 7, r: 1 })[facing])
    expect(ahead(middle, 1, 4)).toEqual({ q: 4, r: -4 })
  })

  test('rotating keeps distances, adds up, comes round after six and knows no minus zero', () => {
    for (const facing of facings) expect(rotate(directions[0], facing)).toEqual(directions[facing])
    fc.assert(
      fc.property(anyHex, anyFacing, anyFacing, (hex, first, second) => {
        const turned = rotate(hex, first)
        expect(distance(turned, middle)).toBe(distance(hex, middle))
        expect(rotate(turned, second)).toEqual(rotate(hex, turn(first, second)))
        expect(Object.values(turned).some((value) => Object.is(value, -0))).toBe(false)
      }),
    )
  })

  test('an axis is found on the six straight lines and nowhere else', () => {
    for (const facing of facings) expect(axis({ q: 2, r: 2 }, ahead({ q: 2, r: 2 }, facing, 5))).toBe(facing)
    expect(axis(middle, middle)).toBeNull()
    expect(ring(middle, 4).filter((hex) => axis(middle, hex) !== null)).toHaveLength(6)
  })

  test('the facing that leads farthest along a vector encloses the smallest angle with it', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        fc.pre(!sameHex(hex, middle))
        const angleTo = (at: Hex): number => Math.atan2(Math.sqrt(3) * (at.r + at.q / 2), 1.5 * at.q)
        const angles = directions.map((step) => Math.abs(Math.cos((angleTo(step) - angleTo(hex)) / 2)))
        const best = Math.max(...facings.map((facing) => along(facing, hex)))
        for (const facing of facings)
          expect(along(facing, hex) === best).toBe(Math.max(...angles) - (angles[facing] ?? 0) < 1e-9)
      }),
    )
  })

  test('vectors lead from one hex to the other', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(add(a, between(a, b))).toEqual(b)
      }),
    )
  })
})
