// Changes by hand: what the table may set, and what cannot be.
import { expect, test } from 'vitest'
import { worldMachine } from '../../../../../main/games/akarios/world/machine.ts'
import type { WorldChange } from '../../../../../shared/games/akarios/world/change.ts'
import { card, door, entry, investigate, visit, worldOf } from '../../../../support/world/visit.ts'

const world = worldOf([card(1, [investigate(31), door('east', 2)], { start: true }), card(2, [])], [entry(31)])
const table = () => visit({ world })

test('tracks, trauma and dice of a pilot; 0 health makes it fall, more wakes it', () => {
  const after = table()
    .hand({ type: 'setTrack', seat: 'p1', track: 'energy', to: 3 })
    .hand({ type: 'setTrack', seat: 'p1', track: 'health', to: 0 })
  expect(after.pilot('p1')).toMatchObject({ energy: 3, is: 'unconscious', trauma: 1 })
  after
    .hand({ type: 'setTrack', seat: 'p1', track: 'health', to: 2 })
    .hand({ type: 'setTrauma', seat: 'p1', to: 0 })
    .hand({ type: 'setDice', seat: 'p1', to: 1 })
  expect(after.pilot('p1')).toMatchObject({ health: 2, is: 'awake', trauma: 0, dice: 1 })
})

test('pilots are placed, docked and brought back', () => {
  const after = table().commit(1, 1, { p1: 1 }).hand({ type: 'placePilot', seat: 'p2', card: 2 })
  expect(after.hand({ type: 'dockPilot', seat: 'p1' }).standing).toEqual({ p1: null, p2: 2 })
  expect(after.hand({ type: 'placePilot', seat: 'p1', card: 1 }).pilot('p1').is).toBe('awake')
  expect(after.hand({ type: 'dockPilot', seat: 'p1' }).hand({ type: 'dockPilot', seat: 'p2' }).outcome.result).toBe(
    'success',
  )
})

test('marks and points of a card', () => {
  const marked = () => after.view.cards[0]?.points.map((point) => [point.is.number, point.marked])
  const after = table().hand({ type: 'setMark', card: 1, point: 0, marked: true })
  expect(marked()).toEqual([
    [31, true],
    [2, false],
  ])
  after.hand({ type: 'setPoints', card: 1, points: [investigate(32)] })
  expect(marked()).toEqual([[32, false]])
})

test('the round and the visit are ended', () => {
  expect(table().hand({ type: 'endRound' }).view.round).toBe(2)
  const thrown = table()
    .hand({ type: 'setPoints', card: 1, points: [investigate(31, ['attack'])] })
    .commit(1, 0, { p1: 1 })
  expect(thrown.hand({ type: 'endVisit', result: 'failure' }).outcome.result).toBe('failure')
})

test.each<[string, WorldChange]>([
  ['noSuchThing', { type: 'setTrack', seat: 'p3', track: 'stress', to: 1 }],
  ['noSuchThing', { type: 'placePilot', seat: 'p1', card: 2 }],
  ['noSuchThing', { type: 'setMark', card: 1, point: 5, marked: true }],
  ['noSuchThing', { type: 'setPoints', card: 9, points: [] }],
  ['dice', { type: 'setDice', seat: 'p1', to: 8 }],
  ['marks', { type: 'setMark', card: 1, point: 1, marked: true }],
])('%s: what cannot be is refused and changes nothing', (word, change) => {
  const { state } = table()
  const taken = worldMachine.acceptHand(state, 'table', change)
  expect(!taken.ok && taken.error[0]?.key).toMatch(new RegExp(`\\.${word}$`))
  expect(state).toEqual(table().state)
})

test('a set-up, an answer or a change of another form is refused', () => {
  const { state } = table()
  const words = [
    worldMachine.acceptSetup({ seats: [] }),
    worldMachine.accept(state, 'table', { type: 'fly' }),
    worldMachine.acceptHand(state, 'table', { type: 'setTrack', seat: 'p1', track: 'hull', to: 3 }),
  ].map((taken) => (taken.ok ? 'taken' : taken.error[0]?.key))
  expect(words).toEqual(['akarios.world.setup.form', 'akarios.world.refused.form', 'akarios.world.refused.form'])
})
