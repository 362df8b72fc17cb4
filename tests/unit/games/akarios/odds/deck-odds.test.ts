// The chances of one attack from a whole deck.
import { expect, test } from 'vitest'
import { deckOdds } from '../../../../../main/games/akarios/odds/index.ts'
import type { ModifierCard } from '../../../../../shared/games/akarios/content/modifier.ts'

type Card = Extract<ModifierCard, { form: 'card' }>
const card = (id: string, change: Card['change'], more: Partial<Card> = {}): Card => ({
  ...{ id, name: id, wording: '', form: 'card', change },
  ...more,
})
const zero = card('zero', { type: 'add', amount: 0 })
const plus = card('plus', { type: 'add', amount: 1 })
const miss = card('miss', { type: 'miss' })

test('each card of the deck comes by its share, a miss beside the totals, and the mean counts it as 0', () => {
  const odds = deckOdds(
    [
      { card: zero, count: 2 },
      { card: plus, count: 1 },
      { card: miss, count: 1 },
    ],
    2,
  )
  expect(odds?.totals.map(({ total, chance }) => [total, chance])).toEqual([
    [2, 0.5],
    [3, 0.25],
  ])
  expect([odds?.missed, odds?.mean]).toEqual([0.25, 1.75])
})

test('[PG-018] after a rolling card another one is drawn and added', () => {
  const rolling = card('rolling', { type: 'add', amount: 1 }, { rolling: true })
  const odds = deckOdds(
    [
      { card: zero, count: 1 },
      { card: rolling, count: 1 },
    ],
    2,
  )
  expect(odds?.totals.map(({ total, chance }) => [total, chance])).toEqual([
    [2, 0.5],
    [3, 0.5],
  ])
})

test('a deck from which every card was taken out has no chances', () => {
  expect(deckOdds([{ card: zero, count: 0 }], 2)).toBeNull()
})
