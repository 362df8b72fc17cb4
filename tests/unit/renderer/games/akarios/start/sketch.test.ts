import { expect, test } from 'vitest'
import {
  emptyLine,
  readSketch,
  startSketch,
  unlisted,
  type LineDraft,
} from '../../../../../../renderer/games/akarios/start/sketch/draft.ts'

const known = [{ id: 'ronin-scout', name: 'Ronin Scout' }]
const read = (...lines: Partial<LineDraft>[]) =>
  readSketch({ ...startSketch(7), lines: lines.map((line, key) => ({ ...emptyLine(key), ...line })) }, known)

test('[CB-015] a list is taken once each line has a type and a number, and no more begin than there are boards', () => {
  expect(read({}, {})).toEqual({ problem: 'count' })
  expect(read({ regular: 2 })).toEqual({ problem: 'type' })
  expect(read({ enemy: 'ronin-scout' })).toEqual({ problem: 'count' })
  expect(read({ enemy: unlisted, name: ' ', elite: 1 })).toEqual({ problem: 'type' })
  expect(read({ enemy: 'ronin-scout', regular: 5 }, { enemy: unlisted, name: 'Moth', elite: 4 })).toEqual({
    problem: 'boards',
  })
  expect(readSketch(startSketch(undefined), known)).toEqual({ problem: 'scenario' })
})

test('a name that is typed means the type that is known by it, and any other is new', () => {
  expect(
    read(
      { enemy: unlisted, name: 'ronin scout', regular: 2, elite: 1 },
      { enemy: unlisted, name: 'Grey Moth', elite: 1 },
      {},
    ),
  ).toEqual({
    scenario: 7,
    fresh: [{ id: 'grey-moth', name: 'Grey Moth' }],
    lines: [
      { enemy: 'ronin-scout', rank: 'regular', count: 2 },
      { enemy: 'ronin-scout', rank: 'elite', count: 1 },
      { enemy: 'grey-moth', rank: 'elite', count: 1 },
    ],
  })
})
