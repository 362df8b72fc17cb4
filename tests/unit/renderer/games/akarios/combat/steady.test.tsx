// A function that is handed down stays one and the same, and still does what was meant last.
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSteady } from '../../../../../../renderer/games/akarios/combat/steady.ts'

test('the same function at each drawing does what the last drawing gave it', () => {
  const done: string[] = []
  const { result, rerender } = renderHook(({ word }) => useSteady((ship: string) => done.push(`${word} ${ship}`)), {
    initialProps: { word: 'first' },
  })
  const before = result.current
  rerender({ word: 'second' })
  before('p1')
  expect([result.current === before, done]).toEqual([true, ['second p1']])
})
