// Small decisions of the table about the campaign as a whole: act, difficulty, who holds a seat, what a market sells (rules CS-013,
// DF-001, MK-001; open question 58).
import type { CommandOf } from '../../../../shared/games/akarios/campaign/command.ts'
import { put, seatOf } from './rows.ts'
import { scout as addSticker } from './stickers.ts'
import { systemOf } from './systems.ts'
import { firstFault, no, type CampaignFault, type Work } from './work.ts'

/** Acts begin and end where the book says so: the table sets it, in either direction. */
export function setAct({ draft }: Work, { act }: CommandOf<'setAct'>): CampaignFault | undefined {
  draft.squad = { ...draft.squad, act }
  return undefined
}

/** Before each scenario, not in the middle of one. */
export function setDifficulty({ draft }: Work, { difficulty }: CommandOf<'setDifficulty'>): CampaignFault | undefined {
  if (draft.standing.step === 'underWay') return no('difficultyNotNow', 'DF-001')
  draft.squad = { ...draft.squad, difficulty }
  return undefined
}

export function changeSeat(
  { draft }: Work,
  { seat, player, callSign }: CommandOf<'changeSeat'>,
): CampaignFault | undefined {
  const row = seatOf(draft, seat)
  if (row === undefined) return no('noSeat', 'CS-001', { seat })
  return void put(draft.seats, (one) => one.seat === seat, { ...row, player, callSign })
}

/** What the table read out of its book wins over the list of a pack. */
export function tellMarket(
  { draft, content }: Work,
  { number, name, sells, supply, improvement, trauma }: CommandOf<'tellMarket'>,
): CampaignFault | undefined {
  const unknown = sells.find(
    (line) =>
      ('upgrade' in line && content.all.upgrades[line.upgrade] === undefined) ||
      ('sparrowUpgrade' in line && content.all.sparrowUpgrades[line.sparrowUpgrade] === undefined),
  )
  if (unknown !== undefined)
    return no('noCard', 'MK-001', {
      card: 'upgrade' in unknown ? unknown.upgrade : 'sparrowUpgrade' in unknown ? unknown.sparrowUpgrade : '',
    })
  put(draft.markets, (one) => one.number === number, {
    number,
    name,
    sells: JSON.stringify(sells),
    supply,
    improvement,
    trauma,
  })
  return undefined
}

/** Rules SX-005, SX-006. */
export const scout = (work: Work, order: CommandOf<'scout'>): CampaignFault | undefined =>
  unplaceable(work, order) ??
  (addSticker(work, order) ? undefined : no('scoutedAlready', 'SX-006', { number: order.number }))

/** All that are new, or none. Refused when every one of them is on the map already. */
export function placeStickers(work: Work, { orders }: CommandOf<'placeStickers'>): CampaignFault | undefined {
  const fault = firstFault(...orders.map((order) => () => unplaceable(work, order)))
  if (fault !== undefined) return fault
  const placed = orders.filter((order) => addSticker(work, order))
  return placed.length > 0 ? undefined : no('scoutedAlready', 'SX-006', { number: orders[0]?.number ?? 0 })
}

/** Why this place is not in the atlas. */
function unplaceable(
  { content }: Work,
  { system: id, x, y, jumpsTo = [] }: Omit<CommandOf<'scout'>, 'type'>,
): CampaignFault | undefined {
  const unknown = [id, ...jumpsTo].find((one) => systemOf(content, one) === undefined)
  if (unknown !== undefined) return no('noSystem', 'SX-005', { system: unknown })
  const { grid } = systemOf(content, id) ?? {}
  return grid !== undefined && (x > grid.columns || y > grid.rows)
    ? no('offGrid', 'SX-005', { columns: grid.columns, rows: grid.rows })
    : undefined
}
