// Trips played by chance to their ends, every offered answer taken, the invariants looked at after each step.
import { expect, test } from 'vitest'
import { findBreaches } from '../../../../../main/games/akarios/travel/invariants.ts'
import { travelMachine } from '../../../../../main/games/akarios/travel/machine.ts'
import type { TravelSetup } from '../../../../../main/games/akarios/travel/setup.ts'
import { enumerateTravel } from '../../../../../shared/games/akarios/travel/question.ts'
import { sizeOf } from '../../../../../shared/kernel/chance.ts'
import { canonical } from '../../../../../shared/lib/canonical.ts'
import { randomOf } from '../../../../random/random.ts'
import { event, goal, legendOf, tripSetup } from '../../../../support/travel/trip.ts'

const cards = [
  event('leak', { outcome: { text: 'So be it.', rewards: [{ type: 'supply', amount: -2 }] } }),
  event('find', { outcome: { text: 'So be it.', rewards: [{ type: 'stress', amount: 3, to: 'finder' }] } }),
  event('wreck', {
    options: [
      { label: 'A', text: 'So be it.', rewards: [{ type: 'supply', amount: 3 }] },
      { label: 'B', text: 'So be it.', rewards: [{ type: 'stress', amount: 9, to: 'eachPilot' }] },
    ],
  }),
]

test('three hundred trips end, none breaks an invariant, and every offered answer is taken', () => {
  const random = randomOf('trips')
  const steps = new Set<string>()
  for (let count = 0; count < 300; count += 1) {
    const known = random.percent(70)
    const setup: TravelSetup = tripSetup({
      supply: random.between(0, 10),
      goals: [goal(8), goal(10, 'market'), goal(20, 'jump', [{ system: 'fenris', name: 'Fenris', location: null }])],
      legend: known
        ? legendOf('event', 'nothing', { type: 'stress', amount: 2 }, { type: 'supply', amount: -1 })
        : null,
      events: random.percent(60) ? cards : null,
      eventsUsed: random.some(['leak', 'find', 'wreck'], random.between(0, 3)),
      die: random.percent(50) ? tripSetup().die : null,
    })
    let { state } = travelMachine.start(setup)
    for (let moves = 0; ; moves += 1) {
      expect(findBreaches(state)).toEqual([])
      expect(moves).toBeLessThan(200)
      state = JSON.parse(canonical(state)) as typeof state
      steps.add(state.stage.is)
      const wait = travelMachine.wait(state)
      if (wait.kind === 'over') break
      if (wait.kind === 'chance') {
        const { results, sides } = sizeOf(wait.ask)
        const result = Array.from({ length: results }, () => random.between(0, sides - 1))
        state = travelMachine.step(state, { kind: 'chance', result }).state
        continue
      }
      const answers = enumerateTravel(wait.question)
      expect(answers.filter((answer) => !travelMachine.accept(state, 'table', answer).ok)).toEqual([])
      const answer = random.pick(answers)
      expect(travelMachine.title(state, { kind: 'answer', seat: 'table', answer }).key).toMatch(
        /^akarios\.travel\.title\.\w/,
      )
      state = travelMachine.step(state, { kind: 'answer', seat: 'table', answer }).state
    }
  }
  expect([...steps].sort()).toEqual([
    'choose',
    'contest',
    'decide',
    'draw',
    'finder',
    'jump',
    'legend',
    'legendAmount',
    'option',
    'over',
    'printed',
    'printedChoice',
    'printedResult',
    'roll',
  ])
})
