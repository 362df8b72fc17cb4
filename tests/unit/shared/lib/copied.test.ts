// A copy shares nothing with what it was made of.
import { expect, test } from 'vitest'
import { copied } from '../../../../shared/lib/copied.ts'

test('a copy is equal down to its leaves, and changing it leaves the other as it was', () => {
  const one = { a: [1, { b: null }], c: { d: 'e', f: [true, []] } }
  const copy = copied(one)
  expect(copy).toEqual({ a: [1, { b: null }], c: { d: 'e', f: [true, []] } })
  copy.a.push(2)
  copy.c.f.length = 0
  expect(one).toEqual({ a: [1, { b: null }], c: { d: 'e', f: [true, []] } })
})
