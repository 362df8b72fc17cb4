// Rounds of a visit: set-up, energy, the fallen, and how it ends.
import { expect, test } from 'vitest'
import {
  card,
  check,
  dock,
  door,
  entry,
  investigate,
  seat,
  visit,
  withFailure,
  worldOf,
} from '../../../../support/world/visit.ts'

const yard = worldOf(
  [card(1, [investigate(31, [], { repeat: true }), dock(40), door('east', 2)], { start: true }), card(2, [])],
  [entry(31, { rewards: [{ type: 'damage', amount: 3, to: 'finder' }] }), entry(40, { ends: 'leave' })],
)
const withFailureEnding = { ...yard, ...withFailure }

test('[WX-003] stress starts at what travel brought', () => {
  const { view } = visit({ world: yard, seats: [seat('p1'), seat('p2', { stress: 2 })] })
  expect(view.pilots.map(({ stress }) => stress)).toEqual([0, 2])
})

test('[WX-004] a card is found by its number, whatever the order in which cards are turned', () => {
  const world = worldOf([card(1, [door('east', 12)], { start: true }), card(2, []), card(12, [dock(40)])])
  const { view } = visit({ world }).commit(1, 0, { p1: 1 })
  expect(view.cards.map(({ number, points }) => [number, points.length])).toEqual([
    [1, 1],
    [12, 1],
  ])
})

test('[WX-005] all pilots start on the card marked as the start, wherever it stands in the deck', () => {
  const seats = ['p1', 'p2', 'p3', 'p4'].map((name) => seat(name))
  const world = worldOf([card(1, []), card(7, [], { start: true })])
  expect(visit({ world, seats }).standing).toEqual({ p1: 7, p2: 7, p3: 7, p4: 7 })
})

test('[WX-006] nobody pays for the next round before all have finished this one', () => {
  const table = visit({ world: yard }).rest('p1')
  expect([table.view.round, table.waits, table.pilot('p1').energy]).toEqual([1, 'ask.act', 7])
  table.rest('p2')
  expect([table.view.round, table.pilot('p1').energy, table.pilot('p2').energy]).toEqual([2, 6, 6])
})

test('[WX-007] each energy phase costs every pilot 1 energy', () => {
  const table = visit({ world: yard, energy: 8 })
  expect(table.view.pilots.map(({ energy }) => energy)).toEqual([7, 7])
})

test('[WX-008] at 0 energy a pilot takes 1 stress in its place', () => {
  const { view } = visit({ world: yard, energy: 0, seats: [seat('p1', { stress: 3 })] })
  expect(view.pilots.map(({ energy, stress, health }) => [energy, stress, health])).toEqual([[0, 4, 5]])
})

test('[WX-009] at 0 energy and 10 stress a pilot loses 1 health in its place', () => {
  const { view } = visit({ world: yard, energy: 0, seats: [seat('p1', { stress: 10, health: 2 })] })
  expect(view.pilots.map(({ stress, health }) => [stress, health])).toEqual([[10, 1]])
})

test('[WX-010] reaching a threshold of stress does nothing else', () => {
  for (const stress of [2, 4, 6, 9]) {
    const table = visit({ world: yard, energy: 0, seats: [seat('p1', { stress })] })
    expect([table.pilot('p1').stress, table.notes]).toEqual([
      stress + 1,
      ['startLaid WX-005', 'roundBegun WX-006', 'stressSet WX-008'],
    ])
  }
})

test('[WX-012] at 0 health a pilot is unconscious and gains 1 trauma', () => {
  const table = visit({ world: yard, seats: [seat('p1', { health: 1 }), seat('p2')] })
    .commit(1, 0, { p1: 1 })
    .read()
  const { health, is, trauma } = table.pilot('p1')
  expect([health, is, trauma]).toEqual([0, 'unconscious', 1])
  table.commit(1, 1, { p2: 1 }).read()
  expect(table.outcome.pilots).toEqual([
    { seat: 'p1', trauma: 1, fell: true },
    { seat: 'p2', trauma: 0, fell: false },
  ])
})

