// Open questions of the ledger that a campaign decides between battles: the ruling of each, by its number.
import { expect, test } from 'vitest'
import { balanceOf } from '../../../../../main/games/akarios/campaign/credits.ts'
import { pilotOf } from '../../../../../main/games/akarios/campaign/rows.ts'
import { isDone } from '../../../../../main/games/akarios/campaign/scenario-log.ts'
import type { CampaignState, UpgradeRow } from '../../../../../main/games/akarios/campaign/state.ts'
import { marketView } from '../../../../../main/games/akarios/campaign/view/market.ts'
import type { CampaignCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import { after, refusedBy, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'

const content = await toldBox()
const owned = (id: number, upgrade: string): UpgradeRow => ({ id, upgrade, seat: 1, source: 'start', paid: null })
const opening = (number: number, kind: 'fight' | 'market' = 'fight'): CampaignCommand => ({
  type: 'openScenario',
  number,
  kind,
  seats: [1, 2],
})
const ending = (number: number, kind: 'fight' | 'market' = 'fight'): CampaignCommand => ({
  type: 'finishScenario',
  number,
  kind,
  seats: [1, 2],
  outcome: kind === 'fight' ? 'success' : 'read',
  pilots: [],
  rewards: [],
})
const rich = (more: Partial<CampaignState> = {}) =>
  after(
    smallSquad({ credits: [{ id: 1, seat: 1, amount: 30, reason: 'reward', what: '' }], ...more }),
    content,
    opening(30, 'market'),
  )

test('question 10: the chart rises once for each point listed, however many pilots get it', () => {
  const points: CampaignCommand = { type: 'gain', rewards: [{ type: 'skillPoints', amount: 2 }] }
  expect(after(smallSquad(), content, points, points).standing.chart).toBe(4)
})

test('questions 28 and 30: a campaign begins with supply 10 and no credits', () => {
  expect([smallSquad().standing.supply, balanceOf(smallSquad(), 1)]).toEqual([10, 0])
})

test('question 29: trauma stops at the end of the track, which the table tells where no pad is known', () => {
  const untold = { ...content, all: { ...content.all, pilots: {} } }
  const hurt: CampaignCommand = { type: 'gain', rewards: [{ type: 'trauma', amount: 5, to: 'eachPilot' }] }
  const house: CampaignCommand = { type: 'setRuling', key: 'traumaTrack', value: 3 }
  expect(pilotOf(after(smallSquad(), untold, hurt), 'starla').trauma).toBe(5)
  expect(pilotOf(after(smallSquad(), untold, house, hurt), 'starla').trauma).toBe(3)
  expect(refusedBy(smallSquad(), content, { ...house, value: 21 })).toBe('ES-009 rulingRange')
})

test('question 31: starting cards without a cost sell for 0, Sparrow upgrades for half like any other', () => {
  const state = rich({ upgrades: [owned(1, 'burst-fire')], sparrowUpgrades: [{ card: 'shield-tech', place: null }] })
  expect(balanceOf(after(state, content, { type: 'sellCard', owned: 1 }), 1)).toBe(30)
  const shares = [{ seat: 2, amount: 5 }]
  expect(balanceOf(after(state, content, { type: 'sellSparrowUpgrade', card: 'shield-tech', shares }), 2)).toBe(5)
})

test('questions 32 and 33: fitted discounts add up, for ship upgrades only; owning them is enough where the table says so', () => {
  const cards = ['local-barter', 'local-market']
  const price = (state: CampaignState) => {
    const view = marketView(state, content)
    const laser = view?.upgrades.find(({ id }) => id === 'laser-cannon')?.price
    return [laser, view?.sparrowUpgrades[0]?.price, view?.supply]
  }
  const stored = rich({ sparrowUpgrades: cards.map((card) => ({ card, place: null })) })
  const fitted = after(stored, content, { type: 'equipSparrow', cards })
  const house = after(stored, content, { type: 'setRuling', key: 'marketOwned', value: 1 })
  expect([price(stored), price(fitted), price(house)]).toEqual([
    [12, 10, 3],
    [0, 10, 3],
    [0, 10, 3],
  ])
})

test('question 38: on a change of pilot credits and cards stay with the player', () => {
  const state = after(
    smallSquad({
      credits: [{ id: 1, seat: 1, amount: 7, reason: 'reward', what: '' }],
      upgrades: [owned(1, 'propel')],
    }),
    content,
    opening(12),
    { type: 'switchPilot', seat: 1, pilot: 'violet-ray' },
  )
  expect([balanceOf(state, 1), state.upgrades[0]?.seat]).toEqual([7, 1])
})

test('question 58: the table says when an act begins', () => {
  expect(after(smallSquad(), content, { type: 'setAct', act: 2 }).squad.act).toBe(2)
})

test('question 61: a market is never done', () => {
  const state = after(smallSquad(), content, opening(30, 'market'), ending(30, 'market'))
  expect([isDone(state, 30), refusedBy(state, content, opening(30, 'market'))]).toEqual([false, null])
})

test('question 74: half of the printed cost, or of the price paid where the table says so', () => {
  const state = rich({ upgrades: [{ ...owned(1, 'propel'), source: 'market', paid: 4 }] })
  const house = after(state, content, { type: 'setRuling', key: 'resaleAtPaid', value: 1 })
  const sold = (of: CampaignState) => balanceOf(after(of, content, { type: 'sellCard', owned: 1 }), 1)
  expect([sold(state), sold(house)]).toEqual([34, 32])
})

test('question 87: a ship beyond the ten is opened like any other', () => {
  const charis = { ...content.all.ships['ship-5']!, id: 'charis', name: 'Charis', start: false }
  const wider = { ...content, all: { ...content.all, ships: { ...content.all.ships, charis } } }
  const open: CampaignCommand = { type: 'gain', rewards: [{ type: 'unlockShip', ship: 'charis' }] }
  const take: CampaignCommand = { type: 'switchShip', seat: 1, ship: 'charis' }
  const state = after(smallSquad(), wider, open, opening(12), take)
  expect(state.seats[0]?.ship).toBe('charis')
  expect(refusedBy(smallSquad(), content, open)).toBe('UN-001 noShip')
})

test('question 108: what is sold are weapons, engines and techs; co-pilots go back to the squad, abilities stay', () => {
  const fit = (card: string, kind: 'coPilot' | 'pilotAbility', place: 'tech-1' | 'pilotAbility'): CampaignCommand => ({
    type: 'equip',
    seat: 1,
    place,
    kind,
    card,
  })
  const state = after(
    smallSquad({ coPilots: [{ card: 'timbor' }] }),
    content,
    fit('timbor', 'coPilot', 'tech-1'),
    fit('lucky', 'pilotAbility', 'pilotAbility'),
    opening(12),
    { type: 'switchShip', seat: 1, ship: 'knossis' },
  )
  expect([state.fits.map(({ card }) => card), state.upgrades.filter(({ source }) => source !== 'ship')]).toEqual([
    ['timbor', 'lucky'],
    [],
  ])
})

test('question 121: points that fill a ship improvement hex go to a ship of the player’s choice', () => {
  const state = smallSquad({ pilots: [{ pilot: 'starla', state: 'flown', trauma: 0, points: 4 }] })
  const mark = (hex: string, ship?: string): CampaignCommand => ({
    type: 'markSkill',
    pilot: 'starla',
    tree: 'red',
    hex,
    ...(ship === undefined ? {} : { ship }),
  })
  const chosen = after(state, content, mark('r1'), mark('r1'), mark('r2'), mark('r2', 'invictus'))
  expect(chosen.ships.map(({ ship, points }) => [ship, points])).toEqual([['invictus', 1]])
})
