// The app's own luck: every side equally likely, the same for the same stream, and no stream knows of another.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerChance, luckOf } from '../../../main/kernel/chance.ts'

/** How far counts are from even, as the chi-square statistic. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

// The statistic's value that even luck exceeds once in 10,000 such tests, by number of sides.
const bounds: readonly (readonly [number, number])[] = [
  [2, 15.14],
  [3, 18.42],
  [6, 25.74],
  [7, 27.86],
  [20, 50.8],
  [22, 53.96],
]

describe.each(bounds)('%i sides are equally likely', (sides, bound) => {
  const count = (luck: (index: number) => number): number[] => {
    const counts = new Array<number>(sides).fill(0)
    for (let index = 0; index < 20_000; index += 1) counts[luck(index)]! += 1
    return counts
  }

  test('over the rolls of one play', () => {
    expect(unevenness(count((index) => luckOf('0f3a', `attack:${index}:0`, sides)))).toBeLessThan(bound)
  })

  test('over the same roll of many plays', () => {
    expect(unevenness(count((index) => luckOf(`seed ${index}`, 'attack:1:0', sides)))).toBeLessThan(bound)
  })
})

test('neighbouring streams, and the two dice of a roll, go every way together equally often', () => {
  const pairs = new Array<number>(36).fill(0)
  const next = new Array<number>(36).fill(0)
  for (let roll = 0; roll < 36_000; roll += 1) {
    const first = luckOf('s', `r:${roll}:0`, 6)
    pairs[first * 6 + luckOf('s', `r:${roll}:1`, 6)]! += 1
    next[first * 6 + luckOf('s', `r:${roll + 1}:0`, 6)]! += 1
  }
  expect(unevenness(pairs)).toBeLessThan(76) // 35 degrees of freedom, once in 10,000
  expect(unevenness(next)).toBeLessThan(76)
})

test('the answer hangs on seed and stream alone, not on what was asked before or in which order', () => {
  const streams = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.string(), streams, fc.integer({ min: 1, max: 1_000 }), (seed, names, sides) => {
      const forwards = new Map(names.map((name) => [name, luckOf(seed, name, sides)]))
      const backwards = new Map(names.toReversed().map((name) => [name, luckOf(seed, name, sides)]))
      for (const name of names) {
        expect(backwards.get(name)).toBe(forwards.get(name))
        expect(forwards.get(name)).toBeGreaterThanOrEqual(0)
        expect(forwards.get(name)).toBeLessThan(sides)
      }
    }),
  )
})

test('seed and stream do not run into each other', () => {
  const lucks = (seed: string, stream: string) =>
    [1, 2, 3, 4].map((number) => luckOf(seed, `${stream}${number}`, 1_000_000))
  expect(lucks('ab', 'c')).not.toEqual(lucks('a', 'bc'))
})

test('these numbers never change: a play begun today must draw the same cards in every later version', () => {
  const roll = {
    kind: 'roll',
    die: 'd6',
    faces: 6,
    streams: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    why: '',
  } as const
  expect(answerChance('campaign', roll)).toEqual([1, 2, 0, 3, 5, 3, 0, 5])
  const among = Array.from({ length: 20 }, (_, card) => `card ${String(card).padStart(2, '0')}`)
  const pick = { kind: 'pick', pile: 'modifiers', among, stream: 'modifiers:0:0', why: '' } as const
  expect(answerChance('campaign', pick)).toEqual([9])
})
