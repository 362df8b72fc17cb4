import { expect, test } from 'vitest'
import { enemyOf } from '../../../../../../main/games/akarios/combat/state/read.ts'
import type { FightState } from '../../../../../../main/games/akarios/combat/state/state.ts'
import { realTable } from '../../../../../../main/games/akarios/combat/tabletop/table.ts'
import { onTable, seen, talk } from '../../../../../support/combat/on-table.ts'

type Figures = Record<string, { hull: number; shield: number }>
const state = (pilots: Figures): FightState => onTable({ pilots, enemies: { 'scout#1': { at: 'E-2' } } })
const ask = (now: FightState, ...ids: readonly string[]) =>
  realTable.nearest(now, enemyOf(now, 'scout#1'), seen(...ids))

test.each([
  {
    says: 'the most hull',
    p1: { hull: 5, shield: 0 },
    p2: { hull: 4, shield: 4 },
    found: { ids: ['p1'], decidedBy: 'hull' },
  },
  {
    says: 'with equal hull the most shield',
    p1: { hull: 4, shield: 1 },
    p2: { hull: 4, shield: 2 },
    found: { ids: ['p2'], decidedBy: 'shield' },
  },
  {
    says: 'with both equal the players',
    p1: { hull: 4, shield: 2 },
    p2: { hull: 4, shield: 2 },
    found: { ids: ['p1', 'p2'], decidedBy: 'players' },
  },
])('[EN-010] among ships equally near $says decide', ({ p1, p2, found }) => {
  expect(talk(ask(state({ p1, p2 }), 'p1', 'p2'), ['several'], ['p1', 'p2']).known).toEqual({
    ...found,
    distance: null,
  })
})

test('[EN-010] the shield of an objective counts 0', () => {
  const now = state({ p1: { hull: 4, shield: 1 } })
  const figures = { hull: 4, shield: 3, startHull: 4, startShield: 3, effects: [], waiting: [] }
  now.ships.push({ kind: 'marker', id: 'marker:relay', marker: 'relay', side: 'players', pose: null, ...figures })
  expect(talk(ask(now, 'p1', 'marker:relay'), ['several'], ['p1', 'marker:relay']).known).toMatchObject({ ids: ['p1'] })
})

test('[EN-009] the nearest of three is known as that of any two of them it is among, not beside a fourth', () => {
  const plain = { hull: 4, shield: 2 }
  const now = state({ p1: plain, p2: plain, p3: plain, p4: plain })
  talk(ask(now, 'p1', 'p2', 'p3'), ['p2'])
  expect(talk(ask(now, 'p1', 'p2'))).toEqual({
    asked: [],
    known: { ids: ['p2'], decidedBy: 'distance', distance: null },
  })
  expect([talk(ask(now, 'p2', 'p4'), ['p4']).asked, talk(ask(now, 'p1', 'p3'), ['p3']).asked]).toEqual([
    ['nearest'],
    ['nearest'],
  ])
})
