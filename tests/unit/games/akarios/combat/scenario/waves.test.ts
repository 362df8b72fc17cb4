// Waves, markers and per-pilot values (SP-001 to SP-012).
import { describe, expect, test } from 'vitest'
import type { Mission } from '../../../../../../shared/games/akarios/content/mission.ts'
import type { Wave } from '../../../../../../shared/games/akarios/content/spawn.ts'
import type { FightSetup } from '../../../../../../main/games/akarios/combat/index.ts'
import { enemyType, order } from '../../../../../support/combat/content.ts'
import { passRounds } from '../../../../../support/combat/pass-rounds.ts'
import { told } from '../../../../../support/combat/stress.ts'
import { skirmish } from '../../../../../support/combat/skirmish.ts'
import { open, type Table } from '../../../../../support/combat/table.ts'

const keep = { type: 'reroll', seat: 'p1', how: 'keep', dice: [] } as const
type Change = (setup: FightSetup) => void
/** The skirmish with spawn marker G at E-1's neighbour, no enemies of its own unless kept, deployed in the first hexes. */
function fought(
  pilots: 1 | 2 | 3 | 4,
  wave: Partial<Wave>,
  change: Change = () => undefined,
  luck: Record<string, string> = {},
): Table {
  const setup = structuredClone(skirmish(pilots))
  setup.mission.map.rows[0] = 'G..H.....'
  setup.mission.map.legend['G'] = [{ type: 'marker', marker: 'gate' }]
  setup.mission.map.legend['H'] = [{ type: 'marker', marker: 'hatch' }]
  const marker = { wording: 'A marker.', side: 'none' as const }
  setup.mission.markers = [
    { id: 'gate', name: 'Gate', ...marker },
    { id: 'hatch', name: 'Hatch', ...marker },
  ]
  const line = (count: number) => [{ enemy: 'scout', rank: 'regular' as const, count }]
  setup.mission.waves = [
    {
      id: 'first',
      when: { on: 'roundStart', round: 1 },
      at: ['gate'],
      table: { '1': line(1), '2': line(2), '3': line(3), '4': line(4) },
      ...wave,
    },
  ]
  change(setup)
  const table = open(setup, luck)
  for (let seat = 0; seat < pilots; seat += 1) table.put(null, 0)
  return table
}
/** Answers placing questions with their first option. */
function settled(table: Table): Table {
  while (table.question.type === 'place') table.put(null)
  return table
}
const scouts = (table: Table) => table.state.ships.flatMap((ship) => (ship.kind === 'enemy' ? [ship] : []))

