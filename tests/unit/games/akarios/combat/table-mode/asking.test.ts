import { expect, test } from 'vitest'
import { enemyOf } from '../../../../../../main/games/akarios/combat/state/read.ts'
import { forget } from '../../../../../../main/games/akarios/combat/state/real-table.ts'
import type { FightState } from '../../../../../../main/games/akarios/combat/state/state.ts'
import { realTable } from '../../../../../../main/games/akarios/combat/tabletop/table.ts'
import type { Known } from '../../../../../../main/games/akarios/combat/tabletop/tabletop.ts'
import { fight } from '../../../../../support/combat/table.ts'

/** Two pilots, the second with more hull, and one enemy, on the real table. */
function onTable(): FightState {
  const { state } = fight({
    pilots: { p1: { hull: 3, shield: 2 }, p2: { hull: 5, shield: 0 } },
    enemies: { 'scout#1': { at: 'E-2' } },
  })
  return { ...structuredClone(state), realTable: { said: [], laid: [] } }
}
const marks = ['p1', 'p2'].map((id) => ({ id, hidden: false }))

/** Answers one question after the other; tells which were asked and what is known in the end. */
function talk<T>(known: Known<T>, ...answers: readonly string[][]): { asked: string[]; known: T } {
  const asked: string[] = []
  let now = known
  for (const chosen of answers) {
    if ('known' in now) break
    asked.push(now.ask.asks.key.replace('akarios.ask.table.', ''))
    now = now.read({ type: 'choose', chosen })
  }
  if (!('known' in now)) throw new Error(`asks on: ${now.ask.asks.key}`)
  return { asked, known: now.known }
}

test('[EN-010] of those whom people call equally near, the app knows who has more hull', () => {
  const state = onTable()
  const nearest = realTable.nearest(state, enemyOf(state, 'scout#1'), marks)
  expect(talk(nearest, ['several'], ['p1', 'p2'])).toEqual({
    asked: ['nearest', 'nearestOnes'],
    known: { ids: ['p2'], decidedBy: 'hull', distance: null },
  })
})

test('[EN-009] who is nearest is asked once, until a ship named in the answer moves; a turn changes nothing', () => {
  const state = onTable()
  const ask = () => realTable.nearest(state, enemyOf(state, 'scout#1'), marks)
  expect(talk(ask(), ['p1']).asked).toEqual(['nearest'])
  forget(state, 'scout#1', 'turned')
  expect(talk(ask()).known).toEqual({ ids: ['p1'], decidedBy: 'distance', distance: null })
  forget(state, 'p2', 'moved')
  expect(ask()).toHaveProperty('ask.asks.key', 'akarios.ask.table.nearest')
})

test('[EN-025] an attack on one ship asks for others only when the chosen one cannot be attacked', () => {
  const order = () => {
    const state = onTable()
    return realTable.attackOrder(state, enemyOf(state, 'scout#1'), { type: 'range', hexes: 2 }, marks, 'p1', 1)
  }
  expect(talk(order(), ['yes'])).toEqual({ asked: ['mayRange'], known: [['p1']] })
  expect(talk(order(), ['no'], ['p2'])).toEqual({ asked: ['mayRange', 'inRange'], known: [['p2']] })
})
