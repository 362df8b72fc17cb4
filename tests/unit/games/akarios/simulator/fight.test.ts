// One fight that plays itself, on a mission of the training sector.
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mostInputs, simulate } from '../../../../../main/games/akarios/simulator/fight.ts'
import { fortuneOf } from '../../../../../main/services/simulation-fortune.ts'
import { packAt, setupFor } from '../../../../support/simulated.ts'

const pack = await packAt(resolve(import.meta.dirname, '../../../../../packs/training-sector'))
const setup = setupFor(pack, { mission: 'first-range', pilots: 1, difficulty: 'normal' })

test('the squad is the first of the pack, as on the first evening, with what its ship brings', () => {
  expect(setup.squad.map(({ pilot, ship, cards }) => [pilot, ship, cards.map(({ card }) => card)])).toEqual([
    ['ines-calder', 'heron', ['practice-lance', 'glide', 'abilities:steady-eye']],
  ])
})

test('the same seed gives the same fight, another number another one', () => {
  const fly = (fight: number) => simulate(setup, 'random', fortuneOf('7', fight))
  expect(fly(0)).toEqual(fly(0))
  expect(fly(0)).not.toEqual(fly(1))
})

test('a fight that goes on and on is given up, and says so', () => {
  expect([mostInputs, simulate(setup, 'random', fortuneOf('7', 0), 5)]).toEqual([2000, 'unfinished'])
})

test('who weighs each answer does more damage than who answers by chance', () => {
  const dealt = (policy: 'random' | 'greedy') =>
    [0, 1, 2].map((fight) => {
      const end = simulate(setup, policy, fortuneOf('7', fight))
      return end === 'unfinished' ? 0 : end.dealt
    })
  expect(Math.min(...dealt('greedy'))).toBeGreaterThan(Math.max(...dealt('random')))
})
