// The map of the campaign: what is scouted, where a trip may go, and what it leaves behind.
import { describe, expect, test } from 'vitest'
import { firstStanding, type CampaignState, type StickerRow } from '../../../../../main/games/akarios/campaign/state.ts'
import { goalsOf, tripSetup } from '../../../../../main/games/akarios/campaign/trips.ts'
import { atlasView } from '../../../../../main/games/akarios/campaign/view/atlas.ts'
import { setUpList } from '../../../../../main/games/akarios/campaign/view/set-up.ts'
import type { CampaignContent } from '../../../../../main/games/akarios/campaign/work.ts'
import type { CampaignCommand, CommandOf } from '../../../../../shared/games/akarios/campaign/command.ts'
import { locationKinds } from '../../../../../shared/games/akarios/location-kinds.ts'
import { readScoutOrders } from '../../../../../shared/games/akarios/travel/scout-orders.ts'
import { loadBox } from '../../../../support/box.ts'
import { after, contentOf, refusedBy, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { event } from '../../../../support/travel/trip.ts'

const box = contentOf(await loadBox())

const sticker = (number: number, kind: StickerRow['kind'] = 'primary', system = 'draconian'): StickerRow => ({
  number,
  system,
  x: number % 20 || 20,
  y: 1,
  kind,
})

const won = (number: number): CampaignCommand => ({
  type: 'finishScenario',
  number,
  kind: 'story',
  seats: [1, 2],
  outcome: 'success',
  pilots: [],
  rewards: [],
})

const scouted = (text: string): CampaignCommand => ({
  type: 'placeStickers',
  orders: readScoutOrders(text, Object.values(box.all.systems)).flatMap((piece) => {
    if (!('order' in piece)) throw new Error(piece.fault.is)
    const { letter: _, ...order } = piece.order
    return [order]
  }),
})

/** A trip that ended at 008, where nothing waits any more. */
const flown = (change: Partial<CommandOf<'endTrip'>> = {}): CommandOf<'endTrip'> => ({
  type: 'endTrip',
  play: 'a trip',
  system: 'draconian',
  location: 8,
  supply: 6,
  stress: [],
  events: [],
  rewards: [],
  next: null,
  ...change,
})

const goals = (state: CampaignState, content: CampaignContent = box) =>
  goalsOf(state, content).map(({ number }) => number)

describe('scouting', () => {
  test('[SX-005] an order puts its sticker into its system, at its place', () => {
    expect(after(smallSquad(), box, scouted('Scout [008]: D-3.2')).stickers).toEqual([
      { number: 8, system: 'draconian', x: 3, y: 2, kind: 'primary' },
    ])
  })

  test('[SX-006] a location that is on the map already is not added again, wherever it is said to be', () => {
    const once = after(smallSquad(), box, scouted('Scout [008]: D-3.2'))
    expect(refusedBy(once, box, scouted('Scout [008]: D-5.5'))).toBe('SX-006 scoutedAlready')
    const both = after(once, box, scouted('Scout [008]: D-5.5\nScout [009]: D-1.1'))
    expect(both.stickers.map(({ number, x, y }) => [number, x, y])).toEqual([
      [8, 3, 2],
      [9, 1, 1],
    ])
  })

  test('several are placed together or not at all', () => {
    const content = { ...box, all: { ...box.all, systems: { ...box.all.systems } } }
    content.all.systems['draconian'] = { ...content.all.systems['draconian']!, grid: { columns: 4, rows: 4 } }
    expect(refusedBy(smallSquad(), content, scouted('[008] D-3.2; [009] D-5.1'))).toBe('SX-005 offGrid')
  })

  test('a system that only the printed atlas has is known by its letter, until a pack has it', () => {
    const state = after(smallSquad(), box, scouted('Scout [030]: F-2.2'))
    expect(atlasView(state, box).systems.map(({ letter, name }) => `${letter} ${name}`)).toEqual(['D Draconian', 'F F'])
    const fenris = { id: 'fenris', name: 'Fenris', wording: 'Cold.', letter: 'F' }
    const told = { ...box, all: { ...box.all, systems: { ...box.all.systems, fenris } } }
    expect(atlasView(state, told).systems.map(({ id, stickers }) => [id, stickers.length])).toEqual([
      ['draconian', 0],
      ['fenris', 1],
    ])
  })

  test('a system that is no letter and in no pack is refused', () => {
    const order = { number: 8, x: 1, y: 1 }
    expect(refusedBy(smallSquad(), box, { type: 'scout', ...order, system: 'nowhere' })).toBe('SX-005 noSystem')
    expect(refusedBy(smallSquad(), box, { type: 'scout', ...order, system: 'draconian', jumpsTo: ['nowhere'] })).toBe(
      'SX-005 noSystem',
    )
  })
})

test('[SX-007] the scenario at a location has its number', () => {
  const state = smallSquad({ stickers: [sticker(8)], standing: { ...firstStanding, system: 'draconian' } })
  const arrived = after(state, box, flown({ next: 8 }))
  expect(refusedBy(arrived, box, { type: 'openScenario', number: 9, kind: 'story', seats: [1] })).toBe(
    'SX-002 goElsewhere',
  )
  expect(after(arrived, box, { type: 'openScenario', number: 8, kind: 'story', seats: [1] }).standing.scenario).toBe(8)
})

test('[SX-008] a sticker is a primary scenario, a side scenario, a market or a jump point', () => {
  expect(locationKinds).toEqual(['primary', 'side', 'market', 'jump'])
  const state = after(smallSquad(), box, {
    type: 'placeStickers',
    orders: locationKinds.map((kind, at) => ({ number: at + 2, system: 'draconian', x: at + 1, y: 1, kind })),
  })
  expect(state.stickers.map(({ kind }) => kind)).toEqual(locationKinds)
})

test('[SX-009] what is scouted in the system and not done may be gone to', () => {
  const state = smallSquad({ stickers: [sticker(7), sticker(8), sticker(9), sticker(30, 'primary', 'letter-f')] })
  expect(goals(after(state, box, won(7)))).toEqual([8, 9])
})

test('[SX-010] a market is offered however often it was visited', () => {
  const visit: CampaignCommand = {
    type: 'finishScenario',
    number: 10,
    kind: 'market',
    seats: [1, 2],
    outcome: 'read',
    pilots: [],
    rewards: [],
  }
  expect(goals(after(smallSquad({ stickers: [sticker(10, 'market')] }), box, visit, visit, visit))).toEqual([10])
})

describe('[SX-011] only a jump point leads to another system', () => {
  const away = [sticker(8), sticker(30, 'primary', 'letter-f'), sticker(31, 'jump', 'letter-f')]

  test('without one, locations of other systems are not offered', () => {
    expect(goals(smallSquad({ stickers: away }))).toEqual([8])
  })

  test('with one, the trip offers its systems and comes out where they lead back', () => {
    const state = smallSquad({
      stickers: [...away, sticker(20, 'jump')],
      jumpLinks: [
        { number: 20, system: 'letter-f' },
        { number: 31, system: 'draconian' },
      ],
    })
    const setup = tripSetup(state, box)
    expect(setup.ok && setup.value.goals).toEqual([
      { number: 8, kind: 'primary', exits: [] },
      { number: 20, kind: 'jump', exits: [{ system: 'letter-f', name: 'F', location: 31 }] },
    ])
    expect(goals(after(state, box, flown({ system: 'letter-f', location: 31 })))).toEqual([30, 31])
  })

  test('where nobody has told where it leads, it may lead to any system that is known', () => {
    const setup = tripSetup(smallSquad({ stickers: [sticker(20, 'jump'), sticker(30, 'primary', 'letter-k')] }), box)
    expect(setup.ok && setup.value.goals[0]?.exits).toEqual([{ system: 'letter-k', name: 'K', location: null }])
  })
})

test('[SX-015] stress of a trip is what the next combat begins with', () => {
  const state = after(smallSquad(), box, flown({ stress: [{ seat: 1, to: 2 }], next: 8 }), {
    type: 'openScenario',
    number: 8,
    kind: 'fight',
    seats: [1, 2],
  })
  expect(setUpList(state, box)?.seats.map(({ stress }) => stress)).toEqual([2, 0])
})

test('[SX-020] event cards that were drawn are out for all trips of the campaign', () => {
  const events = { leak: event('leak', {}), wreck: event('wreck', {}) }
  const content = { ...box, all: { ...box.all, events } }
  const state = after(
    smallSquad({ stickers: [sticker(8)] }),
    content,
    flown({ events: [{ system: 'draconian', event: 'leak' }] }),
  )
  const setup = tripSetup(state, content)
  expect(setup.ok && setup.value.eventsUsed).toEqual(['leak'])
  expect(atlasView(state, content).systems[0]?.eventsLeft).toBe(1)
})

test("[SX-025] what one campaign has marked stays open on another's map", () => {
  const stickers = [sticker(8), sticker(9)]
  const second = after(smallSquad({ stickers }), box, won(8))
  const third = smallSquad({ stickers })
  expect([goals(second), goals(third)]).toEqual([[9], [8, 9]])
})

test('people who play two pilots roll once in a contest', () => {
  const { seats } = smallSquad()
  const alone = smallSquad({ stickers: [sticker(8)], seats: seats.map((seat) => ({ ...seat, player: 'Ada' })) })
  const setup = tripSetup(alone, box)
  expect(setup.ok && setup.value.players).toEqual(['p1'])
})

describe('a trip that cannot be taken over is refused', () => {
  test.each([
    [{ system: 'nowhere' }, 'SX-004 noSystem'],
    [{ stress: [{ seat: 4, to: 1 }] }, 'CS-001 noSeat'],
    [{ rewards: [{ type: 'coPilot', coPilot: 'nobody' }] }, 'CO-004 noCard'],
  ] as const)('%j', (change, refusal) => {
    expect(refusedBy(smallSquad(), box, flown(change as Partial<CommandOf<'endTrip'>>))).toBe(refusal)
  })

  test('while a scenario is open, or the squad is sent elsewhere', () => {
    const open = after(smallSquad(), box, { type: 'openScenario', number: 8, kind: 'story', seats: [1] })
    expect(refusedBy(open, box, flown())).toBe('SX-024 scenarioOpen')
    const sent = smallSquad({ standing: { ...firstStanding, next: 12 } })
    expect(refusedBy(sent, box, flown())).toBe('SX-002 goElsewhere')
  })
})
