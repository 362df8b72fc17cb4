import { expect, test } from 'vitest'
import { setupOf } from '../../../../../random/setup.ts'
import { playTwice } from '../../../../../random/table-mode.ts'

test.each(Array.from({ length: 4 }, (_, at) => `table:${at}`))(
  '[EN-009] on the real table, answered from a hidden board, the fight %s is the one on the board',
  (seed) => {
    expect(playTwice(seed, setupOf(seed)).tasks).toBeGreaterThan(20)
  },
)
