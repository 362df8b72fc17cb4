// What of a trip may lie on the real table, and the names under which the trip then asks for it.
import { expect, test } from 'vitest'
import { realSources, thingsAmong, thingsOf, travelMachine } from '../../../../../main/games/akarios/travel/index.ts'
import type { TravelState } from '../../../../../main/games/akarios/travel/state.ts'
import type { Input } from '../../../../../shared/kernel/input.ts'
import type { TravelAnswer } from '../../../../../shared/games/akarios/travel/question.ts'
import type { TravelChange } from '../../../../../shared/games/akarios/travel/change.ts'
import { sourceOf } from '../../../../../shared/kernel/chance.ts'
import { event, legendOf, tripSetup } from '../../../../support/travel/trip.ts'

const options = [
  { label: 'Stay', text: 'They stay.', rewards: [] },
  { label: 'Leave', text: 'They leave.', rewards: [] },
]
const setup = tripSetup({ legend: legendOf('event'), events: [event('signal', { options })] })

test('[SX-018, SX-019, SX-022] movement die, event cards and the dice of a dispute are asked for by the names that say they are real', () => {
  let state: TravelState = travelMachine.start(setup).state
  const asked: string[] = []
  const inputs: Input<TravelAnswer, TravelChange>[] = [
    { kind: 'answer', seat: 'table', answer: { type: 'choose', chosen: '8' } },
    { kind: 'chance', result: [0] },
    { kind: 'chance', result: [0] },
    { kind: 'answer', seat: 'table', answer: { type: 'choose', chosen: 'disagree' } },
  ]
  for (const input of inputs) {
    state = travelMachine.step(state, input).state
    const wait = travelMachine.wait(state)
    if (wait.kind === 'chance') asked.push(sourceOf(wait.ask))
  }
  expect(realSources(['movement', 'events', 'action'], setup)).toEqual(asked)
  expect(thingsAmong(asked)).toEqual(['movement', 'action', 'events'])
})

test('[SX-019] the cards of which one is drawn are named only while it is drawn', () => {
  const step = (state: TravelState, ...inputs: Input<TravelAnswer, TravelChange>[]) =>
    inputs.reduce((now, input) => travelMachine.step(now, input).state, state)
  const goes: Input<TravelAnswer, TravelChange> = {
    kind: 'answer',
    seat: 'table',
    answer: { type: 'choose', chosen: '8' },
  }
  const [rolled] = [step(travelMachine.start(setup).state, goes)]
  const drawing = step(rolled, { kind: 'chance', result: [0] })
  const drawn = step(drawing, { kind: 'chance', result: [0] })
  expect([rolled, drawing, drawn].map((state) => travelMachine.view(state).pile)).toEqual([
    [],
    [{ id: 'signal', name: 'signal' }],
    [],
  ])
})

test('what nobody knows, or nobody can dispute, is not offered: people tell it anyway', () => {
  expect(thingsOf(setup)).toEqual(['movement', 'action', 'events'])
  expect(thingsOf(tripSetup({ events: null, die: null }))).toEqual(['movement'])
  expect(thingsOf(tripSetup({ events: null, players: ['p1'] }))).toEqual(['movement'])
})
