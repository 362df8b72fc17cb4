// What a ware of the open market is to each seat: where it would lie, why it may not, and whether the credits last (rules MK-002 to
// MK-004, MK-009, MK-010, MK-012, MK-016, CR-001, CR-006).
import { placesFor } from '../../../../../shared/games/akarios/card-places.ts'
import type { Upgrade } from '../../../../../shared/games/akarios/content/upgrade.ts'
import type { MarketView, SaleBuyer, WhyNot } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { balanceOf, shareOut } from '../credits.ts'
import { equip } from '../equip.ts'
import { buyCard, buySparrowUpgrade, buySupply, cutTrauma } from '../market.ts'
import { rosterOf } from '../roster.ts'
import { nextId } from '../rows.ts'
import { draftOf, type CampaignState } from '../state.ts'
import type { CampaignContent, CampaignFault } from '../work.ts'

const whyNot = (fault: CampaignFault | undefined): WhyNot | null =>
  fault === undefined ? null : { key: fault.key, args: { ...fault.args } }

export const saleBuyers = (state: CampaignState, content: CampaignContent, card: Upgrade): SaleBuyer[] =>
  state.seats.map(({ seat }) => {
    const draft = draftOf(state)
    const fault = buyCard({ draft, content }, { seat, upgrade: card.id })
    return {
      seat,
      ...fitOf(state, content, seat, card),
      buyRefusal: whyNot(fault),
      leaves: fault === undefined ? balanceOf(draft, seat) : null,
    }
  })

/** Whether the squad can buy it together, each giving what it has. */
export const squadRefusal = (
  state: CampaignState,
  content: CampaignContent,
  card: string,
  price: number | null,
): WhyNot | null =>
  whyNot(buySparrowUpgrade({ draft: draftOf(state), content }, { card, shares: shareOut(state, price ?? 0) }))

/** Whether the squad can buy one point of supply at this price. */
export const supplyRefusal = (state: CampaignState, content: CampaignContent, price: number): WhyNot | null =>
  whyNot(buySupply({ draft: draftOf(state), content }, { amount: 1, shares: shareOut(state, price) }))

export const traumaRefusals = (
  state: CampaignState,
  content: CampaignContent,
  price: number,
): MarketView['traumaRefusals'] =>
  rosterOf(state, content).pilots.flatMap((pilot) => {
    const shares = shareOut(state, price)
    const refusal = whyNot(cutTrauma({ draft: draftOf(state), content }, { pilot, shares }))
    return refusal === null ? [] : [{ pilot, refusal }]
  })

/** As if the seat had a copy: the first free place that takes it, else the first taken one. */
function fitOf(
  state: CampaignState,
  content: CampaignContent,
  seat: number,
  { id, kind }: Upgrade,
): Pick<SaleBuyer, 'fits' | 'fitRefusal'> {
  const laid = (place: string) => state.fits.find((row) => row.seat === seat && row.place === place)
  const places = placesFor(kind)
  const tried = [...places.filter((place) => !laid(place)), ...places.filter(laid)].map((place) => {
    const draft = draftOf(state)
    draft.upgrades.push({ id: nextId(draft.upgrades), upgrade: id, seat, source: 'market', paid: null })
    return { place, fault: equip({ draft, content }, { seat, place, kind, card: id }) }
  })
  const good = tried.find(({ fault }) => fault === undefined)
  if (good === undefined) return { fits: null, fitRefusal: whyNot(tried[0]?.fault) }
  const there = laid(good.place)
  const instead = there === undefined ? null : (content.all.upgrades[there.card]?.name ?? there.card)
  return { fits: { place: good.place, instead }, fitRefusal: null }
}
