import { expect, test } from 'vitest'
import { difficulties } from '../../../../../shared/contract/choices.ts'
import { difficultyShifts } from '../../../../../shared/games/akarios/difficulty.ts'

test('[DF-002] an enemy card of 4 hull, 2 shield and 3 damage on each level, and the credits that success pays', () => {
  const rows = difficulties.map((level) => {
    const { hull, shield, damage, bonus } = difficultyShifts[level]
    return [level, 4 + hull, 2 + shield, 3 + damage, bonus]
  })
  expect(rows).toEqual([
    ['easy', 3, 1, 2, 0],
    ['normal', 4, 2, 3, 0],
    ['medium', 4, 2, 4, 1],
    ['hard', 5, 3, 4, 2],
    ['very-hard', 6, 4, 5, 3],
    ['insane', 6, 4, 6, 4],
    ['abyss', 7, 5, 7, 5],
  ])
})
