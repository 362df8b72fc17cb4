// What random play has found, kept: changes by hand that left a fight which could not go on.
import { expect, test } from 'vitest'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import { card, enemyType, forward, order } from '../../../../../support/combat/content.ts'
import { fight } from '../../../../../support/combat/table.ts'
import type { HandChange } from '../../../../../../shared/games/akarios/command/hand-change.ts'

const accepts = (change: HandChange) => combatMachine.acceptHand(fight().state, 'table', change).ok
const intoDeck = (name: string): HandChange => ({
  type: 'moveCard',
  card: name,
  from: 'box',
  fromPart: 'box',
  to: 'deck:p1',
  toPart: 'top',
})

test('a ship that was taken off the board goes nowhere and hits nobody, and the fight goes on', () => {
  const dash = card('dash', [{ do: 'move' }, { do: 'rotate' }, { do: 'attack' }], {
    moves: [forward(2)],
    attacks: [{ damage: 1, targets: 1, range: 9 }],
  })
  const table = fight({ pilots: { p1: { cards: { 'weapon-1': dash } } }, enemies: { 'scout#1': {} } })
    .hand({ type: 'placeShip', ship: 'p1', at: null, facing: 0 })
    .act('p1', 'weapon-1', 'attack')
  expect([table.question.type, table.where('p1'), table.enemy('scout#1').shield]).toEqual(['act', 'nowhere', 2])
})

test('no ship is put beyond the edge by hand', () => {
  expect(accepts({ type: 'placeShip', ship: 'p1', at: { q: 9, r: 0 }, facing: 0 })).toBe(false)
  expect(accepts({ type: 'placeShip', ship: 'p1', at: { q: 8, r: 0 }, facing: 0 })).toBe(true)
})

test('the Sparrow is moved to no hex that the board has not got', () => {
  const { state } = fight({
    mission: {
      map: {
        rows: ['S........', ...Array.from({ length: 8 }, () => '.........')],
        legend: { S: [{ type: 'sparrow', facing: 0 }] },
      },
      sparrow: { hull: 8 },
    },
  })
  const moved = (q: number) =>
    combatMachine.acceptHand(state, 'table', { type: 'moveSparrow', at: { q, r: 0 }, facing: 0 })
  expect(moved(9)).toEqual({ ok: false, error: [{ key: 'akarios.refused.noSuchThing', args: { name: '9,0' } }] })
  expect(moved(8).ok).toBe(true)
})

test('an attacker that is taken away while its hit is being asked about hits nobody', () => {
  const shot = order('shot', [{ id: 'a', do: 'attack', damage: 2, targets: 1, range: 9 }])
  const table = fight({
    pilots: { p1: { cards: { 'weapon-1': card('gun', [{ do: 'attack' }]) } } },
    enemies: { 'wasp#1': {} },
    types: [enemyType('wasp', { cards: [shot] })],
  }).pass()
  expect(table.question.asks.key).toBe('akarios.ask.avoid')
  table.hand({ type: 'removeShip', ship: 'wasp#1' })
  expect([table.pilot('p1').shield, table.state.round]).toEqual([4, 2])
})

test('no pile takes a card of another kind', () => {
  expect(accepts(intoDeck('hull-crack'))).toBe(false)
  expect(accepts(intoDeck('plus-2'))).toBe(true)
})

test('piles are shown in one order, whatever the order of keys in a stored state', () => {
  const { state } = fight({ pilots: { p1: {}, p2: {} } })
  const names = (piles: typeof state.piles) => combatMachine.view({ ...state, piles }).piles.map(({ name }) => name)
  expect(names(Object.fromEntries(Object.entries(state.piles).toReversed()))).toEqual(names(state.piles))
})

test('[CB-025] a fight that a change by hand decides is over with it, whatever is being asked', () => {
  const table = fight({
    mission: { win: { need: 'all', objectives: [{ id: 'clear', wording: 'All.', goal: { type: 'destroyEnemies' } }] } },
    enemies: { 'scout#1': {}, 'scout#2': { at: 'D-7' } },
  })
  table.hand({ type: 'removeShip', ship: 'scout#1' })
  expect(table.question.type).toBe('act')
  const { state, notes } = combatMachine.step(table.state, {
    kind: 'hand',
    seat: 'table',
    change: { type: 'removeShip', ship: 'scout#2' },
  })
  expect(combatMachine.wait(state)).toMatchObject({ kind: 'over', outcome: { result: 'success', why: 'clear' } })
  expect([state.queue, state.given, state.need]).toEqual([[], [], null])
  expect(notes.map(({ key, rule }) => [key, rule])).toEqual([
    ['akarios.log.byHand.removeShip', undefined],
    ['akarios.log.fightOver', 'CB-025'],
  ])
})
