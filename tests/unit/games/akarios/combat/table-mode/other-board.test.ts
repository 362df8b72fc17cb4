import { expect, test } from 'vitest'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import { layTile } from '../../../../../../main/games/akarios/combat/state/tiles.ts'
import type { HandChangeOf } from '../../../../../../shared/games/akarios/command/hand-change.ts'
import { hexNamed } from '../../../../../../shared/lib/hex/names.ts'
import { enemyType, order } from '../../../../../support/combat/content.ts'
import { fight, type Table } from '../../../../../support/combat/table.ts'

const cards = [order('shoot', [{ id: 'a', do: 'attack', damage: 1, targets: 1, range: 3 }])]
const begun = () =>
  fight({
    pilots: { p1: { at: 'E-8' }, p2: { at: 'F-8' } },
    enemies: { 'scout#1': { at: 'E-6', facing: 3 } },
    types: [enemyType('scout', { cards })],
  })
const onTable = () => begun().hand({ type: 'playOnTable' })

const at = (name: string) => {
  const { q, r } = hexNamed(name)!
  return { q, r }
}
type Back = HandChangeOf<'playOnBoard'>
/** Every ship on a hex of its own, but for what is stated. */
const back = (places: Record<string, string> = {}, tiles: Back['tiles'] = []): Back => ({
  type: 'playOnBoard',
  ships: Object.entries({ p1: 'E-8', p2: 'F-8', 'scout#1': 'E-6', ...places }).flatMap(([ship, name]) =>
    name === '' ? [] : [{ ship, at: at(name), facing: 2 as const }],
  ),
  tiles,
})
const refusal = ({ state }: Table, change: Back | { type: 'playOnTable' }) => {
  const accepted = combatMachine.acceptHand(state, 'table', change)
  return accepted.ok ? null : accepted.error[0]
}

test('from the board to the real table the app forgets every hex of pilots and enemies, and asks from then on', () => {
  const table = onTable()
  expect([table.where('p1'), table.where('scout#1'), table.view.realTable]).toEqual([
    'nowhere',
    'nowhere',
    { told: [], laid: [] },
  ])
  expect(table.question.type).toBe('act')
  expect(table.pass('p1', 'p2').question.asks.key).toBe('akarios.ask.table.nearest')
})

test('from the real table to the board every ship stands where it was placed, and nobody is asked any more', () => {
  const table = onTable().hand(back({ p2: 'A-1' }))
  expect([table.where('p1'), table.where('p2'), table.where('scout#1')]).toEqual(['E-8/2', 'A-1/2', 'E-6/2'])
  expect(table.view.realTable).toBeNull()
  table.pass('p1', 'p2')
  expect(table.told).toContain('attackDeclared')
  expect(table.told.filter((key) => key.startsWith('byHand'))).toEqual(['byHand.playOnTable', 'byHand.playOnBoard'])
})

test('tiles that were laid on the real table lie on the board afterwards', () => {
  const table = onTable()
  table.state.realTable!.laid = ['asteroid', 'wormhole']
  const tiles: Back['tiles'] = [
    { terrain: 'wormhole', at: at('C-3') },
    { terrain: 'asteroid', at: at('B-2') },
  ]
  const { state } = table.hand(back({}, tiles))
  expect([state.map.terrain, state.map.wormholes]).toEqual([
    [{ at: at('B-2'), terrain: 'asteroid' }],
    [{ id: 'C-3', at: at('C-3') }],
  ])
})

test.each([
  { says: 'a ship is missing', change: back({ p2: '' }), key: 'akarios.refused.shipNotPlaced', args: { ship: 'p2' } },
  { says: 'two ships share a hex', change: back({ p2: 'E-8' }), key: 'akarios.invariant.twoInAHex' },
  { says: 'a hex is not on the board', change: back({ p2: 'M-30' }), key: 'akarios.invariant.offBoard' },
  {
    says: 'a ship is named twice',
    change: { ...back(), ships: [...back().ships, { ship: 'p1', at: at('A-1'), facing: 0 as const }] },
    key: 'akarios.refused.placedTwice',
  },
  { says: 'nobody knows the ship', change: back({ 'scout#9': 'A-1' }), key: 'akarios.refused.noSuchThing' },
  {
    says: 'nobody has laid the tile',
    change: back({}, [{ terrain: 'nebula', at: at('A-1') }]),
    key: 'akarios.refused.noSuchThing',
  },
])('the way back is refused when $says', ({ change, key, args }) => {
  expect(refusal(onTable(), change)).toMatchObject({ key, ...(args === undefined ? {} : { args }) })
})

test('the way back is refused without a laid tile, and with one on top of another', () => {
  const table = onTable()
  layTile(table.state, 'planet', at('B-2'))
  table.state.realTable!.laid = ['asteroid']
  expect([refusal(table, back()), refusal(table, back({}, [{ terrain: 'asteroid', at: at('B-2') }]))]).toMatchObject([
    { key: 'akarios.refused.tileNotPlaced', args: { terrain: 'asteroid' } },
    { key: 'akarios.refused.tileThere', args: { hex: 'B-2' } },
  ])
})

test('neither way is taken twice, nor in the middle of a turn of the enemies', () => {
  expect([refusal(begun(), back()), refusal(onTable(), { type: 'playOnTable' })]).toMatchObject([
    { key: 'akarios.refused.onBoardAlready' },
    { key: 'akarios.refused.onTableAlready' },
  ])
  expect(refusal(onTable().pass('p1', 'p2'), back())).toMatchObject({ key: 'akarios.refused.underWay' })
  const table = fight({ tasks: [{ type: 'offerCards', on: 'afterRoll' }, { type: 'offerRerolls' }] })
  expect([table.question.type, refusal(table, { type: 'playOnTable' })]).toEqual(['reroll', null])
})
