// Where hexes of a tree are drawn, and how lines lead to them.
import { expect, test } from 'vitest'
import { treePlaces } from '../../../../../../renderer/games/akarios/squad/tree-places.ts'
import type { HexView } from '../../../../../../shared/games/akarios/view/squad-view.ts'

const hex = (id: string, row: number, after: readonly string[] = [], side: HexView['side'] = null): HexView => ({
  ...{ id, row, after: [...after], side, halves: 0, standing: 'below' },
  gives: { type: 'hull', card: null, skill: null, amount: 1 },
})

test('a tree of a pilot grows up from its first hex, and a fork stands to the left and right of the trunk', () => {
  const { hexes, lines, size } = treePlaces(
    [hex('root', 1), hex('one', 2, ['root'], 'left'), hex('two', 2, ['root'], 'right')],
    'up',
  )
  expect(hexes.map((placed) => [placed.hex.id, placed.column, placed.row])).toEqual([
    ['root', '1 / -1', 2],
    ['one', '1', 1],
    ['two', '2', 1],
  ])
  expect(lines.map(({ path }) => path)).toEqual(['M2 1V0.5H1V0', 'M2 1V0.5H3V0'])
  expect(size).toEqual({ width: 4, height: 2 })
})

test('a tree of a ship runs across, the lower side of a fork in a second row, and both sides lead on to the next hex', () => {
  const { hexes, lines, size } = treePlaces(
    [hex('root', 1), hex('one', 2, ['root'], 'top'), hex('two', 2, ['root'], 'bottom'), hex('end', 3, ['one', 'two'])],
    'across',
  )
  expect(hexes.map((placed) => [placed.hex.id, placed.column, placed.row])).toEqual([
    ['root', '1', 1],
    ['one', '2', 1],
    ['two', '2', 2],
    ['end', '3', 1],
  ])
  expect(lines.map(({ path }) => path)).toEqual([
    'M0.5 0H1V0H1.5',
    'M0.5 0H1V1H1.5',
    'M1.5 0H2V0H2.5',
    'M1.5 1H2V0H2.5',
  ])
  expect(size).toEqual({ width: 3, height: 2 })
})
