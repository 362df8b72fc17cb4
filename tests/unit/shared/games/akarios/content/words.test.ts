// Small helpers of the pack format: suggestions, paths, maps, command lines, rings.
import { expect, test } from 'vitest'
import { followers } from '../../../../../../shared/games/akarios/content/combat-card.ts'
import { enemyFigure, type Enemy } from '../../../../../../shared/games/akarios/content/enemy.ts'
import { findCycle, unfoldedSize } from '../../../../../../shared/games/akarios/content/faults/graph.ts'
import { didYouMean, editDistance } from '../../../../../../shared/games/akarios/content/faults/suggest.ts'
import { distance } from '../../../../../../shared/games/akarios/content/geometry.ts'
import { hexesOf, placeOf } from '../../../../../../shared/games/akarios/content/map.ts'
import { valueFor } from '../../../../../../shared/games/akarios/content/objective.ts'
import { printPath } from '../../../../../../shared/games/akarios/content/packed.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { setField } from '../../../../../../shared/games/akarios/content/set-field.ts'

test.each([
  ['', 'abc', 3],
  ['flank', 'flank', 0],
  ['flnak', 'flank', 1],
  ['burts', 'burst', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are %i edits apart', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits)
  expect(editDistance(b, a)).toBe(edits)
})

test('a word far from all known ones gets no suggestion', () => {
  expect(didYouMean('Flnak', ['flank', 'bank'])).toBe(' Did you mean "flank"?')
  expect(didYouMean('zebra', ['flank', 'bank'])).toBe('')
  expect(didYouMean('x'.repeat(1e6), ['flank'])).toBe('')
})

test('paths are printed as people write them', () => {
  expect(printPath([])).toBe('$')
  expect(printPath(['pilots', 3, 'health'])).toBe('$.pilots[3].health')
  expect(printPath(['legend', '#', 'a b'])).toBe('$.legend["#"]["a b"]')
})

test('odd columns of a map lie half a hex lower: the six neighbours of a sign touch it', () => {
  const middle = placeOf(3, 2)
  const around = [placeOf(3, 1), placeOf(4, 2), placeOf(4, 3), placeOf(3, 3), placeOf(2, 3), placeOf(2, 2)]
  expect(around.map((place) => distance(middle, place))).toEqual([1, 1, 1, 1, 1, 1])
  expect(around[0]).toEqual({ q: middle.q, r: middle.r - 1 })
  expect(distance(middle, placeOf(4, 1))).toBe(2)
})

test('spaces are no hexes, and a sign without legend holds nothing', () => {
  const hexes = hexesOf({ rows: ['. a', 'b .'], legend: { a: [{ type: 'deployment' }] } })
  expect(hexes.map(({ sign, things }) => `${sign}${things.length}`)).toEqual(['.0', 'a1', 'b0', '.0'])
})

test('[SP-011] a value for each pilot is multiplied, another is not', () => {
  expect([1, 2, 4].map((pilots) => valueFor({ perPilot: 8 }, pilots))).toEqual([8, 16, 32])
  expect(valueFor(8, 4)).toBe(8)
})

test('a command line goes on with then, with its fork, else with the next in the list', () => {
  const line = [
    { id: 'a', do: 'rotate' as const, fork: { if: { type: 'done' as const }, yes: 'c', no: 'end' } },
    { id: 'b', do: 'rotate' as const },
    { id: 'c', do: 'rotate' as const, then: 'a' },
    { id: 'd', do: 'rotate' as const },
  ]
  expect(line.map((_, at) => followers(line, at))).toEqual([['c'], ['c'], ['a'], []])
})

test('[CB-014] an enemy reads the side of its rank, and its own number first', () => {
  const wasp: Enemy = {
    id: 'wasp',
    name: 'Wasp',
    wording: 'W.',
    regular: { hull: 4, immune: [] },
    elite: { hull: 6 },
    byNumber: { '2': { regular: { hull: 5 } } },
  }
  expect(enemyFigure(wasp, 'elite', 2, 'hull')).toBe(6)
  expect(enemyFigure(wasp, 'regular', 4, 'hull')).toBe(4)
  expect(enemyFigure(wasp, 'regular', 2, 'hull')).toBe(5)
  expect(enemyFigure(wasp, 'regular', 2, 'immune')).toEqual([])
  expect(enemyFigure(wasp, 'elite', 2, 'shield')).toBeUndefined()
})

test('a ring is named from the first of it, and there is none in a diamond', () => {
  const ways: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [], e: ['f'], f: ['g'], g: ['e'] }
  const next = (name: string) => ways[name] ?? []
  expect(findCycle(['a', 'b', 'c', 'd'], next)).toBeUndefined()
  expect(findCycle(Object.keys(ways), next)).toEqual(['e', 'f', 'g', 'e'])
  expect(unfoldedSize('a', next, 100)).toEqual({ nodes: 5, depth: 3 })
})

test('a chain of 100,000 is followed without falling over', () => {
  const next = (name: string) => (Number(name) < 100_000 ? [String(Number(name) + 1)] : [])
  expect(unfoldedSize('0', next, 10_000)).toEqual({ nodes: 10_000, depth: 100_001 })
})

test('a field is set without touching the data given', () => {
  const list: Json[] = [{ id: 'x', n: 1 }, { n: 2 }]
  const data = { a: { b: 1 }, list }
  const before = JSON.stringify(data)
  expect(setField(data, ['a', 'c', 'd'], 2)).toEqual({ ...data, a: { b: 1, c: { d: 2 } } })
  expect(setField(data, ['list', 'x', 'n'], 3)).toEqual({ ...data, list: [{ id: 'x', n: 3 }, { n: 2 }] })
  expect(setField(data, ['list', '1', 'n'], 3)).toEqual({ ...data, list: [{ id: 'x', n: 1 }, { n: 3 }] })
  expect(setField(data, ['list', 'y'], { id: 'y' })).toEqual({ ...data, list: [...list, { id: 'y' }] })
  for (const path of [
    ['a', 'b', 'c'],
    ['list', '7'],
    ['list', 'y', 'n'],
  ])
    expect(setField(data, path, 1)).toBeUndefined()
  expect(setField(data, ['list', 'y'], { id: 'z' })).toBeUndefined()
  expect(JSON.stringify(data)).toBe(before)
})
