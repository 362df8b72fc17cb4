// Kinds of points, entries, marks, stop events and joint checks.
import { expect, test } from 'vitest'
import type { Reward } from '../../../../../shared/games/akarios/content/reward.ts'
import { card, check, dock, door, entry, investigate, seat, visit, worldOf } from '../../../../support/world/visit.ts'

const credits = (amount: number): Reward => ({ type: 'credits', amount, to: 'finder' })
const skilled = (name: string, charm: number) =>
  seat(name, { skills: { strength: 2, dexterity: 3, intelligence: 1, charm } })

test('[WX-027] going through a door takes the pilot to the card in its direction', () => {
  const world = worldOf([card(1, [door('east', 7)], { start: true }), card(7, [])])
  expect(visit({ world }).commit(1, 0, { p1: 1 }).standing).toEqual({ p1: 7, p2: 1 })
})

test('[WX-028] a card that is not there yet is laid there, and stays: it is not revealed again', () => {
  const world = worldOf([card(1, [door('east', 7)], { start: true }), card(7, [door('west', 3)]), card(3, [])])
  const table = visit({ world })
  expect(table.view.beyond).toEqual([{ x: 1, y: 0, number: 7 }])
  table.commit(1, 0, { p1: 1 }).commit(1, 0, { p2: 1 })
  // Back west lies the start card, whatever number the door shows.
  table.commit(7, 0, { p1: 1 })
  expect([table.standing, table.view.cards.map(({ number, x, y }) => [number, x, y])]).toEqual([
    { p1: 1, p2: 7 },
    [
      [1, 0, 0],
      [7, 1, 0],
    ],
  ])
  expect(table.notes.filter((note) => note.startsWith('revealed'))).toHaveLength(1)
})

test('[WX-028] a card whose number lies elsewhere is not laid a second time', () => {
  const world = worldOf([card(1, [door('east', 7), door('north', 7)], { start: true }), card(7, [])])
  const table = visit({ world }).commit(1, 0, { p1: 1 }).commit(1, 1, { p2: 1 })
  expect([table.standing, table.view.cards.length]).toEqual([{ p1: 7, p2: 7 }, 2])
})

test('[WX-029] investigating leads to an entry', () => {
  const world = worldOf([card(1, [investigate(31)], { start: true })], [entry(31, { text: 'An old tap.' })])
  const table = visit({ world }).commit(1, 0, { p1: 1 })
  expect(table.question).toMatchObject({ type: 'entry', entry: 31, text: 'An old tap.', finders: ['p1'] })
  expect(table.read().view.read).toEqual([31])
})

test('[WX-030] credits found are for the finding pilot alone', () => {
  const world = worldOf(
    [card(1, [investigate(31), dock(40)], { start: true })],
    [
      entry(31, { rewards: [credits(2), { type: 'credits', amount: 1, to: 'eachPilot' }] }),
      entry(40, { ends: 'success' }),
    ],
  )
  const { outcome } = visit({ world }).commit(1, 0, { p2: 1 }).read().commit(1, 1, { p1: 1 }).read()
  expect([outcome.finds, outcome.rewards]).toEqual([
    [{ seat: 'p2', rewards: [credits(2)] }],
    [{ type: 'credits', amount: 1, to: 'eachPilot' }],
  ])
})

const hall = worldOf([card(1, [check(60, ['attack', 'attack', 'move'])], { start: true })], [entry(60), entry(61)])

test('[WX-031] matching dice and skill add up: 2 and 1 are 3', () => {
  const table = visit({ world: hall, seats: [skilled('p1', 1)] })
    .commit(1, 0, { p1: 3 })
    .roll('attack', 'move', 'move')
  expect(table.use().waits).toBe('ask.succeeded')
})

test('[WX-032] a total of the icons succeeds, a lower one fails, and each reads its own text', () => {
  const roll = () => visit({ world: hall, seats: [skilled('p1', 1)] }).commit(1, 0, { p1: 2 })
  expect(roll().roll('attack', 'attack').use().read().view.read).toEqual([60])
  const failed = roll().roll('attack', 'move').use().read()
  expect(failed.view.read).toEqual([60])
  const short = visit({ world: hall, seats: [skilled('p1', 0)] })
    .commit(1, 0, { p1: 2 })
    .roll('attack', 'attack')
  expect(short.answer({ type: 'fail' }).waits).toBe('ask.failed')
  expect(short.read().view.read).toEqual([61])
})

test('[WX-033] each check counts the skill that it names', () => {
  const needOf = (skill: 'strength' | 'dexterity' | 'intelligence' | 'charm') => {
    const point = check(60, ['attack', 'attack', 'attack', 'attack'], { skill })
    const { odds } = visit({ world: worldOf([card(1, [point], { start: true })]), seats: [skilled('p1', 0)] }).view
    return odds.map(({ need }) => need)
  }
  expect([needOf('strength'), needOf('dexterity'), needOf('intelligence'), needOf('charm')]).toEqual([
    [2],
    [1],
    [3],
    [4],
  ])
})

const gate = worldOf(
  [card(1, [check(60, ['attack', 'attack'], { perPilot: true }), door('east', 2)], { start: true }), card(2, [])],
  [entry(60, { rewards: [credits(3)] }), entry(61)],
)
const three = [skilled('p1', 1), skilled('p2', 1), skilled('p3', 0)]

