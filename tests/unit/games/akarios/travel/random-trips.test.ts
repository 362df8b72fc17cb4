import { expect, test } from 'vitest'
import { playTrips } from '../../../../support/travel/random-trips.ts'

test('three hundred trips by chance end, keep every invariant and come through each stage', () => {
  const stages = new Set<string>()
  playTrips('trips', 300, ({ state }) => stages.add(state.stage.is))
  expect([...stages].sort()).toEqual([
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
