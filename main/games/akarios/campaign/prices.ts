// What things cost at a market, and what a card brings when it is sold (rules MK-005, MK-007, SW-012, SW-020, DF-013; open questions
// 31 to 33 and 74).
import { everyStep } from '../../../../shared/games/akarios/content/steps/step.ts'
import { fittedOnSparrow } from './equip.ts'
import { rulingOf } from './rulings.ts'
import { seatsInPlay } from './rows.ts'
import type { CampaignState, UpgradeRow } from './state.ts'
import { figuresOf, type CampaignContent } from './work.ts'

/** What comes off a price, and by which card. */
export interface Discount {
  readonly card: string
  readonly credits: number
}

/** Of fitted Sparrow upgrades, or of all that the squad owns where the table says so (open question 32). */
export function discounts(state: CampaignState, { all }: CampaignContent): readonly Discount[] {
  const cards =
    rulingOf(state, 'marketOwned') === 1 ? state.sparrowUpgrades.map(({ card }) => card) : fittedOnSparrow(state)
  return cards.flatMap((card) =>
    [...everyStep(all.sparrowUpgrades[card]?.effects ?? [])].flatMap((step) =>
      step.do === 'marketDiscount' ? [{ card, credits: step.credits }] : [],
    ),
  )
}

/** The printed cost in credits; `none` printed is 0, undefined is not told yet. */
export const printedCost = (card: { readonly cost?: number | 'none' } | undefined): number | undefined =>
  card?.cost === 'none' ? 0 : card?.cost

/** Credits for a ship upgrade now, not under 0; undefined while its cost is not known. Only these are discounted (question 33). */
export function buyingPrice(state: CampaignState, content: CampaignContent, upgrade: string): number | undefined {
  const cost = printedCost(content.all.upgrades[upgrade])
  const off = discounts(state, content).reduce((sum, { credits }) => sum + credits, 0)
  return cost === undefined ? undefined : Math.max(cost - off, 0)
}

const half = (credits: number): number => Math.floor(credits / 2)

/** Half the printed cost, rounded down; half of what was paid where the table says so. */
export function sellingPrice(
  state: CampaignState,
  { all }: CampaignContent,
  card: Pick<UpgradeRow, 'upgrade' | 'paid'>,
): number | undefined {
  if (rulingOf(state, 'resaleAtPaid') === 1 && card.paid !== null) return half(card.paid)
  const cost = printedCost(all.upgrades[card.upgrade])
  return cost === undefined ? undefined : half(cost)
}

export function sparrowSellingPrice({ all }: CampaignContent, card: string): number | undefined {
  const cost = printedCost(all.sparrowUpgrades[card])
  return cost === undefined ? undefined : half(cost)
}

/** Credits for each point of supply: with Ironman more for each pilot. */
export function supplyPrice(state: CampaignState, content: CampaignContent, listed: number): number {
  const extra = figuresOf(content).market.ironmanSupplyExtraPerPilot
  return listed + (state.squad.ironman ? extra * seatsInPlay(state).length : 0)
}
