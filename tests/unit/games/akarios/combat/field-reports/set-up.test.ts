// Field reports about setting up: who is away holds nothing and is not counted, and enemies come by their symbols.
import { expect, test } from 'vitest'
import type { FightSetup } from '../../../../../../main/games/akarios/combat/scenario/setup.ts'
import { skirmish } from '../../../../../support/combat/skirmish.ts'
import { open } from '../../../../../support/combat/table.ts'

/** The second of three seats is away. */
function withoutSecond(): FightSetup {
  const three = skirmish(3)
  const { mission, squad } = three
  const relay = { id: 'relay', name: 'Relay', wording: 'A relay.', side: 'players' as const, hull: { perPilot: 5 } }
  const { rows, legend } = mission.map
  return {
    ...three,
    squad: squad.filter(({ seat }) => seat !== 'p2'),
    bolsterBoosts: 2,
    mission: {
      ...mission,
      markers: [relay],
      map: {
        rows: rows.map((row, at) => (at === 4 ? `....R${row.slice(5)}` : row)),
        legend: { ...legend, R: [{ type: 'marker', marker: 'relay' }] },
      },
    },
  }
}

test('[FR-006] a pilot who is away holds no card and no place, and no number per pilot counts it', () => {
  const table = open(withoutSecond())
  table.run(
    { type: 'gainStress', seat: 'p1', amount: 3, why: 'scenario' },
    { type: 'gainStress', seat: 'p3', amount: 3, why: 'scenario' },
  )
  const { state } = table
  const holds = (card: string) =>
    Object.entries(state.piles).flatMap(([name, { top, unseen }]) =>
      [...top, ...unseen].filter((one) => one === card).map(() => name),
    )
  expect(holds('stress-miss')).toEqual(['deck:p1', 'deck:p3'])
  expect(holds('x2-bolster').toSorted()).toEqual(['deck:p1', 'deck:p1', 'deck:p3', 'deck:p3'])
  expect(JSON.stringify(state.piles)).not.toContain('p2')
  expect(state.ships.flatMap(({ id, kind, startHull }) => (kind === 'enemy' ? [] : [`${id} ${startHull}`]))).toEqual([
    'p1 6',
    'p3 6',
    'marker:relay 10',
  ])
  // Two enemies for two pilots; the third symbol asks for three.
  expect(state.ships.filter(({ kind }) => kind === 'enemy')).toHaveLength(2)
})

test.each([
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
] as const)('[FR-011] on a map with the symbols 1, 1, 2, 3 and 4 of a type %i pilots meet %i', (pilots, enemies) => {
  const setup = skirmish(pilots)
  const symbol = (from: number) => [
    { type: 'enemy' as const, enemy: 'scout', rank: 'regular' as const, from, facing: 3 as const },
  ]
  const map = {
    rows: ['1.1.2.3.4', ...setup.mission.map.rows.slice(1)],
    legend: { ...setup.mission.map.legend, '1': symbol(1), '2': symbol(2), '3': symbol(3), '4': symbol(4) },
  }
  const { state } = open({ ...setup, mission: { ...setup.mission, map } })
  const met = state.ships.flatMap((ship) => (ship.kind === 'enemy' ? [ship.number] : []))
  expect([met.length, new Set(met).size]).toEqual([enemies, enemies])
})
