// How far each kind of objective has come, as screens show it, and what the round track shows.
import { describe, expect, test } from 'vitest'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import type { Mission } from '../../../../../../shared/games/akarios/content/mission.ts'
import type { Goal } from '../../../../../../shared/games/akarios/content/objective.ts'
import type { Trigger, Wave } from '../../../../../../shared/games/akarios/content/spawn.ts'
import { enemyType } from '../../../../../support/combat/content.ts'
import { passRounds } from '../../../../../support/combat/pass-rounds.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

const rows = Array.from({ length: 9 }, () => '.........')
const tower = { id: 'tower', name: 'Tower', wording: 'A tower.', side: 'players' as const, hull: 5 }
const line = { id: 'line', name: 'Line', wording: 'A line.', side: 'none' as const }
const map = (first: string): Mission['map'] => ({
  rows: [first, ...rows.slice(1)],
  legend: {
    T: [{ type: 'marker', marker: 'tower' }],
    L: [{ type: 'marker', marker: 'line' }],
    S: [{ type: 'sparrow', facing: 0 }],
  },
})
const wave = (id: string, when: Trigger, count = 2): Wave => ({
  id,
  when,
  at: ['line'],
  table: { '1': count === 0 ? [] : [{ enemy: 'scout', rank: 'regular', count }] },
})
/** The goal beside one that never comes about, so that the fight goes on. */
function played(goal: Goal, first = '.........', stated: FightStated = {}): Table {
  const goals = [goal, { type: 'byHand' } as const].map((one, at) => ({
    id: `goal-${at}`,
    wording: 'A goal.',
    goal: one,
  }))
  const { mission, ...rest } = stated
  return fight({
    mission: {
      map: map(first),
      markers: [tower, line],
      sparrow: { hull: 8 },
      win: { need: 'all', objectives: goals },
      ...mission,
    },
    ...rest,
  })
}
const progress = ({ view }: Table) => view.objectives[0]?.progress
const hit = (target: string, amount: number) =>
  ({ type: 'dealDamage', target, amount, source: 'scenario', only: null }) as const
const three = { 'scout#1': {}, 'scout#2': { at: 'C-4' }, 'ronin#1': { at: 'G-4' } }

