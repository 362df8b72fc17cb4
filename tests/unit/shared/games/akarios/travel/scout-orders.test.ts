// Scout orders as people type them, and what is wrong with those that are none.
import { expect, test } from 'vitest'
import { readScoutOrders, type KnownSystem } from '../../../../../../shared/games/akarios/travel/scout-orders.ts'

const systems: KnownSystem[] = [
  { id: 'draconian', letter: 'D' },
  { id: 'fenris', letter: 'F', grid: { columns: 6, rows: 4 } },
]

const read = (text: string) =>
  readScoutOrders(text, systems).map((piece) =>
    'order' in piece
      ? `${piece.order.number} ${piece.order.system} ${piece.order.x}.${piece.order.y}`
      : `${piece.fault.is} ${piece.fault.word} ${piece.fault.most}`,
  )

test.each([
  'Scout [008]: D-3.2',
  'scout [8] d-3.2',
  'SCOUT 008: D 3,2',
  '[008]: D-3.2.',
  '  8 D3.2 ',
  'Scout [ 008 ] : D – 3 / 2',
  'Scouted #8, D-3.2',
])('[SX-005] %j is location 8 in D at 3.2', (text) => {
  expect(read(text)).toEqual(['8 draconian 3.2'])
})

test.each([
  'Scout [008]: D-3.2\nScout [022]: D-5.6',
  'Scout [008]: D-3.2, Scout [022]: D-5.6',
  'Scout [008]: D-3.2 and [022]: D-5.6',
  '[008] D-3.2; [022] D-5.6;\n\n',
])('several at once: %j', (text) => {
  expect(read(text)).toEqual(['8 draconian 3.2', '22 draconian 5.6'])
})

test('a letter that no pack has is a system of the printed atlas', () => {
  expect(read('Scout [030]: K-1.1')).toEqual(['30 letter-k 1.1'])
})

test.each([
  ['Scout', 'noNumber  0'],
  ['Scout [0l9]: D-4.4', 'oddNumber 0l9 0'],
  ['Scout [1000]: D-4.4', 'numberRange 1000 999'],
  ['Scout [000]: D-4.4', 'numberRange 000 999'],
  ['Scout [008]:', 'noSystem  0'],
  ['Scout [008]: 3.2', 'noSystem  0'],
  ['Scout [008]: Draco-3.2', 'oddSystem Draco 0'],
  ['Scout [008]: D', 'noPlace  0'],
  ['Scout [008]: D-3', 'oddPlace 3 0'],
  ['Scout [008]: D-x.2', 'oddPlace x.2 0'],
  ['Scout [008]: D-21.2', 'placeRange 21 20'],
  ['Scout [008]: D-3.0', 'placeRange 0 20'],
  ['Scout [008]: F-7.1', 'placeRange 7 6'],
  ['Scout [008]: F-6.5', 'placeRange 5 4'],
  ['Scout [008]: D-3.2 soon', 'tooMuch soon 0'],
])('%j is refused: %s', (text, fault) => {
  expect(read(text)).toEqual([fault])
})

test('a number that is said twice is refused the second time, the others stand', () => {
  expect(read('[8] D-3.2; [9] D-1.1; [8] D-4.4')).toEqual(['8 draconian 3.2', '9 draconian 1.1', 'saidTwice 8 0'])
})

test('nothing typed is nothing read', () => {
  expect(read(' \n ; ')).toEqual([])
})
