// Bent answers: well formed, of the same type, and now and then really another answer.
import { expect, test } from 'vitest'
import { answer, type Answer } from '../../../shared/games/akarios/answer/answer.ts'
import { canonical } from '../../../shared/lib/canonical.ts'
import { bent } from '../../random/mutations.ts'
import { randomOf } from '../../random/random.ts'

const answers: readonly Answer[] = [
  { type: 'act', seat: 'p1', pay: { payment: 'p1:rotate:0:0', dice: [0] } },
  { type: 'act', seat: 'p1', pay: null },
  { type: 'reroll', seat: 'p1', how: 'paid', dice: [0, 1] },
  { type: 'path', end: 0 },
  { type: 'targets', targets: ['wasp#1'] },
  { type: 'place', place: 0, facing: 0 },
  { type: 'choose', chosen: ['take'] },
]

test.each(answers)('$type is bent into many others of its own form', (given) => {
  const random = randomOf('bent')
  const others = Array.from({ length: 60 }, () => bent(random, given))
  for (const other of others) expect(answer.parse(other)).toMatchObject({ type: given.type })
  expect(new Set(others.map((other) => canonical(other))).size).toBeGreaterThan(2)
})
