// Laying cards on a player's board and on the Sparrow, and taking them off (rules CB-004 to CB-006, PG-008, PG-026, CO-001 to CO-003,
// SW-001, SW-010).
import { exclude, placesFor, usualCoPilots, type CardKind } from '../../../../shared/games/akarios/card-places.ts'
import { everyStep } from '../../../../shared/games/akarios/content/steps/step.ts'
import { pilotAbilityLevels } from '../../../../shared/games/akarios/content/pilot.ts'
import { shipAbilityLevels } from '../../../../shared/games/akarios/content/ship.ts'
import { cardPlaces, type CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import { choosePilotLevel } from './pilot-abilities.ts'
import { drop, put, seatOf } from './rows.ts'
import { fitsClass, knownClasses } from './ship-classes.ts'
import { hexesMarked } from './ship-marks.ts'
import { shipGains } from './ship-tree.ts'
import { marksOf, skillGains } from './skill-gains.ts'
import type { CampaignState, FitRow, SeatRow, UpgradeRow } from './state.ts'
import { no, type CampaignContent, type CampaignFault, type Work } from './work.ts'

export interface EquipWish {
  readonly seat: number
  readonly place: CardPlace
  readonly kind: CardKind
  readonly card: string
}

/** Lays the card into the place; what lay there goes back to its tray. */
export function equip(work: Work, wish: EquipWish): CampaignFault | undefined {
  const seat = seatOf(work.draft, wish.seat)
  if (seat === undefined) return no('noSeat', 'CS-001', { seat: wish.seat })
  switch (wish.kind) {
    case 'pilotAbility':
      return equipPilotAbility(work, wish, seat)
    case 'shipAbility':
      return equipShipAbility(work, wish, seat)
    case 'coPilot':
      return equipCoPilot(work, wish)
    default:
      return equipUpgrade(work, wish, seat)
  }
}

export const clearPlace = ({ draft }: Work, seat: number, place: CardPlace): void =>
  drop(draft.fits, (row) => row.seat === seat && row.place === place)

const lay = ({ draft }: Work, row: FitRow): void =>
  put(draft.fits, ({ seat, place }) => seat === row.seat && place === row.place, row)

/** Lays a card that the rules do not want there: only what no board could hold stays away. Answers whether it lies there now. */
export function layAnyway(work: Work, { seat, place, kind, card }: EquipWish): boolean {
  const isUpgrade = work.content.all.upgrades[card]?.kind === kind
  const owned = isUpgrade ? freeCopy(work.draft, { seat, place, kind, card })?.id : null
  if (owned === undefined) return false
  lay(work, { seat, place, kind, card, owned })
  return true
}

/** Own copies first, then the squad's, then those of others (rule CB-006). A copy that lies on a board already is not free. */
function freeCopy(state: CampaignState, { seat, place, card }: EquipWish): UpgradeRow | undefined {
  const copies = state.upgrades.filter(
    ({ id, upgrade }) =>
      upgrade === card && !state.fits.some((row) => row.owned === id && !(row.seat === seat && row.place === place)),
  )
  return copies.find((copy) => copy.seat === seat) ?? copies.find((copy) => copy.seat === null) ?? copies[0]
}

function equipUpgrade(work: Work, wish: EquipWish, seat: SeatRow): CampaignFault | undefined {
  const { draft, content } = work
  const card = content.all.upgrades[wish.card]
  const name = card?.name ?? wish.card
  if (card === undefined || !draft.upgrades.some(({ upgrade }) => upgrade === wish.card))
    return no('notOwned', 'CB-005', { card: name })
  if (!placesFor(card.kind).includes(wish.place)) return no('noPlace', 'CB-004', { card: name })
  const ship = content.all.ships[seat.ship]
  if (fitsClass(card.classes, knownClasses(ship ?? {})) === 'refused')
    return no('otherClass', 'CR-001', { card: name, ship: ship?.name ?? seat.ship })
  const beside = draft.fits.filter(
    ({ seat: at, place, owned }) => owned !== null && at === wish.seat && place !== wish.place,
  )
  const enemy = beside.find((row) => {
    const other = content.all.upgrades[row.card]
    return other !== undefined && exclude(card, other)
  })
  if (enemy !== undefined)
    return no('notTogether', 'CR-006', { card: name, other: content.all.upgrades[enemy.card]?.name ?? enemy.card })
  const copy = freeCopy(draft, wish)
  if (copy === undefined) return no('allInUse', 'CB-006', { card: name })
  lay(work, { seat: wish.seat, place: wish.place, kind: card.kind, card: wish.card, owned: copy.id })
  return undefined
}

function equipPilotAbility(work: Work, wish: EquipWish, { pilot }: SeatRow): CampaignFault | undefined {
  const { draft, content } = work
  const tile = content.all.pilots[pilot]
  const level = pilotAbilityLevels.find((one) => tile?.abilities?.[one] === wish.card)
  const name = content.all.abilities[wish.card]?.name ?? wish.card
  if (level === undefined) return no('otherPilot', 'CS-007', { card: name, pilot: tile?.name ?? pilot })
  if (!placesFor('pilotAbility').includes(wish.place)) return no('noPlace', 'CB-004', { card: name })
  const { levels } = skillGains(tile, marksOf(draft, pilot))
  const chosen = choosePilotLevel(level, levels.length - 1)
  if (!chosen.ok) return no('levelLocked', 'CS-007', { level, next: chosen.error.next })
  lay(work, { seat: wish.seat, place: wish.place, kind: 'pilotAbility', card: wish.card, owned: null })
  return undefined
}

function equipShipAbility(work: Work, wish: EquipWish, { ship }: SeatRow): CampaignFault | undefined {
  const { draft, content } = work
  const tile = content.all.ships[ship]
  const level = shipAbilityLevels.find((one) => tile?.abilities?.[one] === wish.card)
  const name = content.all.abilities[wish.card]?.name ?? wish.card
  if (tile === undefined || level === undefined)
    return no('otherShip', 'CS-018', { card: name, ship: tile?.name ?? ship })
  if (!placesFor('shipAbility').includes(wish.place)) return no('noPlace', 'CB-004', { card: name })
  if (!shipGains(tile, hexesMarked(draft, ship)).abilities.includes(level))
    return no('shipAbilityLocked', 'CS-010', { card: name })
  lay(work, { seat: wish.seat, place: wish.place, kind: 'shipAbility', card: wish.card, owned: null })
  return undefined
}

/** One co-pilot to a ship, or as many as a fitted Sparrow upgrade allows (rules CO-001, SW-015). */
export const coPilotLimit = (state: CampaignState, { all }: CampaignContent): number =>
  fittedOnSparrow(state)
    .flatMap((card) => [...everyStep(all.sparrowUpgrades[card]?.effects ?? [])])
    .reduce((most, step) => (step.do === 'coPilotLimit' ? Math.max(most, step.count) : most), usualCoPilots)

function equipCoPilot(work: Work, wish: EquipWish): CampaignFault | undefined {
  const { draft, content } = work
  const name = content.all.coPilots[wish.card]?.name ?? wish.card
  if (!draft.coPilots.some(({ card }) => card === wish.card)) return no('noCoPilot', 'CO-003', { card: name })
  if (!placesFor('coPilot').includes(wish.place)) return no('coPilotPlace', 'CO-002', { card: name })
  const others = draft.fits.filter(
    ({ kind, seat, place }) => kind === 'coPilot' && !(seat === wish.seat && place === wish.place),
  )
  const flown = others.find(({ card }) => card === wish.card)
  if (flown !== undefined) return no('coPilotTaken', 'CO-003', { card: name, seat: flown.seat })
  const limit = coPilotLimit(draft, content)
  if (others.filter(({ seat }) => seat === wish.seat).length >= limit) return no('coPilotLimit', 'CO-001', { limit })
  lay(work, { seat: wish.seat, place: wish.place, kind: 'coPilot', card: wish.card, owned: null })
  return undefined
}

/** In the order of their places. */
export const fittedOnSparrow = (state: Pick<CampaignState, 'sparrowUpgrades'>): readonly string[] =>
  state.sparrowUpgrades
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(({ card }) => card)

/** The Sparrow's whole fit: up to two cards that the squad owns and that go together. */
export function equipSparrow(work: Work, cards: readonly string[]): CampaignFault | undefined {
  const { draft, content } = work
  const nameOf = (card: string) => content.all.sparrowUpgrades[card]?.name ?? card
  if (cards.length > 2) return no('sparrowFull', 'SW-001')
  const missing = cards.find(
    (card, at) => !draft.sparrowUpgrades.some((row) => row.card === card) || cards.indexOf(card) !== at,
  )
  if (missing !== undefined) return no('notOwned', 'SW-002', { card: nameOf(missing) })
  const [one, two] = cards
  const [first, second] = cards.map((card) => content.all.sparrowUpgrades[card])
  if (one !== undefined && two !== undefined && first !== undefined && second !== undefined && exclude(first, second))
    return no('notTogether', 'SW-010', { card: nameOf(two), other: nameOf(one) })
  draft.sparrowUpgrades = draft.sparrowUpgrades.map(({ card }) => {
    const at = cards.indexOf(card)
    return { card, place: at < 0 ? null : at + 1 }
  })
  dropExtraCoPilots(work)
  return undefined
}

/** Co-pilots for whom there is no seat any more step out: those in the last places. */
export function dropExtraCoPilots(work: Work): void {
  const { draft, content } = work
  const limit = coPilotLimit(draft, content)
  for (const { seat } of draft.seats) {
    const aboard = cardPlaces.flatMap((place) =>
      draft.fits.filter((row) => row.seat === seat && row.place === place && row.kind === 'coPilot'),
    )
    for (const { place } of aboard.slice(limit)) clearPlace(work, seat, place)
  }
}

/** Takes off whatever no longer may lie there: classes of another ship, abilities of somebody else (rules CR-004, UN-011). */
export function recheckFits(work: Work, seat: number): readonly FitRow[] {
  const rows = work.draft.fits.filter((row) => row.seat === seat)
  const off = rows.filter((row) => {
    clearPlace(work, row.seat, row.place)
    return equip(work, row) !== undefined
  })
  return off
}
