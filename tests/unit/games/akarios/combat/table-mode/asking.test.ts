import { expect, test } from 'vitest'
import type { Fight } from '../../../../../../main/games/akarios/combat/fight.ts'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import { addEnemy } from '../../../../../../main/games/akarios/combat/scenario/enemies.ts'
import { enemyOf, pilotOf } from '../../../../../../main/games/akarios/combat/state/read.ts'
import type { EnemyShip } from '../../../../../../main/games/akarios/combat/state/ships.ts'
import { forget } from '../../../../../../main/games/akarios/combat/state/real-table.ts'
import { rememberTile } from '../../../../../../main/games/akarios/combat/state/tiles.ts'
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

test('[SP-010] who can be attacked is asked anew when a marker with hull is gone that stood in the way', () => {
  const rock = { id: 'rock', name: 'Rock', hull: 2, side: 'none' } as const
  const state = two()
  const figures = { hull: 2, shield: 0, startHull: 2, startShield: 0, effects: [], waiting: [], pose: null }
  state.ships.push({ kind: 'marker', id: `marker:${rock.id}`, marker: rock.id, side: rock.side, ...figures })
  const ask = () => realTable.attackOrder(state, enemyOf(state, 'scout#1'), { type: 'range', hexes: 2 }, marks, null, 2)
  expect([talk(ask(), ['p1']).asked, talk(ask()).known]).toEqual([['inRange'], [['p1']]])
  state.ships = state.ships.filter(({ kind }) => kind !== 'marker')
  expect(talk(ask(), ['p1', 'p2'])).toEqual({ asked: ['inRange'], known: [['p1', 'p2']] })
})

test('[PA-055] a tile that was laid may stand in the way: who can be attacked is asked anew, who is nearest is not', () => {
  const state = two()
  const scout = enemyOf(state, 'scout#1')
  const order = () => realTable.attackOrder(state, scout, { type: 'range', hexes: 2 }, marks, 'p1', 1)
  talk(realTable.nearest(state, scout, marks), ['p1'])
  expect([talk(order(), ['yes']).asked, talk(order()).asked]).toEqual([['mayRange'], []])
  rememberTile(state, 'asteroid')
  expect(talk(order(), ['no'], ['p2'])).toEqual({ asked: ['mayRange', 'inRange'], known: [['p2']] })
  expect(talk(realTable.nearest(state, scout, marks)).asked).toEqual([])
  expect(state.realTable!.said.map(({ key, value }) => [key.split(':')[0], value])).toEqual([
    ['nearest', ['p1']],
    ['may', false],
    ['in', ['p2']],
  ])
})

test('[CE-045] whether a ship is beside an asteroid is asked anew when one was laid', () => {
  const state = two()
  const beside = () => realTable.isBeside(state, pilotOf(state, 'p1'), 'asteroid')
  expect(talk(beside())).toEqual({ asked: [], known: false })
  rememberTile(state, 'asteroid')
  expect([talk(beside(), ['no']).known, talk(beside()).asked]).toEqual([false, []])
  rememberTile(state, 'asteroid')
  expect(talk(beside(), ['yes'])).toEqual({ asked: ['beside'], known: true })
})

test('[SP-002] a standee that comes back as another ship is asked about anew', () => {
  const state = two()
  const [scout] = state.ships.filter(({ kind }) => kind === 'enemy')
  const ask = () => realTable.nearest(state, enemyOf(state, 'scout#1'), marks)
  talk(ask(), ['p1'])
  state.ships = state.ships.filter(({ kind }) => kind !== 'enemy')
  expect(combatMachine.view(state).realTable?.told).toEqual([])
  addEnemy({ state } as Fight, scout as EnemyShip)
  expect(talk(ask(), ['p2'])).toMatchObject({ asked: ['nearest'], known: { ids: ['p2'] } })
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