describe('a wave', () => {
  test('[SP-001] is the line for this number of pilots, not the sum of lines', () => {
    expect(scouts(settled(fought(2, {})))).toHaveLength(2)
  })

  test('[SP-002] gets card, hull and shield as at set-up, and a new type its deck', () => {
    const drone = enemyType('drone', {
      regular: { hull: 3, shield: 1, attack: 2, immune: [] },
      cards: [order('wait', [{ id: 'a', do: 'rotate' }])],
    })
    const table = settled(
      fought(1, { table: { '1': [{ enemy: 'drone', rank: 'regular', count: 1 }] } }, (of) => {
        of.content.enemies['drone'] = drone
        of.difficulty = 'hard'
      }),
    )
    expect([scouts(table)[0]?.hull, scouts(table)[0]?.shield, table.pile('combat:drone').cards]).toEqual([
      4,
      2,
      ['wait'],
    ])
  })

  test('[SP-003] does not come where no standee or board is free', () => {
    const few = settled(fought(4, {}, (of) => (of.content.enemies['scout']!.standees = 3)))
    expect([scouts(few).length, few.told.filter((key) => key === 'enemyNotPlaced').length]).toEqual([3, 1])
    const table = { '1': [{ enemy: 'scout', rank: 'regular' as const, count: 8 }] }
    const full = settled(
      fought(1, { table, at: ['gate', 'hatch'] }, (of) => {
        of.mission.map.rows[1] = '2.2......'
        of.content.enemies['scout']!.standees = 20
      }),
    )
    expect(scouts(full)).toHaveLength(8)
  })

  test('[SP-004] skips the enemy phase of the round in which it arrives', () => {
    const table = settled(fought(1, {}))
    passRounds(table)
    expect(told(table, 'enemyBegan', 'ship')).toEqual([])
    table.answer('p1', keep).pass()
    expect(told(table, 'enemyBegan', 'ship')).toHaveLength(1)
  })

  test('[SP-005] faces its nearest target', () => {
    const table = fought(1, { at: ['hatch'] }, ({ mission }) => (mission.map.rows[8] = '...D.....'))
    expect(table.where(scouts(table)[0]!.id)).toBe('D-1/3')
  })

  test('[SP-006] is spread over its markers as evenly as can be, at random', () => {
    const line = { '1': [{ enemy: 'scout', rank: 'regular' as const, count: 5 }] }
    const spread = (more: string) =>
      told(
        settled(fought(1, { table: line, at: ['gate', 'hatch'] }, undefined, { 'markers:first': more })),
        'enemySpawned',
        'marker',
      ).filter((marker) => marker === 'gate').length
    expect([spread('gate'), spread('hatch')]).toEqual([3, 2])
  })

  test('[SP-007] a taken marker puts the next ship beside it, on the side of the closest player', () => {
    const beside = (row: string) =>
      settled(fought(2, {}, ({ mission }) => (mission.map.rows[8] = row)))
        .where('scout#2')
        .slice(0, 3)
    expect([beside('DD.......'), beside('.......DD')]).toEqual(['A-2', 'B-1'])
  })

  test('[SP-008] counts for "all enemies": the first ones dead and a wave to come is not won', () => {
    const table = fought(
      1,
      { when: { on: 'roundStart', round: 3 } },
      ({ mission }) => (mission.map.rows[1] = '2........'),
    )
    table.run({ type: 'dealDamage', target: scouts(table)[0]!.id, amount: 20, source: 'scenario', only: null })
    expect(table.state.outcome).toBeNull()
    const last = settled(passRounds(table, 2))
    last.run({ type: 'dealDamage', target: scouts(last)[0]!.id, amount: 20, source: 'scenario', only: null })
    expect(last.state.outcome?.result).toBe('success')
  })

  test('comes after the enemies before it are gone, if the mission says so, and never twice', () => {
    const table = fought(1, { when: { on: 'enemiesGone' } }, ({ mission }) => (mission.map.rows[1] = '2........'))
    table.run({ type: 'dealDamage', target: scouts(table)[0]!.id, amount: 20, source: 'scenario', only: null })
    settled(table.answer('p1', keep))
    expect([told(table, 'waveArrived', 'wave'), scouts(table).length, table.state.outcome]).toEqual([
      ['first'],
      1,
      null,
    ])
  })
})

const withMarker = (
  hull: NonNullable<Mission['markers'][number]['hull']>,
  pilots: 1 | 2 | 4,
  change: Change = () => undefined,
) =>
  fought(pilots, { when: { on: 'byHand' } }, (of) => {
    of.mission.markers[0] = { id: 'gate', name: 'Gate', wording: 'A gate.', hull, side: 'enemies' }
    change(of)
  })

describe('values for each pilot', () => {
  test('[SP-011] are multiplied by the number of pilots', () => {
    expect(
      [withMarker({ perPilot: 8 }, 2), withMarker({ perPilot: 8 }, 4)].map((table) => table.ship('marker:gate').hull),
    ).toEqual([16, 32])
  })

  test('[SP-012] stay when a pilot falls', () => {
    const table = withMarker({ perPilot: 8 }, 2).run({
      type: 'dealDamage',
      target: 'p2',
      amount: 20,
      source: 'asteroid',
      only: null,
    })
    expect([table.pilot('p2').out, table.ship('marker:gate').hull, table.state.pilots]).toEqual([false, 16, 2])
  })

  test('[DF-005] hostile ones shift with the difficulty, once a marker', () => {
    expect(withMarker({ perPilot: 4 }, 2, (of) => (of.difficulty = 'hard')).ship('marker:gate').hull).toBe(9)
  })
})

test('a marker with hull can be shot, and its loss is told to the mission', () => {
  const table = withMarker(2, 1, ({ mission }) => {
    mission.win.objectives = [{ id: 'break', wording: 'Break it.', goal: { type: 'destroyMarker', marker: 'gate' } }]
  })
  table.run({ type: 'dealDamage', target: 'marker:gate', amount: 2, source: 'scenario', only: null })
  expect(table.state.outcome).toMatchObject({ result: 'success', why: 'break' })
})
