// The mixing of a text into 128 bits: every part of the text reaches every bit.
import { expect, test } from 'vitest'
import { mix128 } from '../../../../shared/lib/mix.ts'

const bitsOf = (text: string): string =>
  mix128(text)
    .map((lane) => (lane >>> 0).toString(2).padStart(32, '0'))
    .join('')

test('changing one bit anywhere in the text changes each of the 128 bits half of the time', () => {
  const texts = Array.from({ length: 4_000 }, (_, index) => `seed ${index % 50} pile:${index}:${index % 7}`)
  const changes = new Array<number>(128).fill(0)
  texts.forEach((text, index) => {
    const place = index % text.length
    const other = String.fromCharCode(text.charCodeAt(place) ^ (1 << (index % 7)))
    const before = bitsOf(text)
    const after = bitsOf(text.slice(0, place) + other + text.slice(place + 1))
    changes.forEach((_, bit) => (changes[bit]! += before[bit] === after[bit] ? 0 : 1))
  })
  // Half of 4,000, within five standard deviations.
  for (const count of changes) expect(Math.abs(count - 2_000)).toBeLessThan(158)
})

test('each of the four numbers is as good as unique over 100,000 similar texts', () => {
  const lanes = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()]
  for (let index = 0; index < 100_000; index += 1)
    mix128(`s:${index}`).forEach((lane, place) => lanes[place]!.add(lane))
  for (const lane of lanes) expect(lane.size).toBeGreaterThan(99_990) // 1.2 collisions are expected
})

test('texts of zeros, blanks and nothing differ', () => {
  const texts = ['', '\u0000', '\u0000\u0000', ' ', '  ', '0', '00', 'a', 'b', 'ab', 'ba', '\u0100', '\u0001']
  expect(new Set(texts.map(bitsOf)).size).toBe(texts.length)
})

test('these numbers never change', () => {
  expect([mix128(''), mix128('modifiers:3:7'), mix128('Vögel 😀')]).toEqual([
    [2026127842, 576176223, -2103929914, 773480829],
    [1529825449, 456216830, -1898937606, 1336082704],
    [-2137503897, 922731552, -582539527, -289826794],
  ])
})
