// What Ironman takes for good: a ship at 0 hull, and a pilot at 0 health (rules DF-009, DF-010, DF-012, DF-014; open question 108).
import { changePilot, changeShip, drop, seatOf, shipOf } from './rows.ts'
import type { CampaignState, FitRow } from './state.ts'
import { removeCard } from './stock.ts'
import type { CampaignContent, Work } from './work.ts'

/** What goes with a ship. */
export interface ShipLoss {
  readonly ship: string
  /** Ids of upgrade copies that go back to the box: all that were equipped on it, and its starting cards wherever they lay. */
  readonly copies: readonly number[]
  /** Places of its board that fall empty. The pilot's own ability stays with the pilot, a co-pilot goes back to the squad. */
  readonly cleared: readonly FitRow['place'][]
}

/** Undefined for a seat that nobody holds. Other cards in trays stay (DF-009). */
export function shipLoss(state: CampaignState, { all }: CampaignContent, seat: number): ShipLoss | undefined {
  const ship = seatOf(state, seat)?.ship
  if (ship === undefined) return undefined
  const aboard = state.fits.filter((row) => row.seat === seat && row.kind !== 'pilotAbility')
  const equipped = aboard.flatMap(({ owned }) => owned ?? [])
  const { weapon, engine } = all.ships[ship]?.brings ?? {}
  const starting = [weapon, engine].flatMap((upgrade) => startingCopy(state, seat, upgrade) ?? [])
  return {
    ship,
    copies: [...new Set([...equipped, ...starting])].toSorted((a, b) => a - b),
    cleared: aboard.map(({ place }) => place),
  }
}

/** The copy that came with a ship: the seat's own before that of others, to whom it may have been given. */
function startingCopy({ upgrades }: CampaignState, seat: number, upgrade: string | undefined): number | undefined {
  const copies = upgrades.filter((row) => row.upgrade === upgrade && (row.source === 'start' || row.source === 'ship'))
  return (copies.find((row) => row.seat === seat) ?? copies[0])?.id
}

/** The ship and its material go to the box; taken again, it is a new one (DF-010). The seat needs another ship (DF-014). */
export function loseShip(work: Work, seat: number): ShipLoss | undefined {
  const { draft, content } = work
  const loss = shipLoss(draft, content, seat)
  if (loss === undefined) return undefined
  const { ship, copies, cleared } = loss
  for (const copy of copies) removeCard(work, copy)
  drop(draft.fits, (row) => row.seat === seat && cleared.includes(row.place))
  drop(draft.shipMarks, (mark) => mark.ship === ship)
  const nothing = { hullByHand: null, hullBefore: null, shieldByHand: null, shieldBefore: null }
  changeShip(draft, ship, { state: 'open', points: 0, bought: 0, ...nothing })
  return loss
}

/** Flown by a seat, but lost: no fight begins before another ship is chosen. */
export const isLost = (state: CampaignState, ship: string): boolean => shipOf(state, ship).state === 'open'

/** The pilot's sheet goes to the box; whoever comes back is new and gets the points of the chart (DF-012, UN-002). */
export function losePilot({ draft }: Work, pilot: string): void {
  drop(draft.skillMarks, (mark) => mark.pilot === pilot)
  drop(draft.modifierChanges, (change) => change.pilot === pilot)
  const seat = draft.seats.find((one) => one.pilot === pilot)?.seat
  drop(draft.fits, (row) => row.seat === seat && row.kind === 'pilotAbility')
  changePilot(draft, pilot, { state: 'open', trauma: 0, points: 0 })
}
