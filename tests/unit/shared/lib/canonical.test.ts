// One spelling for one value, and no value that JSON would change on its way.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from '../../../../shared/lib/canonical.ts'

describe('the spelling', () => {
  const spellings: readonly (readonly [string, unknown, string])[] = [
    [
      'sorts keys at every depth',
      { b: { d: 1, c: 2 }, a: [{ z: 0, y: 0 }] },
      '{"a":[{"y":0,"z":0}],"b":{"c":2,"d":1}}',
    ],
    ['sorts number-like keys as text', { 10: 'a', 9: 'b' }, '{"10":"a","9":"b"}'],
    [
      'sorts by code units, whatever the language',
      { z: 1, ä: 2, Z: 3, '😀': 4, '\uffff': 5 },
      '{"Z":3,"z":1,"ä":2,"😀":4,"\uffff":5}',
    ],
    ['keeps the order of lists', [3, 1, 2], '[3,1,2]'],
    ['writes minus zero as zero', [-0, 0, -1], '[0,0,-1]'],
    ['writes numbers as JSON does', [0.1, 1e21, 1e-7, 5e-324], '[0.1,1e+21,1e-7,5e-324]'],
    ['escapes what JSON escapes', 'a"b\\c\n\u0000\u007f', '"a\\"b\\\\c\\n\\u0000\u007f"'],
    ['writes half a surrogate pair as an escape', '\ud800', '"\\ud800"'],
    ['does not unite different spellings of a letter', ['é', 'e\u0301'], '["é","e\u0301"]'],
    ['knows the odd keys', JSON.parse('{"__proto__":1,"constructor":2,"":3}'), '{"":3,"__proto__":1,"constructor":2}'],
    ['takes objects without a prototype', Object.assign(Object.create(null) as object, { a: 1 }), '{"a":1}'],
    ['writes the plain ones', [null, true, false, {}, [], ''], '[null,true,false,{},[],""]'],
  ]
  test.each(spellings)('%s', (_name, value, text) => expect(canonical(value)).toBe(text))
})

test('says the same as JSON, whatever the order in which keys were set, and is its own fixed point', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonical(value)
      const back: unknown = JSON.parse(text)
      expect(back).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonical(back)).toBe(text)
      expect(canonical(reversed(value))).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test('width is no depth', () => {
  const wide = Array.from({ length: 300 }, () => [[]])
  expect(canonical({ a: wide, b: wide })).toHaveLength(2 * (300 * 5 + 1) + 11)
})

test('the same part may stand in two places', () => {
  const part = { a: 1 }
  expect(canonical([part, part])).toBe('[{"a":1},{"a":1}]')
})

describe('refuses, and names the place of,', () => {
  const circle: Record<string, unknown> = {}
  circle['me'] = circle
  const refusals: readonly (readonly [string, unknown, string])[] = [
    ['a missing value', undefined, 'undefined is not plain data, at the value itself'],
    ['a missing value under a key', { a: { b: undefined } }, 'undefined is not plain data, at a.b'],
    ['what comes after other parts', [{ a: [1, [2]], b: { c: 1 } }, undefined], 'undefined is not plain data, at 1'],
    ['a hole in a list', [new Array(2)], 'undefined is not plain data, at 0.0'],
    ['not a number', { a: [NaN] }, 'NaN is not plain data, at a.0'],
    ['endless', -Infinity, '-Infinity is not plain data'],
    ['a big integer', [1n], 'bigint is not plain data, at 0'],
    ['a function', { f: () => 1 }, 'function is not plain data, at f'],
    ['a symbol', { s: Symbol('s') }, 'symbol is not plain data, at s'],
    ['a date', { at: new Date(0) }, 'a class instance is not plain data, at at'],
    ['a map', new Map(), 'a class instance is not plain data'],
    ['a circle', circle, 'me.me.me'],
  ]
  test.each(refusals)('%s', (_name, value, message) => {
    expect(() => canonical(value)).toThrow(
      expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(message) as string }),
    )
  })

  test('deeper nesting than 256', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)])
    expect(canonical(nested(256))).toHaveLength(513)
    expect(() => canonical(nested(257))).toThrow('not plain data')
  })
})

function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reversed)
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  )
}
