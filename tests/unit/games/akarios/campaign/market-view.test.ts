// What a ware is to each seat, as the market's screen shows it: where it would lie, why it may not, and what is left after it.
import { expect, test } from 'vitest'
import type { CampaignState, FitRow, UpgradeRow } from '../../../../../main/games/akarios/campaign/state.ts'
import { squadView } from '../../../../../main/games/akarios/campaign/view/squad.ts'
import { marketView } from '../../../../../main/games/akarios/campaign/view/market.ts'
import type { CampaignContent } from '../../../../../main/games/akarios/campaign/work.ts'
import type { Market } from '../../../../../shared/games/akarios/content/market.ts'
import { smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'

const content = await toldBox()
const credits = (seat: number, amount: number): CampaignState['credits'][number] => ({
  id: seat,
  seat,
  amount,
  reason: 'reward',
  what: '1',
})
/** At a market that sells this, with so many credits in seats 1 and 2. */
const at = (sells: Market['sells'], [first, second]: readonly [number, number], more: Partial<CampaignState> = {}) => {
  const state = smallSquad({
    credits: [credits(1, first), credits(2, second)],
    markets: [
      { number: 30, name: 'Dry Dock', sells: JSON.stringify(sells), supply: null, improvement: null, trauma: null },
    ],
    ...more,
  })
  return {
    ...state,
    standing: { ...state.standing, scenario: 30, kind: 'market', step: 'setUp' },
  } satisfies CampaignState
}
const owned = (id: number, upgrade: string): UpgradeRow => ({ id, upgrade, seat: 1, source: 'start', paid: null })
const lies = (place: FitRow['place'], card: string, id: number): FitRow => ({
  seat: 1,
  place,
  kind: 'weapon',
  card,
  owned: id,
})
const buyersOf = (state: CampaignState, all: CampaignContent = content) => marketView(state, all)?.upgrades[0]?.buyers

test('[MK-002] [CR-001] each seat is told what it keeps, or why it cannot pay, and which class its ship lacks', () => {
  expect(buyersOf(at([{ upgrade: 'defensive-move' }], [10, 3]))).toEqual([
    {
      seat: 1,
      fits: null,
      fitRefusal: {
        key: 'camp.otherClass',
        args: { card: 'Defensive Move', ship: 'Merkava', rule: 'CR-001' },
      },
      buyRefusal: null,
      leaves: 3,
    },
    {
      seat: 2,
      fits: { place: 'engine-1', instead: null },
      fitRefusal: null,
      buyRefusal: { key: 'camp.notEnough', args: { player: 'player 2', has: 3, needs: 7, rule: 'MK-002' } },
      leaves: null,
    },
  ])
})

test('[MK-003] a free place comes before a taken one, and a taken one says what would go back to the tray', () => {
  const sells: Market['sells'] = [{ upgrade: 'laser-cannon' }]
  const fits = (...rows: FitRow[]) =>
    buyersOf(at(sells, [20, 20], { upgrades: [owned(1, 'burst-fire'), owned(2, 'proton-blast')], fits: rows }))?.[0]
      ?.fits
  expect([
    fits(lies('weapon-1', 'burst-fire', 1)),
    fits(lies('weapon-1', 'burst-fire', 1), lies('weapon-2', 'proton-blast', 2)),
  ]).toEqual([
    { place: 'weapon-2', instead: null },
    { place: 'weapon-1', instead: 'Burst Fire' },
  ])
})

test('[CR-006] a card that may not lie beside another one is offered in its place', () => {
  const { all } = content
  const cannon = { ...all.upgrades['laser-cannon']!, notWith: ['burst-fire'] }
  const excluding = { ...content, all: { ...all, upgrades: { ...all.upgrades, 'laser-cannon': cannon } } }
  const state = at([{ upgrade: 'laser-cannon' }], [20, 20], {
    upgrades: [owned(1, 'burst-fire')],
    fits: [lies('weapon-1', 'burst-fire', 1)],
  })
  const sale = marketView(state, excluding)?.upgrades[0]
  expect([sale?.notWith, sale?.buyers[0]?.fits]).toEqual([['Burst Fire'], { place: 'weapon-1', instead: 'Burst Fire' }])
})

test('[MK-004] [MK-007] the last copy is refused to everybody, and sells again for half of what is printed', () => {
  const state = at([{ upgrade: 'laser-cannon' }], [20, 20], { upgrades: [owned(1, 'laser-cannon')] })
  const sale = marketView(state, content)?.upgrades[0]
  expect([sale?.sells, sale?.buyers.map(({ buyRefusal }) => buyRefusal?.key)]).toEqual([
    6,
    ['camp.noCopyLeft', 'camp.noCopyLeft'],
  ])
})

test('[MK-010] [MK-012] an upgrade of the Sparrow is weighed against the credits of the whole squad', () => {
  const { all } = content
  const card = { ...all.sparrowUpgrades['local-market']!, cost: 9 }
  const told = { ...content, all: { ...all, sparrowUpgrades: { ...all.sparrowUpgrades, 'local-market': card } } }
  const refusal = (first: number, second: number) =>
    marketView(at([{ sparrowUpgrade: 'local-market' }], [first, second]), told)?.sparrowUpgrades[0]?.squadRefusal
  expect([refusal(5, 4), refusal(5, 3)]).toEqual([
    null,
    { key: 'camp.squadShort', args: { has: 8, needs: 9, rule: 'MK-010' } },
  ])
})

test('[MK-005] an upgrade of the Sparrow that the squad owns is told with what it brings: half, rounded down', () => {
  const state = at([], [0, 0], { sparrowUpgrades: [{ card: 'shield-tech', place: null }] })
  const sells = (cost?: number) => {
    const card = { ...content.all.sparrowUpgrades['shield-tech']!, cost }
    const all = { ...content.all, sparrowUpgrades: { ...content.all.sparrowUpgrades, 'shield-tech': card } }
    return squadView(state, { ...content, all }).sparrow.map((one) => one.sells)
  }
  expect([sells(9), sells()]).toEqual([[4], [null]])
})
