import { expect, test } from 'vitest'
import {
  changeOf,
  piecesOf,
  shownBy,
  type Piece,
} from '../../../../../../../renderer/games/akarios/combat/table/lay-out.ts'
import { fight } from '../../../../../../support/combat/table.ts'

const table = fight({ pilots: { p1: {} }, enemies: { 'scout#2': {} } }).hand({ type: 'playOnTable' })
const view = { ...table.view, realTable: { told: [], laid: ['asteroid' as const] } }

/** In the order of the form: the pilot, the enemy, the tile. */
const typed = (...names: readonly string[]): readonly Piece[] =>
  piecesOf(view).map((piece, at) => ({ ...piece, typed: names[at] ?? '' }))

test('nothing is sent until every ship and every laid tile has a hex of this board', () => {
  const { hexes } = view.board
  expect(piecesOf(view).map(({ id, facing }) => [id, facing])).toEqual([
    ['p1', 0],
    ['scout#2', 3],
    ['tile 0', 0],
  ])
  expect([typed('A-1', 'B-2'), typed('A-1', 'B-2', 'Z-99')].map((pieces) => changeOf(pieces, hexes))).toEqual([
    undefined,
    undefined,
  ])
  expect(changeOf(typed('A-1', 'b2', 'C-3'), hexes)).toMatchObject({
    type: 'playOnBoard',
    ships: [
      { ship: 'p1', facing: 0 },
      { ship: 'scout#2', facing: 3 },
    ],
    tiles: [{ terrain: 'asteroid' }],
  })
})

test('the board shows what has its hex so far, tiles as terrain', () => {
  const { ships, board } = shownBy(typed('', 'B-2', 'C-3'), view)
  expect([ships.map(({ id }) => id), board.terrain.map(({ terrain }) => terrain)]).toEqual([['scout#2'], ['asteroid']])
})
