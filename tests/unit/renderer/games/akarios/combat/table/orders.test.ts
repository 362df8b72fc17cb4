import { expect, test } from 'vitest'
import { ordersOf } from '../../../../../../../renderer/games/akarios/combat/table/orders.ts'
import { wayInWords } from '../../../../../../../renderer/games/akarios/combat/table/way-words.ts'
import type { Facing } from '../../../../../../../shared/lib/hex.ts'
import { fight } from '../../../../../../support/combat/table.ts'
import { contextOf } from '../table.ts'

const { talk, texts } = contextOf(fight({ pilots: { p1: {}, p2: {} }, enemies: { 'scout#2': {} } }).view)
const said = (...notes: [string, Record<string, string | number>][]) =>
  ordersOf(notes.map(([key, args]) => ({ key: `akarios.log.${key}`, args }))).map(({ word, args }) =>
    talk.say(texts.table.order[word], args),
  )

test('[CB-021] what is set up alike stands in one order', () => {
  expect(
    said(
      ['enemyPlaced', { ship: 'scout#2', rank: 'elite' }],
      ['enemyPlaced', { ship: 'scout#1', rank: 'regular' }],
      ['deployedOnTable', { ship: 'p1' }],
      ['deployedOnTable', { ship: 'p2' }],
      ['roundBegan', { round: 1 }],
    ),
  ).toEqual([
    'Set up as the mission shows: scout 2 and scout 1.',
    'Each on a hex to begin in, looking any way: Argonaut and Knossis.',
  ])
})

test('[EN-014] an enemy is turned for what its card does next', () => {
  const turned = (toward: string) => said(['enemyTurnedOnTable', { ship: 'scout#2', target: 'p1', toward }])
  expect(['attack', 'move', 'look'].flatMap(turned)).toEqual([
    'Turn scout 2 so that it can attack Argonaut, as head-on as possible.',
    'Turn scout 2 so that its next move ends as near to Argonaut as possible.',
    'Turn scout 2 towards Argonaut as far as it can.',
  ])
})

test('[CE-020] whatever else moves on the table is told, and what leaves it', () => {
  expect(
    said(
      ['shipPushed', { ship: 'p1', from: 'scout#2', hexes: 2 }],
      ['shipDestroyed', { ship: 'scout#2' }],
      ['pilotUnconscious', { seat: 'p2' }],
      ['damageTaken', { ship: 'p1', amount: 1 }],
    ),
  ).toEqual(['Push Argonaut away from scout 2, hexes: 2.', 'Take off the table: scout 2 and Knossis.'])
})

test('[SP-007] ships that arrive at one marker stand in one order, those at another in one of their own', () => {
  const arrives = (ship: string, marker: string): [string, Record<string, string>] => [
    'enemySpawned',
    { ship, rank: 'regular', marker },
  ]
  expect(said(arrives('scout#2', 'gate'), arrives('scout#3', 'dock'), arrives('scout#4', 'gate'))).toEqual([
    'Set scout 2 and scout 4 on or beside gate.',
    'Set scout 3 on or beside dock.',
  ])
})

type Step = readonly [q: number, r: number, facing: Facing]
test.each<{ steps: readonly Step[]; words: string }>([
  { steps: [[0, -1, 0], [0, -2, 0], [0, -3, 1]], words: '3 ahead, turn right once' }, // prettier-ignore
  { steps: [[0, -1, 1], [1, -2, 1]], words: '1 ahead, turn right once, 1 ahead' }, // prettier-ignore
  { steps: [[1, -1, 0], [1, -2, 0]], words: '1 ahead to the right, 1 ahead' }, // prettier-ignore
  { steps: [[0, -1, 5], [-1, -1, 4]], words: '1 ahead, turn left once, 1 ahead, turn left once' }, // prettier-ignore
  { steps: [[0, 1, 3]], words: '1 straight back, turn about' }, // prettier-ignore
])('[PA-030] a printed move as words: $words', ({ steps, words }) => {
  expect(
    wayInWords(
      steps.map(([q, r, facing]) => ({ q, r, facing })),
      texts.table,
      talk,
    ),
  ).toBe(words)
})
