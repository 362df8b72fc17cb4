import { expect, test } from 'vitest'
import { enemyOf, pilotOf } from '../../../../../../main/games/akarios/combat/state/read.ts'
import { rememberTile } from '../../../../../../main/games/akarios/combat/state/tiles.ts'
import type { FightState } from '../../../../../../main/games/akarios/combat/state/state.ts'
import type { Way } from '../../../../../../main/games/akarios/combat/tabletop/tabletop.ts'
import { realTable } from '../../../../../../main/games/akarios/combat/tabletop/table.ts'
import { forward } from '../../../../../support/combat/content.ts'
import { offered, onTable, talk } from '../../../../../support/combat/on-table.ts'

const table = (terrain: NonNullable<Parameters<typeof onTable>[0]['terrain']>) =>
  onTable({ terrain, enemies: { 'scout#1': { at: 'A-1' } } })
/** The ends of a move of `hexes` ahead. */
const ends = (state: FightState, hexes: number): readonly Way[] =>
  talk(realTable.ways(state, pilotOf(state, 'p1'), forward(hexes), [], 0)).known
const flown = (state: FightState, way: Way | undefined, passed: readonly 'asteroid'[] = []) => {
  if (way === undefined) throw new Error('no such way')
  return realTable.travelled(state, pilotOf(state, 'p1'), way, passed)
}
const short = ({ kind, entered }: Way) => `${kind} ${entered}`

test('[PA-030] the ends of a move: whole, stopped early, stopped at once, and by a wormhole where there is one', () => {
  expect(ends(table({ asteroid: 'C-3' }), 2).map(short)).toEqual([
    'whole 2',
    'whole 2',
    'early 1',
    'early 1',
    'forced 0',
  ])
  expect(ends(table({}), 2).map(short)).toEqual(['whole 2', 'early 1', 'forced 0'])
  expect(ends(table({ wormhole: 'C-3 F-3' }), 2).map(short)).toEqual([
    'whole 2',
    'early 1',
    'forced 0',
    'wormhole 1',
    'wormhole 2',
  ])
})

test('[PA-040] people say which costly hexes were entered: no more than there are, and what is passed costs nothing', () => {
  const state = table({ asteroid: 'C-3', nebula: 'E-5 E-6 E-7' })
  const [clear, whole] = ends(state, 2)
  expect([clear?.clear, whole?.clear, talk(flown(state, clear)).known.costs]).toEqual([true, false, []])
  expect(offered(flown(state, whole))).toEqual(['asteroid:1', 'nebula:1', 'nebula:2'])
  expect(talk(flown(state, whole), ['nebula:1', 'asteroid:1']).known).toMatchObject({
    costs: ['nebula', 'asteroid'],
    nebulae: 1,
  })
  expect(talk(flown(state, whole, ['asteroid']), ['asteroid:1', 'nebula:1']).known.costs).toEqual(['nebula'])
})

test('[PA-046] behind a wormhole the exit costs as well', () => {
  const state = table({ asteroid: 'C-3', wormhole: 'D-3 F-3' })
  const way = ends(state, 1).find(({ kind }) => kind === 'wormhole')
  expect(talk(flown(state, way), [], ['asteroid:1'])).toMatchObject({
    asked: ['costly', 'exit'],
    known: { costs: ['asteroid'] },
  })
})

test('[PA-040] nobody is asked where nothing costs, until terrain is laid on the table', () => {
  const state = table({ planet: 'C-3' })
  const [whole] = ends(state, 1)
  expect(talk(flown(state, whole)).known.costs).toEqual([])
  rememberTile(state, 'asteroid')
  const [, costly] = ends(state, 1)
  expect(talk(flown(state, costly), ['asteroid:1']).known.costs).toEqual(['asteroid'])
})

test('[EN-017] an enemy that entered no hex has only turned', () => {
  const state = table({})
  const way = () => realTable.enemyWay(state, enemyOf(state, 'scout#1'), forward(2))
  expect([0, 2].map((end) => talk(way(), end).known.moved)).toEqual([true, false])
})
