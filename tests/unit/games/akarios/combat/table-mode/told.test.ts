import { expect, test } from 'vitest'
import { enemyOf } from '../../../../../../main/games/akarios/combat/state/read.ts'
import { forgetSaid } from '../../../../../../main/games/akarios/combat/hand/told.ts'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import { realTable } from '../../../../../../main/games/akarios/combat/tabletop/table.ts'
import { remember } from '../../../../../../main/games/akarios/combat/state/real-table.ts'
import type { FightState } from '../../../../../../main/games/akarios/combat/state/state.ts'
import { onTable, seen, talk } from '../../../../../support/combat/on-table.ts'
import { enemyType, order } from '../../../../../support/combat/content.ts'
import { fight } from '../../../../../support/combat/table.ts'

/** The turn of a scout that attacks whoever is nearest, before it has asked anything. */
const scoutOnTable = () => {
  const cards = [order('shoot', [{ id: 'a', do: 'attack', damage: 1, targets: 1, range: 3 }])]
  const stated = { pilots: { p1: {}, p2: {} }, enemies: { 'scout#1': {} }, types: [enemyType('scout', { cards })] }
  return fight(stated).hand({ type: 'playOnTable' }).pass('p1', 'p2')
}

const heard = (state: FightState) =>
  combatMachine
    .view(state)
    .realTable?.told.map(({ said: { key, args } }) => [key.replace('akarios.title.table.', ''), args['chosen']])

test('[EN-009] what people have said stands in the view, in the words of the history', () => {
  const state = onTable({ pilots: { p1: {}, p2: {} }, enemies: { 'scout#1': { at: 'E-2' } } })
  const scout = enemyOf(state, 'scout#1')
  talk(realTable.nearest(state, scout, seen('p1', 'p2')), ['p2'])
  talk(realTable.attackOrder(state, scout, { type: 'range', hexes: 2 }, seen('p1', 'p2'), null, 2), [])
  expect(combatMachine.view(state).realTable?.told).toEqual([
    {
      id: 'nearest:scout#1:p1,p2',
      said: { key: 'akarios.title.table.nearest', args: { ship: 'scout#1', chosen: ['p2'] }, rule: 'EN-009' },
    },
    {
      id: 'in:scout#1:p1,p2:{"type":"range","hexes":2}',
      said: {
        key: 'akarios.title.table.inRange',
        args: { ship: 'scout#1', hexes: 2, chosen: ['none'] },
        rule: 'EN-025',
      },
    },
  ])
})

test('[EN-009] an answer that is taken back is asked again at once where it is needed, and can be given otherwise', () => {
  const table = scoutOnTable()
  expect(table.question.asks.key).toBe('akarios.ask.table.nearest')
  table.choose('p1')
  expect([table.question.asks.key, heard(table.state)]).toEqual(['akarios.ask.table.mayRange', [['nearest', ['p1']]]])
  table.hand({ type: 'forgetSaid', said: 'given:0' })
  expect([table.question.asks.key, heard(table.state)]).toEqual(['akarios.ask.table.nearest', []])
  expect(table.notes.at(-1)).toEqual({ key: 'akarios.log.byHand.forgetSaid', args: { ships: ['scout#1', 'p1'] } })
})

test('[EN-009] taking back what the open question does not hang on keeps what was said to it so far', () => {
  const table = scoutOnTable()
  const asks = { key: 'akarios.ask.table.near', args: { ship: 'p1', other: 'p2', hexes: 1 }, rule: 'BO-002' }
  remember(table.state, { key: 'near:p1,p2:1', places: ['p1', 'p2'], facings: [], asks, value: true })
  table.choose('p1').hand({ type: 'forgetSaid', said: 'near:p1,p2:1' })
  expect([table.question.asks.key, heard(table.state)]).toEqual(['akarios.ask.table.mayRange', [['nearest', ['p1']]]])
})

test('[EN-009] what was told after an answer that is taken back is no answer to the question that comes in its place', () => {
  const { state } = scoutOnTable()
  const aim = '{"type":"range","hexes":3}'
  const asks = { key: 'akarios.ask.table.nearest', args: {} }
  const said = { places: ['scout#1', 'p1'], facings: [], asks }
  state.realTable = {
    laid: [],
    said: [
      { ...said, key: 'nearest:scout#1:p1,p2', value: ['p1'] },
      { ...said, key: `may:scout#1:p1:${aim}`, value: false },
    ],
  }
  // To whom else it may attack.
  state.given = [{ kind: 'answer', answer: { type: 'choose', chosen: ['p2'] } }]
  expect(forgetSaid(state, { type: 'forgetSaid', said: 'nearest:scout#1:p1,p2' })).toBeNull()
  expect(state.given).toEqual([])
})

test('an answer that nobody has given cannot be taken back', () => {
  const { state } = scoutOnTable()
  expect(combatMachine.acceptHand(state, 'table', { type: 'forgetSaid', said: 'near:p1,p2:1' })).toMatchObject({
    ok: false,
    error: [{ key: 'akarios.refused.noSuchThing' }],
  })
})

test('a ship that people have moved by hand is asked about anew, and a pilot with hull again is back in the fight', () => {
  const table = scoutOnTable()
  table.choose('p1').hand({ type: 'placeShip', ship: 'p1', at: null, facing: 0 })
  expect([table.question.asks.key, heard(table.state)]).toEqual(['akarios.ask.table.nearest', []])
  table.choose('p1').choose('no').choose()
  expect(heard(table.state)).toHaveLength(3)
  table.hand({ type: 'placeShip', ship: 'p1', at: null, facing: 0 })
  expect(heard(table.state)).toEqual([['inRange', ['none']]])
  table.hand({ type: 'removeShip', ship: 'p2' }).hand({ type: 'setTrack', ship: 'p2', track: 'hull', value: 2 })
  expect(table.hand({ type: 'placeShip', ship: 'p2', at: null, facing: 0 }).pilot('p2').out).toBe(false)
})