test('[WX-034] a check per pilot needs its icons times the pilots; dice and skills of all who join add up', () => {
  const table = visit({ world: gate, seats: three })
  const needs = table.view.odds.filter(({ point }) => point === 0).map(({ seats, need }) => [seats.join(' '), need])
  expect(needs).toEqual([
    ['p1', 5],
    ['p2', 5],
    ['p3', 6],
    ['p1 p2', 4],
    ['p1 p3', 5],
    ['p2 p3', 5],
    ['p1 p2 p3', 4],
  ])
  table.commit(1, 0, { p1: 3, p2: 1 }).roll('attack', 'attack', 'wild', 'stress').use()
  expect([table.waits, table.view.pilots.map(({ stress }) => stress)]).toEqual(['ask.succeeded', [0, 1, 0]])
  expect(table.read('p2').view.gains).toEqual([{ seat: 'p2', reward: credits(3) }])
})

test('[WX-034] who takes the stress of a joint check is chosen where both could', () => {
  const table = visit({ world: gate, seats: [skilled('p1', 1), skilled('p2', 1)] })
  table.commit(1, 0, { p1: 1, p2: 2 }).roll('stress', 'attack', 'stress')
  const { question } = table
  expect(question.type === 'assign' && question.ways).toEqual([
    [1, 2],
    [0, 1],
  ])
  expect(table.answer({ type: 'use', dice: [0, 1] }).view.pilots.map(({ stress }) => stress)).toEqual([1, 0])
})

test('[WX-047] a pilot on another card cannot join', () => {
  const table = visit({ world: gate, seats: three }).commit(1, 1, { p3: 1 })
  const dice = [
    { seat: 'p1', dice: 1 },
    { seat: 'p3', dice: 1 },
  ]
  expect(table.refuses({ type: 'commit', card: 1, point: 0, dice })).toBe('notTogether')
})

test('[WX-035] docking follows its entry: a pilot who leaves is off the map', () => {
  const world = worldOf([card(1, [dock(40)], { start: true })], [entry(40, { ends: 'leave' })])
  const table = visit({ world }).commit(1, 0, { p1: 1 }).read()
  expect([table.pilot('p1').is, table.standing, table.waits]).toEqual(['docked', { p1: null, p2: 1 }, 'ask.act'])
  const stays = worldOf([card(1, [dock(40)], { start: true })], [entry(40)])
  expect(visit({ world: stays }).commit(1, 0, { p1: 1 }).read().pilot('p1').is).toBe('awake')
})

test('[WX-036] a stop event is read for all when its card is first explored, and never again', () => {
  const world = worldOf(
    [card(1, [door('east', 2)], { start: true }), card(2, [], { stop: 70 })],
    [entry(70, { rewards: [{ type: 'damage', amount: 1, to: 'eachPilot' }] })],
  )
  const table = visit({ world }).commit(1, 0, { p1: 1 })
  expect(table.waits).toBe('ask.stop')
  expect(table.read().view.pilots.map(({ health }) => health)).toEqual([4, 4])
  table.commit(1, 0, { p2: 1 })
  expect([table.waits, table.view.read]).toEqual(['ask.act', [70]])
})

const desk = worldOf(
  [
    card(1, [investigate(31), investigate(22, [], { repeat: true }), check(60, ['attack'], {}), door('east', 2)], {
      start: true,
    }),
    card(2, []),
  ],
  [entry(31), entry(22), entry(60), entry(61)],
)
const marks = (table: ReturnType<typeof visit>) => table.view.cards[0]?.points.map(({ marked }) => marked)

test('[WX-037] a point that was investigated is marked, and closed to all', () => {
  const table = visit({ world: desk }).commit(1, 0, { p1: 1 }).read()
  expect(marks(table)).toEqual([true, false, false, false])
  expect(table.refuses({ type: 'commit', card: 1, point: 0, dice: [{ seat: 'p2', dice: 1 }] })).toBe('pointClosed')
})

test('[WX-038] a repeat point is never marked', () => {
  const table = visit({ world: desk })
  for (const _ of [1, 2, 3]) table.commit(1, 1, { p1: 1 }).read()
  expect([table.view.read, marks(table)]).toEqual([
    [22, 22, 22],
    [false, false, false, false],
  ])
})

test('[WX-039] a door is not marked: the next pilot goes through it too', () => {
  const table = visit({ world: desk }).commit(1, 3, { p1: 1 }).commit(1, 3, { p2: 1 })
  expect([table.standing, marks(table)]).toEqual([{ p1: 2, p2: 2 }, [false, false, false, false]])
})

test('[WX-040] a failed check leaves its point open', () => {
  const table = visit({ world: desk, seats: [skilled('p1', 0)] })
    .commit(1, 2, { p1: 1 })
    .roll('move')
    .answer({ type: 'fail' })
    .read()
  expect(marks(table)).toEqual([false, false, false, false])
  table.commit(1, 2, { p1: 1 }).roll('attack').use()
  expect(marks(table)).toEqual([false, false, true, false])
})

test('[WX-045] an entry that says go to leads on to the next', () => {
  const world = worldOf([card(1, [investigate(31)], { start: true })], [entry(31, { goTo: 44 }), entry(44)])
  const table = visit({ world }).commit(1, 0, { p1: 1 }).read()
  expect(table.question).toMatchObject({ type: 'entry', entry: 44 })
  expect([table.read().waits, table.view.read]).toEqual(['ask.act', [31, 44]])
})

test('[WX-030] what hangs on an achievement is read by what the squad holds', () => {
  const reward: Reward = {
    type: 'ifAchievement',
    achievement: 'key',
    held: true,
    rewards: [{ type: 'stress', amount: 2, to: 'finder' }],
  }
  const world = worldOf([card(1, [investigate(31)], { start: true })], [entry(31, { rewards: [reward] })])
  const stressOf = (achievements: string[]) =>
    visit({ world, achievements }).commit(1, 0, { p1: 1 }).read().pilot('p1').stress
  expect([stressOf([]), stressOf(['key'])]).toEqual([0, 2])
})
