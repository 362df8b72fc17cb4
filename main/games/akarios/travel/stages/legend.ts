// The six-sided die and the movement legend: as a pack has it, else as people read it from the atlas (rules SX-018 to SX-021).
import type { LegendResult } from '../../../../../shared/games/akarios/content/system.ts'
import { applyRewards, changeStress, changeSupply } from '../effects.ts'
import { movementDie } from '../real-things.ts'
import type { TravelState } from '../state.ts'
import type { Trip } from '../trip.ts'
import { arrive } from './arrive.ts'
import { amountOf, askTable, choiceOf, chosen, luckOf, type StageCode } from './stage.ts'

const sides = 6

export const roll: StageCode<'roll'> = {
  needs: ({ rolls }) => ({
    kind: 'chance',
    ask: { kind: 'roll', die: movementDie, faces: sides, streams: [`move:${rolls}`], why: 'movement' },
  }),
  take: (trip, _, got) => {
    const { state, note } = trip
    const [face = 0] = luckOf(got)
    state.rolls += 1
    state.face = face
    note('rolled', { number: face + 1 }, 'SX-018')
    const result = state.setup.legend?.[face]
    if (result === undefined) state.stage = { is: 'legend', face }
    else applyResult(trip, result)
  },
}

/** With no card left in the pile an event is no result. */
const eventsOut = ({ pile }: TravelState): boolean => pile?.length === 0

export const legend: StageCode<'legend'> = {
  needs: (_, { face }) =>
    askTable(
      choiceOf('legend', 'SX-018', ['nothing', 'event', 'supply', 'stress', 'credits', 'scenario'], {
        number: face + 1,
      }),
    ),
  take: (trip, { face }, got) => {
    const what = chosen(got)
    if (what === 'nothing' || what === 'event') applyResult(trip, { type: what })
    else if (what === 'supply' || what === 'stress' || what === 'credits' || what === 'scenario')
      trip.state.stage = { is: 'legendAmount', face, what }
  },
}

const bounds = {
  supply: { least: -10, most: 10, usual: -1 },
  stress: { least: 1, most: 10, usual: 1 },
  credits: { least: -50, most: 50, usual: 1 },
  scenario: { least: 1, most: 999, usual: 1 },
} as const

export const legendAmount: StageCode<'legendAmount'> = {
  needs: (_, { face, what }) =>
    askTable({
      type: 'amounts',
      asks: { key: `akarios.travel.ask.legendAmount.${what}`, args: { number: face + 1 }, rule: 'SX-018' },
      fields: [{ id: what, ...bounds[what] }],
    }),
  take: (trip, { what }, got) => {
    const amount = amountOf(got, what)
    applyResult(trip, what === 'scenario' ? { type: what, number: amount } : { type: what, amount })
  },
}

function applyResult(trip: Trip, result: LegendResult): void {
  const { state, note } = trip
  switch (result.type) {
    case 'nothing':
      note('nothingHappens', {}, 'SX-018')
      return void arrive(trip)
    case 'event':
      if (!eventsOut(state)) {
        state.stage = state.pile === null ? { is: 'printed' } : { is: 'draw' }
        return
      }
      return void rollAgain(trip)
    case 'supply':
      changeSupply(trip, result.amount)
      return void arrive(trip)
    case 'stress':
      changeStress(
        trip,
        state.seats.map(({ seat }) => seat),
        result.amount,
        'SX-018',
      )
      return void arrive(trip)
    case 'credits':
      applyRewards(trip, [{ type: 'credits', amount: result.amount, to: 'eachPilot' }])
      return void arrive(trip)
    case 'scenario':
      note('sentElsewhere', { number: result.number }, 'SX-018')
      state.instead = result.number
      state.stage = { is: 'over' }
  }
}

/** A legend of nothing but events would never end: then nothing happens. */
export function rollAgain(trip: Trip): void {
  const { state, note } = trip
  const { legend: results } = state.setup
  const isHopeless = results?.every(({ type }) => type === 'event') === true
  if (isHopeless) {
    note('nothingHappens', {}, 'SX-021')
    return void arrive(trip)
  }
  note('noEventsLeft', {}, 'SX-021')
  state.stage = { is: 'roll' }
}
