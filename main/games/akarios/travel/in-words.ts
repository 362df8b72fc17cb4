// A trip as the packs put it into words now, to be shown: names of systems and event cards.
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import { retold } from '../../../../shared/games/akarios/content/retold.ts'
import type { TravelState } from './state.ts'

export function inWords(state: TravelState, packs: Content): TravelState {
  const { setup } = state
  const called = <Place extends TravelState['at'] | (typeof setup.goals)[number]['exits'][number]>(place: Place) => ({
    ...place,
    name: packs.systems[place.system]?.name ?? place.name,
  })
  return {
    ...state,
    at: called(state.at),
    setup: {
      ...setup,
      at: called(setup.at),
      goals: setup.goals.map((goal) => ({ ...goal, exits: goal.exits.map(called) })),
      events: setup.events?.map((card) => retold('events', card, packs.events[card.id])) ?? null,
    },
  }
}
