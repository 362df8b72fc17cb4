// Markets: what is sold, for how much, by whom and to whom (chapter MK).
import { describe, expect, test } from 'vitest'
import { balanceOf } from '../../../../../main/games/akarios/campaign/credits.ts'
import { freeShipPoints } from '../../../../../main/games/akarios/campaign/ship-marks.ts'
import type { CampaignState, UpgradeRow } from '../../../../../main/games/akarios/campaign/state.ts'
import { marketView } from '../../../../../main/games/akarios/campaign/view/market.ts'
import type { CampaignCommand, CommandOf } from '../../../../../shared/games/akarios/campaign/command.ts'
import { after, refusedBy, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'

const content = await toldBox()
const open = (number: number): CampaignCommand => ({ type: 'openScenario', number, kind: 'market', seats: [1, 2] })
const credits = (seat: number, amount: number, id = seat): CampaignState['credits'][number] => ({
  id,
  seat,
  amount,
  reason: 'reward',
  what: '1',
})
/** At the Dry Dock with so many credits each. */
const docked = (first: number, second = 0, more: Partial<CampaignState> = {}) =>
  after(
    smallSquad({ credits: [credits(1, first), ...(second > 0 ? [credits(2, second)] : [])], ...more }),
    content,
    open(30),
  )
const balances = (state: CampaignState) => [balanceOf(state, 1), balanceOf(state, 2)]
const buy = (upgrade: string, more: Partial<CommandOf<'buyCard'>> = {}): CampaignCommand => ({
  type: 'buyCard',
  seat: 1,
  upgrade,
  ...more,
})
const owned = (id: number, upgrade: string, seat: number | null = 1, paid: number | null = null): UpgradeRow => ({
  id,
  upgrade,
  seat,
  source: 'reward',
  paid,
})
const shares = (first: number, second: number) => [
  { seat: 1, amount: first },
  { seat: 2, amount: second },
]

describe('buying', () => {
  test('[MK-001] only what stands on the list: engine 6 of "Engine 1-6", not engine 7', () => {
    const state = docked(20)
    expect([refusedBy(state, content, buy('jet-burn')), refusedBy(state, content, buy('propel'))]).toEqual([
      null,
      'MK-001 notSold',
    ])
    expect(marketView(state, content)?.upgrades.map(({ id }) => id)).toEqual([
      'laser-cannon',
      'defensive-move',
      'jet-burn',
    ])
    expect(refusedBy(smallSquad(), content, buy('jet-burn'))).toBe('MK-001 marketClosed')
  })

  test('[MK-001] a list read out of the book takes the place of that of a pack', () => {
    const told = {
      type: 'tellMarket',
      number: 32,
      name: 'Pier 9',
      supply: null,
      improvement: null,
      trauma: null,
    } as const
    const state = after(
      smallSquad({ credits: [credits(1, 20)] }),
      content,
      { ...told, sells: [{ kind: 'engine', first: 7, last: 7 }] },
      open(32),
    )
    expect([refusedBy(state, content, buy('propel')), refusedBy(state, content, buy('jet-burn'))]).toEqual([
      null,
      'MK-001 notSold',
    ])
    expect(refusedBy(after(smallSquad(), content, open(33)), content, buy('propel'))).toBe('MK-001 marketUntold')
  })

  test('[MK-002] lowers the buyer’s own credits by the cost, and is refused without them', () => {
    const state = after(docked(12, 40), content, buy('jet-burn'))
    expect([balances(state), state.upgrades.map(({ upgrade, seat, paid }) => [upgrade, seat, paid])]).toEqual([
      [4, 40],
      [['jet-burn', 1, 8]],
    ])
    expect(refusedBy(docked(11, 40), content, buy('laser-cannon'))).toBe('MK-002 notEnough')
  })

  test('[MK-003] the card goes to the tray, or straight into a place that takes it', () => {
    const state = after(docked(30), content, buy('laser-cannon', { place: 'weapon-1' }), buy('jet-burn'))
    expect([state.fits.map(({ place, card }) => `${place} ${card}`), state.upgrades.length]).toEqual([
      ['weapon-1 laser-cannon'],
      2,
    ])
    expect(refusedBy(docked(30), content, buy('jet-burn', { place: 'weapon-2' }))).toBe('CB-004 noPlace')
  })

  test('[MK-004] the last copy sold is not sold again until one comes back', () => {
    const gone = docked(40, 40, { upgrades: [owned(1, 'laser-cannon', 2)] })
    expect(refusedBy(gone, content, buy('laser-cannon'))).toBe('MK-004 noCopyLeft')
    expect(refusedBy(after(gone, content, { type: 'sellCard', owned: 1 }), content, buy('laser-cannon'))).toBe(null)
  })
})

describe('selling', () => {
  const sell = (id: number): CampaignCommand => ({ type: 'sellCard', owned: id })

  test('[MK-005] half of the cost, rounded down: 7 brings 3, 1 brings 0, no cost brings 0', () => {
    const cards = [owned(1, 'defensive-move'), owned(2, 'shield-upgrade'), owned(3, 'burst-fire')]
    const earned = cards.map(({ id }) => balanceOf(after(docked(1, 0, { upgrades: cards }), content, sell(id)), 1) - 1)
    expect(earned).toEqual([3, 0, 0])
  })

  test('[MK-006] a fitted card leaves its place and can be bought again', () => {
    const fitted = { seat: 1, place: 'weapon-1', kind: 'weapon', card: 'laser-cannon', owned: 1 } as const
    const state = after(docked(20, 0, { upgrades: [owned(1, 'laser-cannon')], fits: [fitted] }), content, sell(1))
    expect([state.fits, state.upgrades, balances(state)]).toEqual([[], [], [26, 0]])
    expect(refusedBy(state, content, buy('laser-cannon'))).toBe(null)
    expect(refusedBy(state, content, sell(1))).toBe('MK-006 cardGone')
  })

  test('[MK-006] a card of the common tray brings its credits to whom the squad says', () => {
    const state = docked(1, 1, { upgrades: [owned(1, 'jet-burn', null)] })
    expect(refusedBy(state, content, sell(1))).toBe('MK-006 sellerMissing')
    expect(balances(after(state, content, { type: 'sellCard', owned: 1, to: 2 }))).toEqual([1, 5])
  })

  test('[MK-007] the printed cost counts, not what was paid, unless the table has ruled otherwise', () => {
    const cheap = docked(1, 0, { upgrades: [owned(1, 'propel', 1, 0)] })
    const house = after(cheap, content, { type: 'setRuling', key: 'resaleAtPaid', value: 1 })
    expect([balances(after(cheap, content, sell(1))), balances(after(house, content, sell(1)))]).toEqual([
      [5, 0],
      [1, 0],
    ])
  })
})

describe('what the squad buys together', () => {
  const supply = (amount: number, first: number, second = 0): CampaignCommand => ({
    type: 'buySupply',
    amount,
    shares: shares(first, second),
  })
  const low = (value: number) => ({ standing: { ...smallSquad().standing, supply: value } })

  test('[MK-008] supply costs the listed price for each point', () => {
    const state = after(docked(10, 0, low(5)), content, supply(2, 6))
    expect([state.standing.supply, balances(state)]).toEqual([7, [4, 0]])
  })

  test('[MK-009] the Sparrow holds 10: at 9 one more', () => {
    const state = docked(20, 0, low(9))
    expect([refusedBy(state, content, supply(2, 6)), refusedBy(state, content, supply(1, 3))]).toEqual([
      'MK-009 supplyFull',
      null,
    ])
  })

  test('[MK-010] a price may be split any way, as long as it adds up and each payer has the share', () => {
    const cut = (first: number, second: number): CampaignCommand => ({
      type: 'cutTrauma',
      pilot: 'enver',
      shares: shares(first, second),
    })
    const hurt = { pilots: [{ pilot: 'enver', state: 'flown', trauma: 1, points: 0 }] } as const
    const state = docked(4, 3, hurt)
    expect(balances(after(state, content, cut(4, 3)))).toEqual([0, 0])
    expect([refusedBy(state, content, cut(4, 2)), refusedBy(state, content, cut(5, 2))]).toEqual([
      'MK-010 sharesDiffer',
      'MK-002 notEnough',
    ])
  })

  test('[MK-011] buying supply takes all stress off everybody', () => {
    const boards = [
      { seat: 1, stress: 3, part: 'in' },
      { seat: 2, stress: 5, part: 'in' },
    ] as const
    const state = after(docked(3, 0, { ...low(1), boards }), content, supply(1, 3))
    expect(state.boards.map(({ stress }) => stress)).toEqual([0, 0])
  })

  test('[MK-012] a Sparrow upgrade is paid together and belongs to the squad', () => {
    const command = { type: 'buySparrowUpgrade', card: 'shield-tech', shares: shares(6, 4) } as const
    const state = after(docked(6, 4), content, command)
    expect([state.sparrowUpgrades, balances(state)]).toEqual([[{ card: 'shield-tech', place: null }], [0, 0]])
    expect(refusedBy(state, content, command)).toBe('MK-004 noCopyLeft')
    const sold = after(state, content, { type: 'sellSparrowUpgrade', card: 'shield-tech', shares: shares(2, 3) })
    expect([sold.sparrowUpgrades, balances(sold)]).toEqual([[], [2, 3]])
  })
})

describe('improvements and trauma', () => {
  const improve = (hex?: string): CampaignCommand => ({
    type: 'buyImprovement',
    seat: 1,
    ship: 'merkava',
    ...(hex === undefined ? {} : { hex }),
  })

  test('[MK-013] two for each ship in the whole campaign, at whatever market', () => {
    const state = after(docked(20), content, improve('s1'), improve('s2'))
    const elsewhere = after(
      state,
      content,
      { type: 'finishScenario', number: 30, kind: 'market', seats: [1, 2], outcome: 'read', pilots: [], rewards: [] },
      open(30),
    )
    expect([state.ships[0]?.bought, refusedBy(elsewhere, content, improve())]).toEqual([2, 'MK-013 improvementsBought'])
  })

  test('[MK-014] marks one hex of the tree, under its rules, and one of the tracker', () => {
    const state = after(docked(20), content, improve('s1'))
    expect([state.shipMarks, state.ships.map(({ points, bought }) => [points, bought]), balances(state)]).toEqual([
      [{ ship: 'merkava', hex: 's1' }],
      [[1, 1]],
      [15, 0],
    ])
    expect(refusedBy(docked(20), content, improve('s2'))).toBe('PG-013 hexBefore')
    expect(freeShipPoints(after(docked(20), content, improve()), 'merkava')).toBe(1)
  })

  test('[MK-015] are sold only where the list has a price for them', () => {
    const state = after(smallSquad({ credits: [credits(1, 50)] }), content, open(31))
    expect([
      refusedBy(state, content, improve()),
      refusedBy(state, content, { type: 'cutTrauma', pilot: 'starla', shares: [] }),
      refusedBy(state, content, { type: 'buySupply', amount: 1, shares: [] }),
    ]).toEqual(['MK-015 noImprovementSold', 'MK-015 noTraumaCut', 'MK-015 noSupplySold'])
  })

  test('[MK-016] each cut takes 1 trauma off one pilot, and at 0 there is none to buy', () => {
    const hurt = { pilots: [{ pilot: 'enver', state: 'flown', trauma: 2, points: 0 }] } as const
    const cut = { type: 'cutTrauma', pilot: 'enver', shares: shares(7, 0) } as const
    const state = after(docked(30, 0, hurt), content, cut)
    expect([state.pilots[0]?.trauma, refusedBy(after(state, content, cut), content, cut)]).toEqual([
      1,
      'MK-016 noTrauma',
    ])
  })

  test('[MK-017] everything goes in any order and any number of times', () => {
    const low = { standing: { ...smallSquad().standing, supply: 5 } }
    const state = after(
      docked(12, 0, { ...low, upgrades: [owned(1, 'propel')] }),
      content,
      { type: 'sellCard', owned: 1 },
      buy('jet-burn'),
      { type: 'sellCard', owned: 1 },
      { type: 'buySupply', amount: 2, shares: shares(6, 0) },
    )
    expect([balances(state), state.upgrades, state.standing.supply]).toEqual([[6, 0], [], 7])
  })
})