test('[WX-013] an unconscious pilot performs no action and is among those whom the end rewards', () => {
  const table = visit({ world: withFailureEnding, seats: [seat('p1', { health: 1 }), seat('p2')] })
  table.commit(1, 0, { p1: 1 }).read()
  expect(table.refuses({ type: 'commit', card: 1, point: 1, dice: [{ seat: 'p1', dice: 1 }] })).toBe('notTogether')
  expect(table.refuses({ type: 'rest', seat: 'p1' })).toBe('restsAlready')
  table.commit(1, 1, { p2: 1 }).read()
  expect(table.outcome.pilots.map((pilot) => pilot.seat)).toEqual(['p1', 'p2'])
})

test('[WX-014] with all pilots unconscious the visit has failed', () => {
  const seats = [seat('p1', { health: 1 }), seat('p2', { health: 2 })]
  const table = visit({ world: withFailureEnding, seats }).commit(1, 0, { p1: 1 }).read()
  expect(table.waits).toBe('ask.act')
  expect(table.commit(1, 0, { p2: 1 }).read().outcome.result).toBe('failure')
})

test('[WX-015] without a failure ending the fallen come back on the start card next round, in full health', () => {
  const table = visit({ world: yard, seats: [seat('p1', { health: 2, stress: 1 }), seat('p2')] })
  table.commit(1, 2, { p1: 1 })
  table.hand({ type: 'setTrack', seat: 'p1', track: 'health', to: 0 }).rest('p2')
  const { health, energy, stress, card: at, dice, trauma } = table.pilot('p1')
  expect({ health, energy, stress, at, dice, trauma }).toEqual({
    health: 2,
    energy: 6,
    stress: 1,
    at: 1,
    dice: 4,
    trauma: 1,
  })
})

test('[WX-015] with a failure ending, or with Ironman, the fallen stay out', () => {
  const seats = [seat('p1', { health: 1 }), seat('p2')]
  for (const setup of [{ world: withFailureEnding }, { world: yard, ironman: true }]) {
    const table = visit({ ...setup, seats })
      .commit(1, 0, { p1: 1 })
      .read()
      .rest('p2')
    expect([table.view.round, table.pilot('p1').is]).toEqual([2, 'unconscious'])
  }
})

test('[WX-015] when all fall and the book has no failure ending, the table goes on or gives up', () => {
  const fallen = () =>
    visit({ world: yard, seats: [seat('p1', { health: 3 })] })
      .commit(1, 0, { p1: 1 })
      .read()
  expect(fallen().waits).toBe('ask.fallen')
  const { view } = fallen().answer({ type: 'goOn' })
  expect([view.round, view.pilots.map(({ is, health }) => [is, health])]).toEqual([2, [['awake', 3]]])
  expect(fallen().answer({ type: 'giveUp' }).outcome.result).toBe('failure')
})

test('[WX-041] damage lowers health and no other track', () => {
  const { energy, stress, health } = visit({ world: yard }).commit(1, 0, { p1: 1 }).read().pilot('p1')
  expect({ energy, stress, health }).toEqual({ energy: 7, stress: 0, health: 2 })
})

test('[WX-042] at the end of a round all committed dice return', () => {
  const table = visit({ world: yard }).commit(1, 2, { p1: 3 })
  expect(table.pilot('p1').dice).toBe(1)
  table.rest('p1', 'p2')
  expect(table.view.pilots.map(({ dice }) => dice)).toEqual([4, 4])
})

test('[WX-043] the visit ends once every conscious pilot has docked', () => {
  const seats = [seat('p1'), seat('p2'), seat('p3', { health: 1 })]
  const table = visit({ world: withFailureEnding, seats }).commit(1, 0, { p3: 1 }).read()
  table.commit(1, 1, { p1: 1 }).read()
  expect(table.waits).toBe('ask.act')
  expect(table.commit(1, 1, { p2: 1 }).read().outcome.result).toBe('success')
})

test('[WX-043] the visit ends at once where an entry says so', () => {
  const ending = (ends: 'success' | 'failure') =>
    visit({ world: worldOf([card(1, [check(8, ['attack'])], { start: true })], [entry(8, { ends })]) })
      .commit(1, 0, { p1: 1 })
      .read().outcome.result
  expect([ending('success'), ending('failure')]).toEqual(['success', 'failure'])
})
