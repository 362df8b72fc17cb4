import { expect, test } from 'vitest'
import { figuresOf, verdictOf } from '../../../../../main/games/akarios/simulator/figures.ts'
import type { Simulated } from '../../../../../main/games/akarios/simulator/fight.ts'

const fight = (
  won: boolean,
  why: string,
  rounds: number,
  change: Partial<Exclude<Simulated, string>> = {},
): Simulated => ({
  ...{ won, why, rounds, dealt: 10, taken: 4, fallen: [] },
  ...change,
})

test('fights of a squad come to shares, medians with the middle half, losses by seat, and ends by how often', () => {
  const simulated = [
    fight(true, 'nest', 4, { dealt: 12, taken: 0 }),
    fight(false, 'allLost', 9, { dealt: 3, taken: 14, fallen: ['p1', 'p2'] }),
    fight(true, 'nest', 6, { fallen: ['p2'] }),
    fight(true, 'nest', 5),
    fight(false, 'too-late', 12),
  ]
  expect(figuresOf([...simulated, 'unfinished'])).toEqual({
    ...{ fights: 5, unfinished: 1, won: 3, rate: 0.6 },
    interval: [expect.closeTo(0.231, 3), expect.closeTo(0.882, 3)],
    rounds: { mean: 7.2, median: 6, from: 5, to: 9 },
    dealt: { mean: 9, median: 10, from: 10, to: 10 },
    taken: { mean: 5.2, median: 4, from: 4, to: 4 },
    fallen: { p1: 1, p2: 2 },
    ends: [
      { won: true, why: 'nest', fights: 3 },
      { won: false, why: 'allLost', fights: 1 },
      { won: false, why: 'too-late', fights: 1 },
    ],
  })
})

test('without a fight that has ended nothing is known: the true share may be anything', () => {
  expect(figuresOf(['unfinished'])).toMatchObject({ fights: 0, unfinished: 1, rate: 0, interval: [0, 1], ends: [] })
})

test('40 to 85 wins of 100 are fair, and it is sure where the whole interval says the same', () => {
  const judge = (rate: number, low: number, high: number) => verdictOf({ rate, interval: [low, high] })
  expect([
    judge(0.4, 0.41, 0.6),
    judge(0.85, 0.7, 0.9),
    judge(0.39, 0.2, 0.39),
    judge(0.39, 0.3, 0.45),
    judge(0.9, 0.86, 0.95),
  ]).toEqual([
    { verdict: 'fair', sure: true },
    { verdict: 'fair', sure: false },
    { verdict: 'tooHard', sure: true },
    { verdict: 'tooHard', sure: false },
    { verdict: 'tooEasy', sure: true },
  ])
})
