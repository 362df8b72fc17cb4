// The steps of a trip: where to, what it costs, what the die says, where it ends.
import { describe, expect, test } from 'vitest'
import { travelMachine } from '../../../../../main/games/akarios/travel/machine.ts'
import { goal, legendOf, trip } from '../../../../support/travel/trip.ts'

test('[SX-012] a trip is chosen, paid, rolled and flown in this order', () => {
  const table = trip()
  expect([table.waits, table.view.step]).toEqual(['ask.destination', 'choose'])
  expect(travelMachine.accept(table.state, 'table', { type: 'amounts', values: {} }).ok).toBe(false)
  table.say(8)
  expect([table.waits, table.view.step, table.view.supply]).toEqual(['roll.movement', 'roll', 6])
  table.roll(4)
  expect([table.waits, table.view.at.location]).toEqual(['over', 8])
  expect(table.notes).toEqual([
    'chosen SX-009',
    'supplyPaid SX-013',
    'rolled SX-018',
    'nothingHappens SX-018',
    'arrived SX-012',
  ])
})

test('[SX-013] each trip costs the Sparrow 1 supply', () => {
  expect(trip({ supply: 7 }).say(9).view.supply).toBe(6)
})

test('[SX-014] with an empty supply each pilot takes 1 stress in its place, and none passes 10', () => {
  const seats = [0, 1, 10].map((stress, at) => ({ seat: `p${at + 1}`, stress }))
  const { view } = trip({ supply: 0, seats }).say(8)
  expect([view.supply, view.pilots.map(({ stress }) => stress)]).toEqual([0, [1, 2, 10]])
})

test('[SX-018] the six-sided die is read on the legend of the system', () => {
  const legend = legendOf('nothing', 'nothing', 'nothing', { type: 'stress', amount: 2 }, 'nothing', 'nothing')
  const { view, outcome } = trip({ legend }).say(8).roll(4)
  expect([view.face, view.pilots.map(({ stress }) => stress), outcome.next]).toEqual([4, [2, 2], 8])
})

describe('[SX-018] a legend that nobody has told is read by people', () => {
  const unread = () => trip({ legend: null, events: null }).say(8).roll(4)

  test('they say what stands beside the number, and how much', () => {
    const table = unread()
    expect(table.question.asks).toEqual({ key: 'akarios.travel.ask.legend', args: { number: 4 }, rule: 'SX-018' })
    table.say('supply').tell({ supply: -2 })
    expect([table.waits, table.view.supply]).toEqual(['over', 4])
  })

  test('nothing, stress, credits and another scenario', () => {
    expect(unread().say('nothing').outcome.next).toBe(8)
    expect(
      unread()
        .say('stress')
        .tell({ stress: 3 })
        .outcome.stress.map(({ to }) => to),
    ).toEqual([3, 3])
    expect(unread().say('credits').tell({ credits: 2 }).outcome.rewards).toEqual([
      { type: 'credits', amount: 2, to: 'eachPilot' },
    ])
    const sent = unread().say('scenario').tell({ scenario: 40 }).outcome
    expect([sent.next, sent.location]).toEqual([40, 1])
  })
})

test('[SX-016] as soon as supply is gained all stress is gone, and only what comes after it stays', () => {
  const legend = legendOf({ type: 'supply', amount: 1 })
  const seats = [
    { seat: 'p1', stress: 4 },
    { seat: 'p2', stress: 1 },
  ]
  expect(
    trip({ legend, seats })
      .say(8)
      .roll(1)
      .outcome.stress.map(({ to }) => to),
  ).toEqual([0, 0])
  const lost = trip({ legend: legendOf({ type: 'supply', amount: -1 }), seats })
    .say(8)
    .roll(1)
  expect(lost.outcome.stress.map(({ to }) => to)).toEqual([4, 1])
})

test.each([
  [9, 3, 10],
  [10, 3, 10],
  [2, -5, 0],
])('[SX-017] supply lies between 0 and 10: from %d, 1 paid and then %d, it is %d', (supply, amount, after) => {
  expect(
    trip({ supply, legend: legendOf({ type: 'supply', amount }) })
      .say(8)
      .roll(1).view.supply,
  ).toBe(after)
})

describe('[SX-011] a jump point leads into another system', () => {
  const exits = [{ system: 'fenris', name: 'Fenris', location: 31 }]

  test('on arrival people jump or stay; after a jump no scenario waits', () => {
    const table = trip({ goals: [goal(20, 'jump', exits)] })
      .say(20)
      .roll(1)
    expect([table.waits, table.view.step]).toEqual(['ask.jump', 'move'])
    const { system, location, next } = table.say('fenris').outcome
    expect([system, location, next]).toEqual(['fenris', 31, null])
  })

  test('whoever stays lies at the jump point', () => {
    const { system, location, next } = trip({ goals: [goal(20, 'jump', exits)] })
      .say(20)
      .roll(1)
      .say('stay').outcome
    expect([system, location, next]).toEqual(['draconian', 20, null])
  })
})

test('[SX-024] on arrival the scenario of the location is the one that must be played', () => {
  const { location, next } = trip().say(8).roll(2).outcome
  expect([location, next]).toEqual([8, 8])
})

describe('changes by hand', () => {
  test('figures are set as they are told', () => {
    const table = trip({ supply: 0 })
      .say(8)
      .hand({ type: 'setSupply', to: 5 })
      .hand({ type: 'setStress', seat: 'p2', to: 0 })
    expect([table.view.supply, table.view.pilots.map(({ stress }) => stress)]).toEqual([5, [1, 0]])
  })

  test('a trip is ended where it began, or at its goal', () => {
    expect(trip().hand({ type: 'endTrip', arrives: false }).outcome).toMatchObject({
      location: 1,
      next: null,
      supply: 7,
    })
    expect(trip().say(9).hand({ type: 'endTrip', arrives: true }).outcome).toMatchObject({ location: 9, next: 9 })
  })

  test.each([
    [{ type: 'setStress', seat: 'p4', to: 1 }, 'akarios.travel.refused.noSuchThing'],
    [{ type: 'endTrip', arrives: true }, 'akarios.travel.refused.noSuchThing'],
    [{ type: 'setEvent', event: 'nothing', used: true }, 'akarios.travel.refused.noSuchThing'],
    [{ type: 'setSupply', to: 11 }, 'akarios.travel.refused.form'],
  ])('%j is refused', (change, key) => {
    const refused = travelMachine.acceptHand(trip().state, 'table', change)
    expect(refused.ok ? 'taken' : refused.error[0]?.key).toBe(key)
  })
})

describe('what is not offered is refused', () => {
  test.each([
    [{ type: 'choose', chosen: '7' }, 'akarios.travel.refused.notOffered'],
    [{ type: 'amounts', values: { supply: 1 } }, 'akarios.travel.refused.otherQuestion'],
  ] as const)('%j as a destination', (answer, key) => {
    expect(trip().refuses(answer)).toBe(key)
  })

  test.each([
    [{ supply: 11 }, 'akarios.travel.refused.amountRange'],
    [{}, 'akarios.travel.refused.amountMissing'],
    [{ supply: 1, luck: 1 }, 'akarios.travel.refused.notOffered'],
  ])('%j as an amount of supply', (values, key) => {
    expect(trip({ legend: null }).say(8).roll(1).say('supply').refuses({ type: 'amounts', values })).toBe(key)
  })

  test('an answer while the die rolls', () => {
    expect(trip().say(8).refuses({ type: 'choose', chosen: '8' })).toBe('akarios.travel.refused.notAsked')
  })
})
