// Trips of the Sparrow from the campaign's side: what one begins with, and what it brings (rules SX-001 to SX-004, SX-009 to SX-011,
// SX-020, SX-024).
import type { CommandOf } from '../../../../shared/games/akarios/campaign/command.ts'
import { entriesOf } from '../../../../shared/games/akarios/content/content.ts'
import { fail, ok, type Result } from '../../../../shared/lib/result.ts'
import type { TravelOutcome, TravelSetup } from '../travel/index.ts'
import { applyRewards } from './rewards.ts'
import { boardOf, changeBoard, seatOf } from './rows.ts'
import { isDone } from './scenario-log.ts'
import type { CampaignState, SeatRow, StickerRow } from './state.ts'
import { stickersHere } from './stickers.ts'
import { isSameSystem, sparrowAt, systemOf, type SparrowPlace } from './systems.ts'
import { no, type CampaignContent, type CampaignFault, type Work } from './work.ts'

/** Why no trip can begin now; undefined when one can. */
export function barredFromTravel(state: CampaignState, content: CampaignContent): CampaignFault | undefined {
  const { scenario, next } = state.standing
  const opens = content.firstScenario ? content.all.figures?.scenarios.opensTravel : undefined
  if (opens !== undefined && !isDone(state, opens)) return no('mapLocked', 'SX-001', { opens })
  if (scenario !== null) return no('scenarioOpen', 'SX-024', { number: scenario })
  if (next !== null) return no('goElsewhere', 'SX-002', { next })
  if (sparrowAt(state, content) === null) return no('noAtlas', 'SX-003')
  return goalsOf(state, content).length > 0 ? undefined : no('nowhereToGo', 'SX-009')
}

/** Scouted in the Sparrow's system and not done; markets and jump points always. */
export const goalsOf = (state: CampaignState, content: CampaignContent): readonly StickerRow[] =>
  stickersHere(state, content).filter(({ number }) => !isDone(state, number))

export function tripSetup(state: CampaignState, content: CampaignContent): Result<TravelSetup, CampaignFault> {
  const barred = barredFromTravel(state, content)
  const place = sparrowAt(state, content)
  if (barred !== undefined) return fail(barred)
  if (place === null) return fail(no('noAtlas', 'SX-003'))
  const { system, location } = place
  const events = entriesOf(content.all, 'events').filter((card) => card.system === system.id)
  return ok({
    seats: state.seats.map(({ seat }) => ({ seat: `p${seat}`, stress: boardOf(state, seat).stress })),
    players: playersOf(state.seats),
    supply: state.standing.supply,
    at: { system: system.id, name: system.name, location },
    goals: goalsOf(state, content).map((sticker) => ({
      number: sticker.number,
      kind: sticker.kind,
      exits: sticker.kind === 'jump' ? exitsOf(state, content, sticker, place) : [],
    })),
    legend: system.legend === undefined ? null : [...system.legend],
    events: events.length === 0 ? null : events,
    eventsUsed: state.eventsUsed.flatMap((row) => (isSameSystem(content, row.system, system.id) ? [row.event] : [])),
    achievements: state.achievements.map(({ achievement }) => achievement).sort(),
    die: content.board?.dieFaces === undefined ? null : [...content.board.dieFaces],
    contestDice: content.board?.dice ?? usualDice,
  })
}

/** Rule SX-022. */
const usualDice = 4

/** One seat of each player: some people play two pilots. */
const playersOf = (seats: readonly SeatRow[]): string[] =>
  seats.filter(({ player }, at) => seats.findIndex((one) => one.player === player) === at).map(({ seat }) => `p${seat}`)

/** Where a jump point leads; where nobody has told, any other system that is known or scouted. */
function exitsOf(
  state: CampaignState,
  content: CampaignContent,
  { number }: StickerRow,
  { system: here }: SparrowPlace,
): TravelSetup['goals'][number]['exits'] {
  const told = state.jumpLinks.filter((link) => link.number === number).map(({ system }) => system)
  const known = [...Object.keys(content.all.systems), ...state.stickers.map(({ system }) => system)]
  const ids = (told.length > 0 ? told : known).flatMap((id) => systemOf(content, id)?.id ?? [])
  return [...new Set(ids)]
    .filter((id) => id !== here.id)
    .map((id) => ({
      system: id,
      name: systemOf(content, id)?.name ?? id,
      location: wayBack(state, content, id, here.id),
    }))
}

/** The jump point of that system which leads to where the Sparrow comes from. */
const wayBack = (state: CampaignState, content: CampaignContent, system: string, from: string): number | null =>
  state.stickers.find(
    ({ kind, number, system: its }) =>
      kind === 'jump' &&
      isSameSystem(content, its, system) &&
      state.jumpLinks.some((link) => link.number === number && isSameSystem(content, link.system, from)),
  )?.number ?? null

/** The outcome as the command that the table confirms. */
export const endingOfTrip = (outcome: TravelOutcome, play: string): CommandOf<'endTrip'> => ({
  type: 'endTrip',
  play,
  system: outcome.system,
  location: outcome.location,
  supply: outcome.supply,
  stress: outcome.stress.map(({ seat, to }) => ({ seat: numberOf(seat), to })),
  events: outcome.events.map((event) => ({ system: outcome.from, event })),
  rewards: [...outcome.rewards],
  next: outcome.next,
  ...(outcome.finder === null ? {} : { finder: numberOf(outcome.finder) }),
})

/** `p3` is seat 3. */
const numberOf = (seat: string): number => Number(seat.slice(1))

/** Rewards in order; then figures as they stood when the trip was over. */
export function endTrip(work: Work, trip: CommandOf<'endTrip'>): CampaignFault | undefined {
  const { draft, content } = work
  if (draft.standing.scenario !== null) return no('scenarioOpen', 'SX-024', { number: draft.standing.scenario })
  if (draft.standing.next !== null) return no('goElsewhere', 'SX-002', { next: draft.standing.next })
  if (systemOf(content, trip.system) === undefined) return no('noSystem', 'SX-004', { system: trip.system })
  const stranger = trip.stress.find(({ seat }) => seatOf(draft, seat) === undefined)
  if (stranger !== undefined) return no('noSeat', 'CS-001', { seat: stranger.seat })
  const { finder, owners, system, location, supply, next } = trip
  const fault = applyRewards(work, trip.rewards, { finder, owners, reason: 'travel', what: String(location ?? '') })
  if (fault !== undefined) return fault
  for (const { seat, to } of trip.stress) changeBoard(draft, seat, { stress: to })
  for (const { system: of, event } of trip.events)
    if (!draft.eventsUsed.some((row) => row.event === event && row.system === of))
      draft.eventsUsed.push({ system: of, event })
  draft.standing = { ...draft.standing, system, location, supply, next }
  return undefined
}
