// What a table sets by its own hand: any figure of the campaign and any card, within what a board, a track or a box can hold. Never
// barred by the rules of play: only by what cannot be.
import { gainAchievement, loseAchievement } from './achievements.ts'
import { gainCoPilot, loseCoPilot } from './co-pilots.ts'
import { balanceOf, gainCredits } from './credits.ts'
import { dropExtraCoPilots } from './equip.ts'
import { campaignRulings } from './rulings.ts'
import { changeBoard, changePilot, changeShip, drop, nextId, put, seatOf } from './rows.ts'
import { halvesMarked } from './skill-gains.ts'
import { hexesMarked } from './ship-marks.ts'
import { ownSum } from './start-values.ts'
import { addCard, removeCard } from './stock.ts'
import { systemOf } from './systems.ts'
import { traumaTrack } from './trauma.ts'
import type { CommandOf } from '../../../../shared/games/akarios/campaign/command.ts'
import { no, type CampaignFault, type Work } from './work.ts'

type Hand = CommandOf<'setByHand'>['what']

/** Puts one figure where the table wants it. */
export function setByHand(work: Work, { what }: CommandOf<'setByHand'>): CampaignFault | undefined {
  const { draft, content } = work
  switch (what.of) {
    case 'credits': {
      if (seatOf(draft, what.seat) === undefined) return no('noSeat', 'CS-001', { seat: what.seat })
      const amount = what.to - balanceOf(draft, what.seat)
      return void gainCredits(work, { seat: what.seat, amount, reason: 'byHand', what: what.why })
    }
    case 'stress':
      if (seatOf(draft, what.seat) === undefined) return no('noSeat', 'CS-001', { seat: what.seat })
      return void changeBoard(draft, what.seat, { stress: what.to })
    case 'trauma': {
      const most = traumaTrack(draft, content, what.pilot)
      if (content.all.pilots[what.pilot] === undefined) return no('noPilot', 'UN-001', { pilot: what.pilot })
      if (what.to > most) return no('traumaTrack', 'ES-006', { most })
      return void changePilot(draft, what.pilot, { trauma: what.to })
    }
    case 'points':
      return setPoints(work, what)
    case 'shipPoints':
      return setShipPoints(work, what)
    case 'startValue':
      return setStartValue(work, what)
    case 'location':
      if (systemOf(content, what.system) === undefined) return no('noSystem', 'SX-004', { system: what.system })
      draft.standing = { ...draft.standing, system: what.system, location: what.to }
      return undefined
    default:
      draft.standing = { ...draft.standing, [what.of]: what.to }
      return undefined
  }
}

/** Marks stay: there are never fewer points than halves marked with them. */
function setPoints(
  { draft, content }: Work,
  { pilot, to }: Extract<Hand, { of: 'points' }>,
): CampaignFault | undefined {
  const marked = halvesMarked(draft, pilot)
  if (content.all.pilots[pilot] === undefined) return no('noPilot', 'UN-001', { pilot })
  if (to < marked) return no('fewerThanMarked', 'PG-001', { marked })
  return void changePilot(draft, pilot, { points: to })
}

function setShipPoints(
  { draft, content }: Work,
  { ship, to, bought }: Extract<Hand, { of: 'shipPoints' }>,
): CampaignFault | undefined {
  const marked = hexesMarked(draft, ship).length
  if (content.all.ships[ship] === undefined) return no('noShip', 'UN-001', { ship })
  if (to < marked || to < bought) return no('fewerThanMarked', 'PG-013', { marked: Math.max(marked, bought) })
  return void changeShip(draft, ship, { points: to, bought })
}

/** What comes later is added to it (FR-023); null goes back to the sum of tile and tree. */
function setStartValue(
  { draft, content }: Work,
  { ship, field, to }: Extract<Hand, { of: 'startValue' }>,
): CampaignFault | undefined {
  if (content.all.ships[ship] === undefined) return no('noShip', 'UN-001', { ship })
  const before = to === null ? null : ownSum(draft, content, ship, field)
  return void changeShip(
    draft,
    ship,
    field === 'hull' ? { hullByHand: to, hullBefore: before } : { shieldByHand: to, shieldBefore: before },
  )
}

/** Puts cards in and takes them out, whatever the rules say of how they come. */
export function cardByHand(work: Work, { card }: CommandOf<'cardByHand'>): CampaignFault | undefined {
  const { draft, content } = work
  switch (card.of) {
    case 'upgrade':
      return addCard(work, { upgrade: card.upgrade, seat: card.seat, source: 'hand', paid: null })
    case 'noUpgrade':
      return removeCard(work, card.owned)
    case 'coPilot':
      if (content.all.coPilots[card.coPilot] === undefined) return no('noCard', 'CO-003', { card: card.coPilot })
      return void (card.has ? gainCoPilot(work, card.coPilot) : loseCoPilot(work, card.coPilot))
    case 'sparrowUpgrade':
      if (content.all.sparrowUpgrades[card.card] === undefined) return no('noCard', 'SW-002', { card: card.card })
      drop(draft.sparrowUpgrades, (row) => row.card === card.card)
      if (card.has) draft.sparrowUpgrades.push({ card: card.card, place: null })
      return void dropExtraCoPilots(work)
    case 'modifier':
      if (content.all.modifierCards[card.card] === undefined) return no('noCard', 'PG-009', { card: card.card })
      if (content.all.pilots[card.pilot] === undefined) return no('noPilot', 'UN-001', { pilot: card.pilot })
      draft.modifierChanges.push({
        id: nextId(draft.modifierChanges),
        pilot: card.pilot,
        card: card.card,
        count: card.count,
      })
      return undefined
  }
}

/** Marks an achievement that no pack may know, or wipes one. */
export const achievementByHand = (
  work: Work,
  { name, has }: CommandOf<'achievementByHand'>,
): CampaignFault | undefined => {
  const id = idOf(name)
  if (id === '') return no('noName', 'ES-008')
  return void (has ? gainAchievement(work, id, name) : loseAchievement(work, id))
}

/** The same name is the same achievement, however it is written. */
export const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

export function setRuling({ draft }: Work, { key, value }: CommandOf<'setRuling'>): CampaignFault | undefined {
  const { least, most } = campaignRulings[key]
  if (value < least || value > most) return no('rulingRange', 'ES-009', { least, most })
  return void put(draft.rulings, (row) => row.key === key, { key, value: String(value) })
}
