// What a table takes out of the box for the open scenario, and what carried stress and symbols on the map mean.
import { expect, test } from 'vitest'
import { carriedStress } from '../../../../../main/games/akarios/campaign/carried-stress.ts'
import { enemyCounts } from '../../../../../main/games/akarios/campaign/enemy-count.ts'
import { setUpList } from '../../../../../main/games/akarios/campaign/view/set-up.ts'
import type { CampaignCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import type { MapThing } from '../../../../../shared/games/akarios/content/map.ts'
import { after, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'

const content = await toldBox()
const open: CampaignCommand = { type: 'openScenario', number: 12, kind: 'fight', seats: [1, 2] }
const scout = (from: 1 | 2 | 3 | 4): MapThing => ({
  type: 'enemy',
  enemy: 'ronin-scout',
  rank: 'regular',
  from,
  facing: 0,
})

test('[CB-012] [FR-011] symbols 1, 1, 2, 3, 4 are 2, 3, 4, 5 enemies for 1, 2, 3, 4 pilots', () => {
  const map = {
    rows: ['abcde'],
    legend: { a: [scout(1)], b: [scout(1)], c: [scout(2)], d: [scout(3)], e: [scout(4)] },
  }
  expect([1, 2, 3, 4].map((pilots) => enemyCounts({ map }, pilots))).toEqual(
    [2, 3, 4, 5].map((regular) => [{ enemy: 'ronin-scout', regular, elite: 0 }]),
  )
})

test('[CB-003] carried stress brings a stress miss at 3, two from 5 on, and is resolved mark by mark beyond (question 1)', () => {
  const marks = content.board!.stressMarks
  expect([0, 2, 3, 4, 5, 6, 7, 10].map((stress) => carriedStress(stress, marks))).toEqual([
    { misses: 0, triggers: 0 },
    { misses: 0, triggers: 0 },
    { misses: 1, triggers: 0 },
    { misses: 1, triggers: 0 },
    { misses: 2, triggers: 0 },
    { misses: 2, triggers: 0 },
    { misses: 2, triggers: 1 },
    { misses: 2, triggers: 2 },
  ])
})

test('[PG-017] the list shows start values with everything fitted, at most 10, and the changed deck by name', () => {
  const fit = (place: 'tech-1', card: string) => ({ type: 'equip', seat: 1, place, kind: 'tech', card }) as const
  const state = after(
    smallSquad({
      upgrades: [{ id: 1, upgrade: 'shield-upgrade', seat: 1, source: 'reward', paid: null }],
      pilots: [{ pilot: 'starla', state: 'flown', trauma: 0, points: 2 }],
      skillMarks: [{ pilot: 'starla', tree: 'blue', hex: 'b1', halves: 2 }],
      sparrowUpgrades: [{ card: 'shield-tech', place: null }],
    }),
    content,
    { type: 'setByHand', what: { of: 'startValue', ship: 'merkava', field: 'hull', to: 10 } },
    { type: 'setByHand', what: { of: 'startValue', ship: 'merkava', field: 'shield', to: 9 } },
    fit('tech-1', 'shield-upgrade'),
    { type: 'equipSparrow', cards: ['shield-tech'] },
    open,
  )
  const [starla, enver] = setUpList(state, content)!.seats
  expect(starla).toMatchObject({
    hull: 10,
    shield: 10,
    deckSize: 22,
    putIn: [{ name: 'x2', count: 2 }],
    takeOut: [],
    cards: [{ place: 'tech-1', name: 'Shield Upgrade' }],
  })
  expect(enver).toMatchObject({ hull: 6, shield: 3, deckSize: 20, putIn: [], cards: [] })
})

test('[WX-001, WX-002, WX-003] for a world the list has health from the tiles, energy for two pilots and carried stress', () => {
  const { starla } = content.all.pilots
  const told = {
    ...content,
    all: { ...content.all, pilots: { ...content.all.pilots, starla: { ...starla!, health: 5 } } },
  }
  const state = after(smallSquad({ boards: [{ seat: 2, stress: 2, part: 'in' }] }), told, {
    type: 'openScenario',
    number: 12,
    kind: 'world',
    seats: [1, 2],
  })
  const { energy, seats } = setUpList(state, told)!
  expect([energy, seats.map(({ health, stress }) => [health, stress])]).toEqual([
    8,
    [
      [5, 0],
      [null, 2],
    ],
  ])
})
