// The market where the squad is now, with the prices that it would pay.
import type { MarketView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { marketAt, sparrowUpgradesSold, upgradesSold } from '../market-list.ts'
import { buyingPrice, discounts, printedCost, sellingPrice, sparrowSellingPrice, supplyPrice } from '../prices.ts'
import type { CampaignState } from '../state.ts'
import { copiesLeft } from '../stock.ts'
import type { CampaignContent } from '../work.ts'
import { sparrowFace, upgradeFace } from './face.ts'
import { saleBuyers, squadRefusal, supplyRefusal, traumaRefusals } from './sale.ts'

/** Null where no market is open. */
export function marketView(state: CampaignState, content: CampaignContent): MarketView | null {
  const { scenario: number, kind } = state.standing
  if (number === null || kind !== 'market') return null
  const list = marketAt(state, content, number)
  const { all } = content
  const supply = list?.supply === undefined ? null : supplyPrice(state, content, list.supply)
  return {
    number,
    name: list?.name ?? null,
    upgrades: upgradesSold(list ?? { sells: [] }, content).flatMap((id) => {
      const card = all.upgrades[id]
      if (card === undefined) return []
      const price = buyingPrice(state, content, id) ?? null
      return [
        {
          id,
          ...upgradeFace(content, id),
          kind: card.kind,
          number: card.number ?? null,
          cost: printedCost(card) ?? null,
          price,
          left: copiesLeft(state, content, id) ?? null,
          classes: card.classes === undefined ? null : [...card.classes],
          sells: sellingPrice(state, content, { upgrade: id, paid: price }) ?? null,
          buyers: saleBuyers(state, content, card),
          squadRefusal: null,
        },
      ]
    }),
    sparrowUpgrades: sparrowUpgradesSold(list ?? { sells: [] }).flatMap((id) => {
      const card = all.sparrowUpgrades[id]
      if (card === undefined) return []
      const cost = printedCost(card) ?? null
      const left = state.sparrowUpgrades.some((row) => row.card === id) ? 0 : 1
      return [
        {
          id,
          ...sparrowFace(content, id),
          kind: null,
          number: card.number ?? null,
          cost,
          price: cost,
          left,
          classes: null,
          sells: sparrowSellingPrice(content, id) ?? null,
          buyers: [],
          squadRefusal: squadRefusal(state, content, id, cost),
        },
      ]
    }),
    supply,
    supplyRefusal: supply === null ? null : supplyRefusal(state, content, supply),
    improvement: list?.improvement ?? null,
    trauma: list?.trauma ?? null,
    traumaRefusals: list?.trauma === undefined ? [] : traumaRefusals(state, content, list.trauma),
    discounts: discounts(state, content).map(({ card, credits }) => ({
      name: all.sparrowUpgrades[card]?.name ?? card,
      credits,
    })),
  }
}
