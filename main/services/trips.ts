// Trips of the Sparrow: the atlas, the start of one from where the campaign stands, and what its end would bring.
import type { Output } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { sha256 } from '../db/digest.ts'
import { listHistory } from '../db/history.ts'
import { endingOfTrip, tripSetup } from '../games/akarios/campaign/trips.ts'
import { atlasView } from '../games/akarios/campaign/view/atlas.ts'
import { combatMachine } from '../games/akarios/combat/index.ts'
import { travelMachine, type TravelOutcome } from '../games/akarios/travel/index.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf } from './campaign-state.ts'
import type { ContentService } from './content.ts'
import { newTransferId } from './ids.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'

export interface TripsService {
  readonly atlas: (campaign: string) => Outcome<Output<'travel.atlas'>>
  readonly start: (campaign: string) => Outcome<{ play: string }>
  readonly outcome: (campaign: string, play: string) => Outcome<Output<'travel.outcome'>>
}

export interface TripsOptions {
  readonly open: OpenCampaigns
  readonly plays: Pick<PlaysService, 'list' | 'view' | 'start'>
  readonly content: ContentService
}

/** Refuses a play that is no trip, or one that is under way. */
export function overTrip(plays: Pick<PlaysService, 'view'>, campaign: string, play: string): Outcome<TravelOutcome> {
  const seen = plays.view(campaign, play)
  if (!seen.ok) return seen
  const { machine, wait } = seen.value
  if (machine !== travelMachine.id || wait?.kind !== 'over') return fail(refusal('refused', 'travel.notOver'))
  return ok(wait.outcome as TravelOutcome)
}

/** Whether a command that took this play over is in force. */
export const isTakenOver = (file: CampaignFile, play: string): boolean =>
  listHistory(file, { limit: 100, kinds: ['command'], play }).entries.some(({ standing }) => standing === 'counts')

export function createTrips({ open, plays, content }: TripsOptions): TripsService {
  const tripsOf = (campaign: string): Outcome<Output<'play.list'>['plays']> => {
    const list = plays.list(campaign)
    return list.ok ? ok(list.value.plays.filter(({ machine }) => machine === travelMachine.id)) : list
  }
  /** The last trip, if it is under way or its outcome still waits. */
  const waiting = (campaign: string, file: CampaignFile): Outcome<Output<'play.list'>['plays'][number] | null> => {
    const trips = tripsOf(campaign)
    if (!trips.ok) return trips
    const last = trips.value.at(-1)
    return ok(last === undefined || (last.status === 'over' && isTakenOver(file, last.id)) ? null : last)
  }
  return {
    atlas: (campaign) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const trip = waiting(campaign, held.value.file)
      if (!trip.ok) return trip
      const state = stateOf(held.value.file)
      return ok({ ...atlasView(state, contentOf(content, state.seats)), trip: trip.value?.id ?? null })
    },
    start: (campaign) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      const list = plays.list(campaign)
      if (!list.ok) return list
      if (list.value.plays.some(({ machine, status }) => machine === combatMachine.id && status === 'open'))
        return fail(refusal('conflict', 'fight.open'))
      const trip = waiting(campaign, held.value)
      if (!trip.ok) return trip
      if (trip.value !== null)
        return fail(refusal('conflict', trip.value.status === 'open' ? 'travel.open' : 'travel.notTaken'))
      const state = stateOf(held.value)
      const setup = tripSetup(state, contentOf(content, state.seats))
      if (!setup.ok) return fail(refusal('refused', setup.error.key, setup.error.args))
      const play = newTransferId()
      const count = list.value.plays.filter(({ machine }) => machine === travelMachine.id).length
      const started = plays.start(campaign, {
        id: play,
        machine: travelMachine.id,
        setup: setup.value,
        seed: seedOf(held.value, count),
        physical: [],
        title: { key: 'akarios.travel.title.begun', args: { system: setup.value.at.name } },
      })
      if (!started.ok) return started
      if (started.value.taken) return ok({ play })
      const [problem] = started.value.problems
      return fail(
        refusal('refused', 'travel.notBegun', { reason: problem?.path ?? problem?.key ?? started.value.code }),
      )
    },
    outcome: (campaign, play) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const outcome = overTrip(plays, campaign, play)
      if (!outcome.ok) return outcome
      return ok({ command: endingOfTrip(outcome.value, play), done: isTakenOver(held.value.file, play) })
    },
  }
}

/** The same trip of the same campaign has the same luck: taking its start back is no way to throw the die again. */
const seedOf = ({ seed }: CampaignFile, trips: number): string => sha256(`${seed}:trip:${trips}`)
