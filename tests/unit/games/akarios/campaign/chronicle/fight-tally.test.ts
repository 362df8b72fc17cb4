// What a fight comes to in figures, on logs of a few lines.
import { expect, test } from 'vitest'
import { tallyFight, type FightStart } from '../../../../../../main/games/akarios/campaign/chronicle/fight-tally.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'

const start: FightStart = {
  mission: { id: 'first-range', name: 'First Range' },
  squad: [
    { seat: 'p1', pilot: 'ines-calder', deck: ['zero', 'zero', 'plus-1', 'miss'] },
    { seat: 'p2', pilot: 'bram-oduya', deck: ['zero'] },
  ],
  bolsterBoosts: 0,
  enemyDeck: ['zero', 'zero'],
}
type Line = readonly [key: string, args: { readonly [name: string]: Json }]
const tally = (...lines: readonly Line[]) =>
  tallyFight(
    start,
    lines.map(([key, args]) => ({ key: `akarios.log.${key}`, args })),
  )
const drew = (ship: string, target: string, cards: readonly string[], more = {}): Line => [
  'modifierApplied',
  {
    ship,
    target,
    deck: ship.startsWith('p') ? `deck:${ship}` : 'deck:E',
    cards: [...cards],
    aside: [],
    missed: false,
    ...more,
  },
]
const took = (ship: string, shield: number, hull: number, source = 'attack'): Line => [
  'damageTaken',
  { ship, amount: shield + hull, shield, hull, source },
]
const nothing = { dealt: 0, taken: 0, destroyed: 0, attacks: 0, missed: 0, stress: 0, eased: 0, fell: 0 }

test('what an attack takes off enemies is dealt by the pilot who drew for it, and what a ship loses is taken by its pilot', () => {
  const { pilots } = tally(
    drew('p1', 'drone#1', ['plus-1']),
    took('drone#1', 1, 2),
    ['shipDestroyed', { ship: 'drone#1' }],
    drew('drone#2', 'p2', ['zero']),
    took('p2', 2, 1),
    took('p2', 0, 1, 'asteroid'),
  )
  expect(pilots).toEqual([
    { ...nothing, seat: 'p1', pilot: 'ines-calder', dealt: 3, destroyed: 1, attacks: 1 },
    { ...nothing, seat: 'p2', pilot: 'bram-oduya', taken: 4 },
  ])
})

test('markers are no enemies destroyed, a cost is no damage taken, and what terrain does to enemies is nobody’s', () => {
  const { pilots } = tally(
    drew('p1', 'marker:gate', ['zero']),
    took('marker:gate', 0, 2),
    ['shipDestroyed', { ship: 'marker:gate' }],
    took('p1', 0, 1, 'cost'),
    took('drone#1', 0, 2, 'asteroid'),
    ['shipDestroyed', { ship: 'drone#1' }],
  )
  expect(pilots[0]).toEqual({ ...nothing, seat: 'p1', pilot: 'ines-calder', dealt: 2, attacks: 1 })
})

test('stress that came and went, misses, and the times that a pilot fell are counted', () => {
  const { pilots } = tally(
    ['stressGained', { seat: 'p1', amount: 2, from: 0, to: 2 }],
    ['stressGained', { seat: 'p1', amount: 1, from: 2, to: 3 }],
    ['stressLost', { seat: 'p1', amount: 2, from: 3, to: 1 }],
    drew('p1', 'drone#1', ['miss'], { missed: true }),
    ['pilotUnconscious', { seat: 'p1', trauma: 1 }],
  )
  expect(pilots[0]).toEqual({
    ...nothing,
    ...{ seat: 'p1', pilot: 'ines-calder', attacks: 1, missed: 1, stress: 3, eased: 2, fell: 1 },
  })
})

test('each card drawn was to be expected by its share of the deck, also those that do not count or were drawn again', () => {
  const { draws } = tally(
    drew('p1', 'drone#1', ['zero'], { aside: ['plus-1'] }),
    ['cardRedrawn', { seat: 'p1', card: 'luck', drawn: 'miss', deck: 'deck:p1' }],
    drew('p1', 'drone#1', ['zero']),
  )
  expect(draws.find(({ seat }) => seat === 'p1')?.cards).toEqual({
    zero: { drawn: 2, expected: 2 },
    'plus-1': { drawn: 1, expected: 1 },
    miss: { drawn: 1, expected: 1 },
  })
})

test('cards that join a deck change what was to be expected from then on, those that leave it from the next draw on', () => {
  const { draws } = tally(
    drew('p2', 'drone#1', ['zero']),
    ['cardAdded', { pile: 'deck:p2', card: 'stress-miss' }],
    ['cardLeft', { pile: 'deck:p2', card: 'stress-miss' }],
    drew('p2', 'drone#1', ['stress-miss'], { missed: true }),
    drew('p2', 'drone#1', ['zero']),
  )
  expect(draws.find(({ seat }) => seat === 'p2')?.cards).toEqual({
    zero: { drawn: 2, expected: 2.5 },
    'stress-miss': { drawn: 1, expected: 0.5 },
  })
})

test('[CB-010] a boost puts a bolster into every pilot’s deck, and none into that of the enemies', () => {
  const boosted = tallyFight({ ...start, bolsterBoosts: 1 }, [
    { key: 'akarios.log.modifierApplied', args: { ship: 'p2', deck: 'deck:p2', cards: ['zero'], aside: [] } },
    { key: 'akarios.log.modifierApplied', args: { ship: 'drone#1', deck: 'deck:E', cards: ['zero'], aside: [] } },
  ])
  expect(boosted.draws.map(({ cards }) => cards)).toEqual([
    {},
    { zero: { drawn: 1, expected: 0.5 }, 'x2-bolster': { drawn: 0, expected: 0.5 } },
    { zero: { drawn: 1, expected: 1 } },
  ])
})

test('the end says whether the fight was won, and the last round how long it took', () => {
  expect(tally(['roundBegan', { round: 3 }]).won).toBeNull()
  expect(tally(['roundBegan', { round: 3 }], ['fightOver', { result: 'success' }])).toMatchObject({
    rounds: 3,
    won: true,
  })
  expect(tally(['byHand.endFight', { result: 'success' }]).won).toBe(true)
  expect(tally(['fightOver', { result: 'failure' }])).toMatchObject({ rounds: 0, won: false })
})