describe('an objective shows', () => {
  test('[SP-008] enemies that are gone of all that have come or are sure to come', () => {
    const mission = {
      waves: [
        wave('sure', { on: 'roundStart', round: 3 }),
        wave('endless', { on: 'roundStart', round: 2, every: 2 }),
        wave('chance', { on: 'markerLost', marker: 'tower' }),
      ],
    }
    const table = played({ type: 'destroyEnemies' }, undefined, { enemies: three, mission })
    const before = progress(table)
    table.run(hit('scout#1', 9)).hand({ type: 'removeShip', ship: 'ronin#1' })
    expect([before, progress(table)]).toEqual([
      { counts: 'ships', done: 0, of: 5 },
      { counts: 'ships', done: 2, of: 5 },
    ])
  })

  test('enemies of the one type that it names', () => {
    const table = played({ type: 'destroyEnemies', enemy: 'scout' }, undefined, { enemies: three })
    table.run(hit('scout#1', 9), hit('ronin#1', 9))
    expect(progress(table)).toEqual({ counts: 'ships', done: 1, of: 2 })
  })

  test('the hull that a marker has lost, and markers where there are several', () => {
    const one = played({ type: 'destroyMarker', marker: 'tower' }, 'T........').run(hit('marker:tower', 3))
    const two = played({ type: 'destroyMarker', marker: 'tower' }, 'T.......T').run(hit('marker:tower:A-1', 9))
    expect([progress(one), progress(two)]).toEqual([
      { counts: 'hull', done: 3, of: 5, ship: 'marker:tower' },
      { counts: 'markers', done: 1, of: 2 },
    ])
    expect([two.view.objectives[0]?.done, progress(one.run(hit('marker:tower', 9)))]).toEqual([
      false,
      { counts: 'markers', done: 1, of: 1 },
    ])
  })

  test('the weakest of the markers that must not be lost, and its loss, also by hand', () => {
    const table = played({ type: 'markerLost', marker: 'tower' }, 'T.......T').run(hit('marker:tower:I-1', 2))
    const before = progress(table)
    table.hand({ type: 'removeShip', ship: 'marker:tower:I-1' })
    expect([before, progress(table), table.view.objectives[0]?.done]).toEqual([
      { counts: 'hull', done: 2, of: 5, ship: 'marker:tower:I-1' },
      { counts: 'markers', done: 1, of: 1 },
      true,
    ])
  })

  test('a marker with hull as a ship alone, named as the mission names it', () => {
    const { state, view } = played({ type: 'byHand' }, 'T...L....')
    const change = { type: 'setTrack', ship: 'marker:tower', track: 'hull', value: 4 } as const
    expect([
      view.board.markers.map(({ marker }) => marker),
      combatMachine.title(state, { kind: 'hand', seat: 'table', change }).args['ship'],
    ]).toEqual([['line'], 'Tower'])
  })

  test('the hull that the Sparrow has lost, and its loss', () => {
    const table = played({ type: 'sparrowLost' }, 'S........').run(hit('sparrow', 3))
    expect([progress(table), progress(table.hand({ type: 'removeShip', ship: 'sparrow' }))]).toEqual([
      { counts: 'hull', done: 3, of: 8, ship: 'sparrow' },
      { counts: 'ships', done: 1, of: 1 },
    ])
  })

  test('[ER-007] rounds that were played to their end', () => {
    const table = played({ type: 'rounds', count: 4 })
    expect([progress(table), progress(passRounds(table, 2))]).toEqual([
      { counts: 'rounds', done: 0, of: 4 },
      { counts: 'rounds', done: 2, of: 4 },
    ])
  })

  test('conscious pilots who have reached a marker, of those who must', () => {
    const pilots = {
      p1: { at: 'A-2', facing: 0 as const, dice: 'move move move move' },
      p2: { at: 'E-8' },
      p3: { at: 'G-8' },
    }
    const table = played({ type: 'reach', marker: 'line', pilots: 'all' }, 'L........', { pilots })
    table.act('p1', 'move-1', 'move').fly()
    const all = progress(table)
    table.hand({ type: 'removeShip', ship: 'p3' })
    expect([all, progress(table)]).toEqual([
      { counts: 'pilots', done: 1, of: 3 },
      { counts: 'pilots', done: 1, of: 2 },
    ])
  })

  test('one ship that left, one that was put out of the fight, and what only the table can say', () => {
    const goals: readonly Goal[] = [
      { type: 'enemyLeft', marker: 'line' },
      { type: 'neutralizeEnemy', enemy: 'scout' },
      { type: 'byHand' },
    ]
    expect(goals.map((goal) => progress(played(goal, undefined, { enemies: three })))).toEqual([
      { counts: 'ships', done: 0, of: 1 },
      { counts: 'ships', done: 0, of: 1 },
      { counts: 'word', done: 0, of: 1 },
    ])
  })
})

describe('the round track shows', () => {
  const waves = [
    wave('late', { on: 'roundEnd', round: 3 }),
    wave('often', { on: 'roundStart', round: 4, every: 4 }, 1),
    wave('gone', { on: 'roundStart', round: 12 }),
    wave('empty', { on: 'roundStart', round: 5 }, 0),
  ]
  const lose = [6, 14].map((count) => ({
    id: `at-${count}`,
    wording: 'Too late.',
    goal: { type: 'rounds', count } as const,
  }))

  test('[ER-004] its cube, the nearest round that an objective waits for, and waves of this lap that are to come', () => {
    const at = (round: number) =>
      played({ type: 'byHand' }, undefined, { round, mission: { waves, lose } }).view.roundTrack
    expect([at(3), at(12)]).toEqual([
      {
        cubes: [3],
        lastRound: 6,
        arrivals: [
          { round: 3, at: 'roundEnd' },
          { round: 4, at: 'roundStart' },
          { round: 8, at: 'roundStart' },
        ],
      },
      {
        cubes: [10, 2],
        lastRound: 6,
        arrivals: [
          { round: 16, at: 'roundStart' },
          { round: 20, at: 'roundStart' },
        ],
      },
    ])
  })

  test('no wave that came at the start of this round, and no round that is over', () => {
    const stated = { round: 3, types: [enemyType('scout')], mission: { waves, lose } }
    const table = played({ type: 'byHand' }, 'L........', stated).pass()
    while (table.question.type === 'place') table.put(null)
    expect(table.view.roundTrack).toEqual({ cubes: [4], lastRound: 6, arrivals: [{ round: 8, at: 'roundStart' }] })
  })
})
