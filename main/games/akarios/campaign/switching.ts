// Changing pilots and ships at the start of a set-up: the old ones keep their records, new ones come with what they are due (rules
// CR-004, CS-006, CS-008, UN-002 to UN-012).
import { recheckFits } from './equip.ts'
import { isLost } from './ironman.ts'
import { rosterOf } from './roster.ts'
import { changePilot, changeShip, put, seatOf, shipOf } from './rows.ts'
import { topUp } from './skill-points.ts'
import { addCard, copiesLeft } from './stock.ts'
import { no, type CampaignFault, type Work } from './work.ts'

/** At the start of the set-up of a fight or a world (rule UN-003). */
export function switchPilot(
  work: Work,
  to: { readonly seat: number; readonly pilot: string },
): CampaignFault | undefined {
  const { draft, content } = work
  const { kind, step } = draft.standing
  const seat = seatOf(draft, to.seat)
  const pilot = content.all.pilots[to.pilot]?.name ?? to.pilot
  if (seat === undefined) return no('noSeat', 'CS-001', { seat: to.seat })
  if (step !== 'setUp' || (kind !== 'fight' && kind !== 'world')) return no('pilotNotNow', 'UN-003')
  if (!rosterOf(draft, content).pilots.includes(to.pilot)) return no('pilotClosed', 'UN-001', { pilot })
  const other = draft.seats.find((one) => one.pilot === to.pilot)
  if (other !== undefined) return no('pilotTaken', 'CS-006', { pilot, seat: other.seat })
  changePilot(draft, seat.pilot, { state: 'flown' })
  put(draft.seats, (one) => one.seat === to.seat, { ...seat, pilot: to.pilot })
  changePilot(draft, to.pilot, { state: 'flown' })
  topUp(work, to.pilot)
  recheckFits(work, to.seat)
  return undefined
}

/** At the start of the set-up of a fight only (rule UN-004). */
export function switchShip(
  work: Work,
  to: { readonly seat: number; readonly ship: string },
): CampaignFault | undefined {
  const { draft, content } = work
  const { kind, step } = draft.standing
  const seat = seatOf(draft, to.seat)
  const ship = content.all.ships[to.ship]?.name ?? to.ship
  if (seat === undefined) return no('noSeat', 'CS-001', { seat: to.seat })
  if (step !== 'setUp' || kind !== 'fight') return no('shipNotNow', 'UN-004')
  if (!rosterOf(draft, content).ships.includes(to.ship)) return no('shipClosed', 'UN-001', { ship })
  const other = draft.seats.find((one) => one.ship === to.ship && one.seat !== to.seat)
  if (other !== undefined) return no('shipTaken', 'CS-008', { ship, seat: other.seat })
  const isNew = shipOf(draft, to.ship).state === 'open'
  if (!isLost(draft, seat.ship)) changeShip(draft, seat.ship, { state: 'flown' })
  put(draft.seats, (one) => one.seat === to.seat, { ...seat, ship: to.ship })
  if (isNew) commission(work, to.seat, to.ship)
  recheckFits(work, to.seat)
  return undefined
}

/** A ship that nobody has flown brings its starting cards and as many points as the act (rules UN-005, UN-012). */
function commission(work: Work, seat: number, ship: string): void {
  const { draft, content } = work
  changeShip(draft, ship, { state: 'flown', points: shipOf(draft, ship).points + draft.squad.act })
  const { weapon, engine } = content.all.ships[ship]?.brings ?? {}
  for (const upgrade of [weapon, engine])
    if (upgrade !== undefined && copiesLeft(draft, content, upgrade) !== 0)
      addCard(work, { upgrade, seat, source: 'ship', paid: null })
}
