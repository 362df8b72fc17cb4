import { expect, test } from 'vitest'
import { newSecondScreenCode } from '../../../main/services/second-screen-code.ts'

test('a code has six signs, none that looks like another, and is not made twice', () => {
  const codes = Array.from({ length: 500 }, newSecondScreenCode)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  expect(new Set(codes).size).toBe(500)
  expect(new Set(codes.join('')).size).toBe(32)
})
