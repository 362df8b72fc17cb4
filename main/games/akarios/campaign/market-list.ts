// What a market sells: the list that the table read out of its book, else that of the pack (rules MK-001, MK-015).
import type { z } from 'zod'
import { market as marketSchema, type Market } from '../../../../shared/games/akarios/content/market.ts'
import { upgradeKinds } from '../../../../shared/games/akarios/content/upgrade.ts'
import type { CampaignState } from './state.ts'
import { no, type CampaignContent, type CampaignFault } from './work.ts'

export type MarketList = Pick<Market, 'name' | 'sells'> & {
  /** Credits; undefined where it is not sold here. */
  readonly supply: number | undefined
  readonly improvement: number | undefined
  readonly trauma: number | undefined
}

const sells: z.ZodType<Market['sells']> = marketSchema.shape.sells

export function marketAt(state: CampaignState, { all }: CampaignContent, number: number): MarketList | undefined {
  const told = state.markets.find((one) => one.number === number)
  if (told !== undefined) {
    const { name, supply, improvement, trauma } = told
    return {
      name,
      sells: sells.parse(JSON.parse(told.sells)),
      supply: supply ?? undefined,
      improvement: improvement ?? undefined,
      trauma: trauma ?? undefined,
    }
  }
  const packed = Object.values(all.markets).find(({ scenario }) => scenario === number)
  return (
    packed && {
      name: packed.name,
      sells: packed.sells,
      supply: packed.supply,
      improvement: packed.improvement,
      trauma: packed.trauma,
    }
  )
}

/** Ids of the upgrades on the list, in the order of their kinds and numbers. A card whose number nobody has told is on no numbered list. */
export const upgradesSold = (list: Pick<MarketList, 'sells'>, { all, own }: CampaignContent): readonly string[] =>
  Object.values(all.upgrades)
    .filter(({ id, kind, number }) =>
      list.sells.some((line) => {
        if ('upgrade' in line) return line.upgrade === id
        if (!('kind' in line) || line.kind !== kind || number === undefined || !own.upgrades.has(id)) return false
        return number >= line.first && number <= line.last
      }),
    )
    .toSorted(
      (a, b) => upgradeKinds.indexOf(a.kind) - upgradeKinds.indexOf(b.kind) || (a.number ?? 0) - (b.number ?? 0),
    )
    .map(({ id }) => id)

export const sparrowUpgradesSold = (list: Pick<MarketList, 'sells'>): readonly string[] =>
  list.sells.flatMap((line) => ('sparrowUpgrade' in line ? [line.sparrowUpgrade] : []))

/** The list of the market where the squad is now, or why there is nothing to buy. */
export function openMarket(
  state: CampaignState,
  content: CampaignContent,
): { readonly list: MarketList; readonly number: number } | CampaignFault {
  const { scenario, kind } = state.standing
  if (scenario === null || kind !== 'market') return no('marketClosed', 'MK-001')
  const list = marketAt(state, content, scenario)
  return list === undefined ? no('marketUntold', 'MK-001', { number: scenario }) : { list, number: scenario }
}
