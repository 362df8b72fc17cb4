// Buying and selling where the squad's market is open: in any order and as often as the credits last (rules MK-001 to MK-017).
import { changeTrauma } from './trauma.ts'
import { gainCredits, payCredits, payShared, type Share } from './credits.ts'
import { dropExtraCoPilots, equip, type EquipWish } from './equip.ts'
import { openMarket, sparrowUpgradesSold, upgradesSold, type MarketList } from './market-list.ts'
import { buyingPrice, sellingPrice, sparrowSellingPrice, printedCost, supplyPrice } from './prices.ts'
import { rosterOf } from './roster.ts'
import { changeShip, drop, pilotOf, seatOf, shipOf } from './rows.ts'
import { markShipHex } from './ship-marks.ts'
import { changeSupply } from './sparrow-supply.ts'
import { mostSupply } from './state.ts'
import { addCard, cardOf, removeCard } from './stock.ts'
import { figuresOf, firstFault, no, type CampaignFault, type Work } from './work.ts'

type Rule = (list: MarketList) => CampaignFault | undefined

/** Runs `rule` with the list of the open market. */
function atMarket({ draft, content }: Work, rule: Rule): CampaignFault | undefined {
  const open = openMarket(draft, content)
  return 'list' in open ? rule(open.list) : open
}

/** Any class of card may be bought and stored (rule CR-003); `place` lays it on the buyer's board at once (MK-003). */
export const buyCard = (
  work: Work,
  {
    seat,
    upgrade,
    place,
  }: { readonly seat: number; readonly upgrade: string; readonly place?: EquipWish['place'] | undefined },
): CampaignFault | undefined =>
  atMarket(work, (list) => {
    const { draft, content } = work
    const card = content.all.upgrades[upgrade]
    if (card === undefined || !upgradesSold(list, content).includes(upgrade))
      return no('notSold', 'MK-001', { card: card?.name ?? upgrade })
    const price = buyingPrice(draft, content, upgrade)
    if (price === undefined) return no('costUnknown', 'MK-002', { card: card.name })
    if (seatOf(draft, seat) === undefined) return no('noSeat', 'CS-001', { seat })
    return firstFault(
      () => payCredits(work, { seat, amount: price, reason: 'upgrade', what: card.name }),
      () => addCard(work, { upgrade, seat, source: 'market', paid: price }),
      () => (place === undefined ? undefined : equip(work, { seat, place, kind: card.kind, card: upgrade })),
    )
  })

/** Any card, on a board or not (rule MK-006); the credits go to its owner, those of the squad's tray to `to`. */
export const sellCard = (
  work: Work,
  { owned, to }: { readonly owned: number; readonly to?: number | undefined },
): CampaignFault | undefined =>
  atMarket(work, () => {
    const { draft, content } = work
    const card = cardOf(draft, owned)
    if (card === undefined) return no('cardGone', 'MK-006')
    const what = content.all.upgrades[card.upgrade]?.name ?? card.upgrade
    const amount = sellingPrice(draft, content, card)
    if (amount === undefined) return no('costUnknown', 'MK-005', { card: what })
    const seat = card.seat ?? to
    if (seat === undefined || seatOf(draft, seat) === undefined) return no('sellerMissing', 'MK-006', { card: what })
    gainCredits(work, { seat, amount, reason: 'sale', what })
    return removeCard(work, owned)
  })

export const buySupply = (
  work: Work,
  { amount, shares }: { readonly amount: number; readonly shares: readonly Share[] },
): CampaignFault | undefined =>
  atMarket(work, ({ supply }) => {
    const { draft, content } = work
    if (supply === undefined) return no('noSupplySold', 'MK-015')
    const room = mostSupply - draft.standing.supply
    if (amount > room) return no('supplyFull', 'MK-009', { room })
    const price = supplyPrice(draft, content, supply) * amount
    const fault = payShared(work, shares, price, { reason: 'supply', what: String(amount) })
    if (fault === undefined) changeSupply(work, amount)
    return fault
  })

