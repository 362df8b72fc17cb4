// Stress that falls, and the stress misses it takes along (ST-013 to ST-016, ST-019).
import { describe, expect, test } from 'vitest'
import { ease, gain, layAside, leak, missesOf, sizeOf, told } from '../../../../../support/combat/stress.ts'
import { fight } from '../../../../../support/combat/table.ts'

const at = (stress: number, deck = 'zero zero zero stress-miss stress-miss') =>
  fight({ pilots: { p1: { stress, deck } }, trauma: [leak] })

describe('falling stress', () => {
  test.each([
    { from: 6, to: 4, left: 1, deck: 4 },
    { from: 5, to: 2, left: 0, deck: 3 },
    { from: 4, to: 2, left: 1, deck: 4 },
  ])('[ST-013] from $from to $to leaves $left of 2 stress misses and a shuffled deck', ({ from, to, left, deck }) => {
    const table = layAside(at(from), 'deck:p1', 'zero', 'zero').run(ease(from - to))
    expect([missesOf(table), sizeOf(table)]).toEqual([left, { deck, discard: 0 }])
  })

  test('[ST-014] onto a mark is not past it', () => {
    expect(missesOf(at(5).run(ease(2)))).toBe(1)
    const table = layAside(at(4), 'deck:p1', 'zero').run(ease(1))
    expect([missesOf(table), sizeOf(table)]).toEqual([2, { deck: 4, discard: 1 }])
  })

  test('[ST-015] below 7 nothing happens, but back at 7 the pilot is triggered again', () => {
    const table = at(6).run(gain(1), ease(2), gain(2))
    expect([told(table, 'pilotTriggered', 'at'), table.pilot('p1').stress, missesOf(table)]).toEqual([[7, 7], 7, 2])
  })

  test('[ST-016] past 5 and back takes one stress miss out and puts one in', () => {
    const table = at(5).run(ease(1))
    expect(missesOf(table)).toBe(1)
    expect(missesOf(table.run(gain(1)))).toBe(2)
  })

  test('[ST-019] a stress miss that is already gone is not taken out, but the deck is shuffled', () => {
    const table = layAside(at(4, 'zero zero zero'), 'deck:p1', 'zero').run(ease(2))
    expect([missesOf(table), sizeOf(table)]).toEqual([0, { deck: 3, discard: 0 }])
    expect(table.told).toContain('stressMissGone')
  })
})
