// Visits to worlds from the campaign's side: what one begins with, what it brings, and the entry in its place.
import { expect, test } from 'vitest'
import type { CampaignState } from '../../../../../main/games/akarios/campaign/state.ts'
import {
  barredFromWorld,
  endingOfVisit,
  insteadOf,
  pilotLacks,
  visitSetup,
  type Destination,
} from '../../../../../main/games/akarios/campaign/visits.ts'
import type { WorldOutcome } from '../../../../../main/games/akarios/world/index.ts'
import type { Content } from '../../../../../shared/games/akarios/content/content.ts'
import type { Pilot } from '../../../../../shared/games/akarios/content/pilot.ts'
import { loadBox } from '../../../../support/box.ts'
import { after, contentOf, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { worldOf } from '../../../../support/world/visit.ts'

const tile = (id: string, health: number, charm: number): Pilot => ({
  id,
  name: id,
  wording: 'A pilot of a test.',
  start: true,
  health,
  skills: { strength: 1, dexterity: 2, intelligence: 0, charm },
  trees: [
    { id: 'one', hexes: [{ id: 'kind', row: 1, after: [], gives: { type: 'worldSkill', skill: 'charm' } }] },
    { id: 'two', hexes: [] },
    { id: 'three', hexes: [] },
  ],
})
const box = await loadBox()
const told: Content = { ...box, pilots: { ...box.pilots, starla: tile('starla', 5, 1), enver: tile('enver', 6, 0) } }
const content = contentOf(told)
const printed: Destination = { type: 'printed', scenario: 9, name: 'Scenario 9', failureEnding: true }

const setupOf = (state: CampaignState, seats: readonly number[] = [1, 2]) => {
  const setup = visitSetup(state, content, printed, seats)
  if (!setup.ok) throw new Error(JSON.stringify(setup.error))
  return setup.value
}

test('[WX-001] health is that of the tile', () => {
  expect(setupOf(smallSquad()).seats.map(({ seat, health }) => [seat, health])).toEqual([
    ['p1', 5],
    ['p2', 6],
  ])
})

test('[WX-002] energy hangs on how many pilots land, whatever the difficulty', () => {
  const insane = smallSquad({ squad: { ...smallSquad().squad, difficulty: 'insane' } })
  expect([setupOf(smallSquad(), [2]).energy, setupOf(smallSquad()).energy, setupOf(insane).energy]).toEqual([10, 8, 8])
})

test('[WX-003] stress of travel is carried in', () => {
  const state = smallSquad({ boards: [{ seat: 2, stress: 2, part: 'in' }] })
  expect(setupOf(state).seats.map(({ stress }) => stress)).toEqual([0, 2])
})

test('[WX-033] the four skills of the tile count with what a full hex has added', () => {
  const half = smallSquad({ skillMarks: [{ pilot: 'starla', tree: 'one', hex: 'kind', halves: 1 }] })
  const full = smallSquad({ skillMarks: [{ pilot: 'starla', tree: 'one', hex: 'kind', halves: 2 }] })
  expect([half, full].map((state) => setupOf(state).seats[0]?.skills)).toEqual([
    { strength: 1, dexterity: 2, intelligence: 0, charm: 1 },
    { strength: 1, dexterity: 2, intelligence: 0, charm: 2 },
  ])
})

test('what nobody has told of a tile is named, never made up', () => {
  const lacks = pilotLacks(smallSquad(), contentOf(box), [1])
  expect(lacks).toEqual([{ pilot: 'starla', name: 'Starla', fields: ['health', 'skills'] }])
  expect(visitSetup(smallSquad(), contentOf(box), printed, [1])).toEqual({ ok: false, error: lacks })
})

const outcome: WorldOutcome = {
  result: 'success',
  pilots: [
    { seat: 'p1', trauma: 1, fell: true },
    { seat: 'p2', trauma: 0, fell: false },
  ],
  rewards: [{ type: 'supply', amount: -1 }],
  finds: [{ seat: 'p2', rewards: [{ type: 'credits', amount: 2, to: 'finder' }] }],
  next: null,
}
const world = worldOf([], [], {
  success: {
    text: 'Home.',
    rewards: [{ type: 'credits', amount: 4, to: 'eachPilot' }],
    next: 12,
    choice: [
      { label: 'Stay', text: 'They stay.', rewards: [] },
      { label: 'Go', text: 'They go.', rewards: [{ type: 'supply', amount: 3 }] },
    ],
  },
  instead: { text: 'They flew past.', rewards: [{ type: 'credits', amount: 1, to: 'eachPilot' }], next: 10 },
})
const visit = { scenario: 9, world, play: 'visit-1' }
const creditsOf = ({ credits }: CampaignState) =>
  [1, 2].map((seat) => credits.reduce((sum, row) => sum + (row.seat === seat ? row.amount : 0), 0))

test('[WX-012, WX-013, WX-030] one command brings trauma, the find of one pilot, and rewards for all, the fallen too', () => {
  const state = after(smallSquad(), content, endingOfVisit(visit, outcome, 2))
  expect(creditsOf(state)).toEqual([4, 6])
  expect([
    state.pilots.find(({ pilot }) => pilot === 'starla')?.trauma,
    state.standing.supply,
    state.standing.next,
  ]).toEqual([1, 10, 12])
  expect(state.scenarios).toMatchObject([{ number: 9, kind: 'world', outcome: 'success', choice: 2, play: 'visit-1' }])
})

test('[DF-012] with Ironman a pilot who ended at 0 health is lost, without it not', () => {
  const marked = smallSquad({
    pilots: [{ pilot: 'starla', state: 'flown', trauma: 3, points: 2 }],
    skillMarks: [{ pilot: 'starla', tree: 'one', hex: 'kind', halves: 2 }],
  })
  const ironman = { ...marked, squad: { ...marked.squad, ironman: true } }
  const command = endingOfVisit(visit, outcome)
  expect([marked, ironman].map((state) => after(state, content, command).skillMarks.length)).toEqual([1, 0])
})

test('a printed world gives what was told of its last entry', () => {
  const { rewards, next } = endingOfVisit({ ...visit, world: null }, { ...outcome, next: 20 })
  expect([rewards, next]).toEqual([outcome.rewards, 20])
})

test('[AW-001] a world is skipped by the entry in its place', () => {
  const command = insteadOf(world, [1, 2])
  if (command === undefined) throw new Error('no entry')
  const state = after(smallSquad(), content, command)
  expect([creditsOf(state), state.standing.next]).toEqual([[1, 1], 10])
  expect(insteadOf(worldOf([]), [1])).toBeUndefined()
})

test('[AW-002] a skipped world counts as done, and cannot be visited any more', () => {
  const command = insteadOf({ ...world, instead: { text: 'Past.', rewards: [] } }, [1, 2])
  if (command === undefined) throw new Error('no entry')
  const state = after(smallSquad(), content, command)
  expect(state.scenarios).toMatchObject([{ number: 9, how: 'instead', outcome: 'read' }])
  expect(barredFromWorld(state, content, 9, [1])?.key).toBe('camp.scenarioDone')
})

test('nobody lands while another scenario is open, nor without those who opened this one', () => {
  const open = (number: number, kind: 'world' | 'market') =>
    after(smallSquad(), content, { type: 'openScenario', number, kind, seats: [1, 2] })
  const barred = (state: CampaignState, seats: readonly number[]) => barredFromWorld(state, content, 9, seats)?.key
  expect([barred(open(8, 'world'), [1, 2]), barred(open(9, 'market'), [1, 2])]).toEqual([
    'camp.otherOpen',
    'camp.onlyWorlds',
  ])
  expect([barred(open(9, 'world'), [1]), barred(open(9, 'world'), [1, 2])]).toEqual(['camp.notInPlay', undefined])
})