/** Bought as a squad, for the squad (rule MK-012). */
export const buySparrowUpgrade = (
  work: Work,
  { card: id, shares }: { readonly card: string; readonly shares: readonly Share[] },
): CampaignFault | undefined =>
  atMarket(work, (list) => {
    const { draft, content } = work
    const card = content.all.sparrowUpgrades[id]
    const what = card?.name ?? id
    if (card === undefined || !sparrowUpgradesSold(list).includes(id)) return no('notSold', 'MK-001', { card: what })
    if (draft.sparrowUpgrades.some((row) => row.card === id)) return no('noCopyLeft', 'MK-004', { card: what })
    const price = printedCost(card)
    if (price === undefined) return no('costUnknown', 'MK-002', { card: what })
    const fault = payShared(work, shares, price, { reason: 'sparrowUpgrade', what })
    if (fault === undefined) draft.sparrowUpgrades.push({ card: id, place: null })
    return fault
  })

/** The credits are split as the squad agrees (open question 31). */
export const sellSparrowUpgrade = (
  work: Work,
  { card, shares }: { readonly card: string; readonly shares: readonly Share[] },
): CampaignFault | undefined =>
  atMarket(work, () => {
    const { draft, content } = work
    const what = content.all.sparrowUpgrades[card]?.name ?? card
    if (!draft.sparrowUpgrades.some((row) => row.card === card)) return no('notOwned', 'SW-002', { card: what })
    const price = sparrowSellingPrice(content, card)
    if (price === undefined) return no('costUnknown', 'MK-005', { card: what })
    const shared = shares.reduce((sum, { amount }) => sum + amount, 0)
    if (shared !== price) return no('sharesDiffer', 'MK-010', { paid: shared, price })
    const stranger = shares.find(({ seat }) => seatOf(draft, seat) === undefined)
    if (stranger !== undefined) return no('noSeat', 'CS-001', { seat: stranger.seat })
    for (const { seat, amount } of shares) gainCredits(work, { seat, amount, reason: 'sale', what })
    drop(draft.sparrowUpgrades, (row) => row.card === card)
    dropExtraCoPilots(work)
    return undefined
  })

/** One hex of the ship's tree and one of its tracker (rules MK-013, MK-014); without a hex the point waits. */
export const buyImprovement = (
  work: Work,
  { seat, ship, hex }: { readonly seat: number; readonly ship: string; readonly hex?: string | undefined },
): CampaignFault | undefined =>
  atMarket(work, ({ improvement }) => {
    const { draft, content } = work
    if (improvement === undefined) return no('noImprovementSold', 'MK-015')
    const what = content.all.ships[ship]?.name ?? ship
    if (!rosterOf(draft, content).ships.includes(ship)) return no('shipClosed', 'UN-001', { ship: what })
    const { points, bought } = shipOf(draft, ship)
    const most = figuresOf(content).market.improvementsPerShip
    if (bought >= most) return no('improvementsBought', 'MK-013', { ship: what, most })
    if (seatOf(draft, seat) === undefined) return no('noSeat', 'CS-001', { seat })
    return firstFault(
      () => payCredits(work, { seat, amount: improvement, reason: 'improvement', what }),
      () => void changeShip(draft, ship, { points: points + 1, bought: bought + 1 }),
      () => (hex === undefined ? undefined : markShipHex(work, { ship, hex })),
    )
  })

export const cutTrauma = (
  work: Work,
  { pilot, shares }: { readonly pilot: string; readonly shares: readonly Share[] },
): CampaignFault | undefined =>
  atMarket(work, ({ trauma }) => {
    const { draft, content } = work
    if (trauma === undefined) return no('noTraumaCut', 'MK-015')
    const what = content.all.pilots[pilot]?.name ?? pilot
    if (pilotOf(draft, pilot).trauma === 0) return no('noTrauma', 'MK-016', { pilot: what })
    const fault = payShared(work, shares, trauma, { reason: 'trauma', what })
    if (fault === undefined) changeTrauma(work, pilot, -1)
    return fault
  })
