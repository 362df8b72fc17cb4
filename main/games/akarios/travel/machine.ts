// Space exploration as a machine of the kernel: one trip of the Sparrow from a chosen location to its arrival.
import type { TravelChange } from '../../../../shared/games/akarios/travel/change.ts'
import {
  admitsTravel,
  travelAnswer,
  type TravelAnswer,
  type TravelQuestion,
} from '../../../../shared/games/akarios/travel/question.ts'
import type { TravelView } from '../../../../shared/games/akarios/travel/travel-view.ts'
import type { Machine } from '../../../../shared/kernel/machine.ts'
import { acceptForm, refuse } from '../../../../shared/kernel/problem.ts'
import { acceptChange, applyChange } from './hand.ts'
import { outcomeOf, type TravelOutcome } from './outcome.ts'
import { acceptSetup, type TravelSetup } from './setup.ts'
import { needOf, takeStage } from './stages/stages.ts'
import type { TravelState } from './state.ts'
import { titleOf } from './title.ts'
import { onCopy } from './trip.ts'
import { viewOf } from './view.ts'

export type TravelTypes = {
  setup: TravelSetup
  state: TravelState
  question: TravelQuestion
  answer: TravelAnswer
  change: TravelChange
  view: TravelView
  outcome: TravelOutcome
}

export const travelMachine: Machine<TravelTypes> = {
  id: 'akarios.travel',
  version: 1,
  acceptSetup,
  start: (setup) => ({ state: begin(setup), notes: [] }),
  wait: (state) => needOf(state) ?? { kind: 'over', outcome: outcomeOf(state) },
  accept: (state, _seat, raw) => {
    const answer = acceptForm(travelAnswer, raw, 'akarios.travel.refused.form')
    if (!answer.ok) return answer
    const need = needOf(state)
    return need?.kind === 'ask' ? admitsTravel(need.question, answer.value) : refuse('akarios.travel.refused.notAsked')
  },
  acceptHand: (state, _seat, raw) => acceptChange(state, raw),
  step: (state, input) => {
    const { state: after, notes } = onCopy(state, (trip) => {
      if (input.kind === 'hand') applyChange(trip, input.change)
      else takeStage(trip, input.kind === 'answer' ? input.answer : { type: 'luck', result: input.result })
    })
    return { state: after, notes, ...(input.kind === 'chance' ? { reveals: true } : {}) }
  },
  title: titleOf,
  view: viewOf,
  upgrade: () => refuse('akarios.travel.refused.noUpgrade'),
}

const begin = (setup: TravelSetup): TravelState => ({
  setup,
  supply: setup.supply,
  seats: setup.seats,
  at: setup.at,
  to: null,
  paid: false,
  rolls: 0,
  face: null,
  pile: setup.events?.flatMap(({ id }) => (setup.eventsUsed.includes(id) ? [] : [id])).toSorted() ?? null,
  used: [],
  card: null,
  option: null,
  contests: 0,
  contest: [],
  achievements: setup.achievements,
  rewards: [],
  finder: null,
  instead: null,
  stage: { is: 'choose' },
})
