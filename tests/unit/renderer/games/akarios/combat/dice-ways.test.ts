import { expect, test } from 'vitest'
import { diceWays } from '../../../../../../renderer/games/akarios/combat/question/dice-ways.ts'
import type { DieFace } from '../../../../../../shared/games/akarios/content/slots.ts'
import type { Payment } from '../../../../../../shared/games/akarios/question/question.ts'

const dice = (...faces: DieFace[]) => faces.map((face) => ({ face, on: null }))
const payment = (least: number, ...slots: (readonly number[])[]): Payment => ({
  id: 'p1:attack:0:0',
  seat: 'p1',
  action: 'attack',
  group: 0,
  slots: slots.map((fitting, slot) => ({ slot, icon: 'attack', dice: fitting })),
  least,
})

test('[PA-013] dice of one face stand for each other, and ways without stress come first', () => {
  const shown = dice('stress', 'attack', 'attack', 'wild')
  expect(diceWays(payment(1, [0, 1, 2, 3]), shown)).toEqual([[1], [3], [0]])
})

test('[PA-022] no die fills two slots, and slots beyond the least may stay empty', () => {
  const shown = dice('move', 'wild')
  expect(diceWays(payment(1, [0, 1], [0, 1]), shown)).toEqual([[0], [0, 1], [1], [1, 0]])
  expect(diceWays(payment(2, [0], [0]), shown)).toEqual([])
})

test('[PA-024] supply alone pays in one way, without a die', () => {
  expect(diceWays(payment(0), dice('move'))).toEqual([[]])
})

test('a picked die must be among those that pay, itself and not its like', () => {
  const shown = dice('attack', 'attack', 'wild')
  expect(diceWays(payment(1, [0, 1, 2]), shown, 1)).toEqual([[1]])
  expect(diceWays(payment(0), shown, 1)).toEqual([])
})
