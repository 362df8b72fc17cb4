import { expect, test } from 'vitest'
import { enemyOf, pilotOf } from '../../../../../../main/games/akarios/combat/state/read.ts'
import { forget } from '../../../../../../main/games/akarios/combat/state/real-table.ts'
import { realTable } from '../../../../../../main/games/akarios/combat/tabletop/table.ts'
import { offered, onTable, seen, talk } from '../../../../../support/combat/on-table.ts'

/** Two pilots, the second with more hull, and one enemy. */
const two = () =>
  onTable({
    pilots: { p1: { hull: 3, shield: 2 }, p2: { hull: 5, shield: 0 } },
    enemies: { 'scout#1': { at: 'E-2' } },
  })
const marks = seen('p1', 'p2')

test('[EN-010] of those whom people call equally near, the app knows who has more hull', () => {
  const state = two()
  const nearest = realTable.nearest(state, enemyOf(state, 'scout#1'), marks)
  expect(talk(nearest, ['several'], ['p1', 'p2'])).toEqual({
    asked: ['nearest', 'nearestOnes'],
    known: { ids: ['p2'], decidedBy: 'hull', distance: null },
  })
})

test('[EN-009] who is nearest is asked once, until a ship named in the answer moves; a turn changes nothing', () => {
  const state = two()
  const ask = () => realTable.nearest(state, enemyOf(state, 'scout#1'), marks)
  expect(talk(ask(), ['p1']).asked).toEqual(['nearest'])
  forget(state, 'scout#1', 'turned')
  expect(talk(ask()).known).toEqual({ ids: ['p1'], decidedBy: 'distance', distance: null })
  forget(state, 'p2', 'moved')
  expect(ask()).toHaveProperty('ask.asks.key', 'akarios.ask.table.nearest')
})

test('[EN-025] an attack on one ship asks for others only when the chosen one cannot be attacked', () => {
  const order = () => {
    const state = two()
    return realTable.attackOrder(state, enemyOf(state, 'scout#1'), { type: 'range', hexes: 2 }, marks, 'p1', 1)
  }
  expect(talk(order(), ['yes'])).toEqual({ asked: ['mayRange'], known: [['p1']] })
  expect(talk(order(), ['no'], ['p2'])).toEqual({ asked: ['mayRange', 'inRange'], known: [['p2']] })
})

test('[EN-025] an attack on two goes on with those that are next in the order of choice, in groups of equals', () => {
  const order = (most: number) => {
    const state = onTable({
      pilots: { p1: {}, p2: {}, p3: {}, p4: { hull: 1 } },
      enemies: { 'scout#1': { at: 'E-2' } },
    })
    const aim = { type: 'range', hexes: 2 } as const
    return realTable.attackOrder(state, enemyOf(state, 'scout#1'), aim, seen('p1', 'p2', 'p3', 'p4'), 'p1', most)
  }
  const inAim = ['p2', 'p3', 'p4']
  expect(talk(order(2), ['yes'], inAim, ['p4']).known).toEqual([['p1'], ['p4']])
  expect(talk(order(3), ['yes'], inAim, ['several'], ['p2', 'p3']).known).toEqual([['p1'], ['p2', 'p3']])
})

test('[PA-067] from behind: asked once, until the target turns', () => {
  const state = two()
  const ask = () => realTable.isBehind(state, pilotOf(state, 'p1'), enemyOf(state, 'scout#1'), { type: 'arc', arc: [] })
  expect(talk(ask(), ['yes'])).toEqual({ asked: ['behind'], known: true })
  forget(state, 'p1', 'turned')
  expect(talk(ask())).toEqual({ asked: [], known: true })
  forget(state, 'scout#1', 'turned')
  expect(ask()).toHaveProperty('ask.asks.key', 'akarios.ask.table.behind')
})

test('[SP-014] whose ship stands where the Sparrow comes to rest: any but a marker, or none', () => {
  const ask = () => {
    const state = two()
    return realTable.shipUnder(state, pilotOf(state, 'p2'))
  }
  expect(offered(ask())).toEqual(['p1', 'scout#1'])
  expect([talk(ask(), ['scout#1']), talk(ask(), [])]).toEqual([
    { asked: ['under'], known: 'scout#1' },
    { asked: ['under'], known: null },
  ])
})
