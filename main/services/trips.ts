// Trips of the Sparrow: the atlas, the start of one from where the campaign stands, and what its end would bring.
import type { Output, Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { endingOfTrip, tripSetup } from '../games/akarios/campaign/trips.ts'
import { atlasView } from '../games/akarios/campaign/view/atlas.ts'
import { combatMachine } from '../games/akarios/combat/index.ts'
import { realSources, thingsAmong, thingsOf, travelMachine } from '../games/akarios/travel/index.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf } from './campaign-state.ts'
import { lastPhysical, nextSeed, overPlay, waitingPlay, type PlaysOfKindOptions } from './plays-of-kind.ts'
import type { PlaysService } from './plays.ts'
import { readingOf } from './reading.ts'
import { isTakenOver } from './taken-over.ts'

export interface TripsService {
  readonly atlas: (campaign: string) => Outcome<Output<'travel.atlas'>>
  readonly start: (input: Parsed<'travel.start'>) => Outcome<{ play: string }>
  readonly outcome: (campaign: string, play: string) => Outcome<Output<'travel.outcome'>>
}

/** Refuses a play that is no trip, or one that is under way. */
export const overTrip = (plays: Pick<PlaysService, 'view'>, at: { campaign: string; play: string }) =>
  overPlay(plays, travelMachine, 'travel.notOver', at)

export function createTrips({ open, plays, content }: PlaysOfKindOptions): TripsService {
  const read = readingOf({ open, content })
  return {
    atlas: (campaign) => {
      const list = plays.list(campaign)
      if (!list.ok) return list
      const { plays: begun } = list.value
      return read(campaign, (state, all, file) => {
        const setup = tripSetup(state, all)
        return {
          ...atlasView(state, all),
          real: {
            offered: setup.ok ? [...thingsOf(setup.value)] : [],
            last: [...thingsAmong(lastPhysical(file, begun, travelMachine.id))],
          },
          trip: waitingPlay(begun, travelMachine.id)?.id ?? null,
        }
      })
    },
    start: ({ campaign, real = [] }) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      const file = held.value
      const list = plays.list(campaign)
      if (!list.ok) return list
      const all = list.value.plays
      if (all.some(({ machine, status }) => machine === combatMachine.id && status === 'open'))
        return fail(refusal('conflict', 'fight.open'))
      const trip = waitingPlay(all, travelMachine.id)
      if (trip !== null) return fail(refusal('conflict', trip.status === 'open' ? 'travel.open' : 'travel.notTaken'))
      const state = stateOf(file)
      const setup = tripSetup(state, contentOf(content, state.seats))
      if (!setup.ok) return fail(refusal('refused', setup.error.key, setup.error.args))
      return plays.start(campaign, {
        machine: travelMachine.id,
        setup: setup.value,
        seed: nextSeed(file, all, travelMachine.id, 'trip'),
        physical: realSources(real, setup.value),
        title: {
          key: 'akarios.travel.title.begun',
          args: { system: { of: 'systems', id: setup.value.at.system, name: setup.value.at.name } },
        },
      })
    },
    outcome: (campaign, play) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const over = overTrip(plays, { campaign, play })
      if (!over.ok) return over
      return ok({ command: endingOfTrip(over.value.outcome, play), done: isTakenOver(held.value.file, play) })
    },
  }
}
