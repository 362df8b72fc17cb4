// Visits played by chance to their ends, every offered answer taken, the invariants looked at after each step.
import { expect, test } from 'vitest'
import { findBreaches } from '../../../../../main/games/akarios/world/invariants.ts'
import { worldMachine } from '../../../../../main/games/akarios/world/machine.ts'
import type { WorldSetup } from '../../../../../main/games/akarios/world/setup.ts'
import { enumerateWorld } from '../../../../../shared/games/akarios/world/question.ts'
import { sizeOf } from '../../../../../shared/kernel/chance.ts'
import { canonical } from '../../../../../shared/lib/canonical.ts'
import { randomOf } from '../../../../random/random.ts'
import {
  card,
  check,
  dock,
  door,
  entry,
  investigate,
  seat,
  visitSetup,
  withFailure,
  worldOf,
} from '../../../../support/world/visit.ts'

const points = [
  door('east', 2, ['move']),
  door('south', 3),
  door('north', 4, ['attack']),
  dock(40, ['attackOrMove']),
  investigate(31, ['stress']),
  investigate(32, [], { repeat: true }),
  check(50, ['attack', 'attackOrMove'], { perPilot: true }),
  check(50, ['move', 'move', 'attack']),
]
const entries = [
  entry(31, { rewards: [{ type: 'credits', amount: 2, to: 'finder' }], goTo: 32 }),
  entry(32, { rewards: [{ type: 'damage', amount: 1, to: 'finder' }] }),
  entry(40, { ends: 'leave' }),
  entry(50, { rewards: [{ type: 'stress', amount: -2, to: 'eachPilot' }], ends: 'success' }),
  entry(51, { rewards: [{ type: 'damage', amount: 2, to: 'eachPilot' }] }),
  entry(70, { rewards: [{ type: 'stress', amount: 4, to: 'eachPilot' }] }),
]

test('a hundred and twenty visits end, none breaks an invariant, and every offered answer is taken', () => {
  const random = randomOf('visits')
  const stages = new Set<string>()
  for (let count = 0; count < 120; count += 1) {
    const told = random.percent(25)
    const world = worldOf(
      [1, 2, 3, 4].map((number) =>
        card(number, random.some(points, random.between(1, 4)), {
          ...(number === 1 ? { start: true as const } : {}),
          ...(number > 1 && random.percent(40) ? { stop: 70 } : {}),
        }),
      ),
      entries,
      random.percent(50) ? withFailure : {},
    )
    const setup: WorldSetup = visitSetup({
      world: told ? null : world,
      failureEnding: told ? random.percent(50) : world.failure !== undefined,
      ironman: random.percent(20),
      seats: ['p1', 'p2', 'p3', 'p4']
        .slice(0, random.between(1, 3))
        .map((name) => seat(name, { health: random.between(1, 5), stress: random.between(0, 10) })),
      energy: random.between(0, 6),
      dice: random.between(2, 4),
    })
    let { state } = worldMachine.start(setup)
    for (let moves = 0; ; moves += 1) {
      expect(findBreaches(state)).toEqual([])
      state = JSON.parse(canonical(state)) as typeof state
      stages.add(state.stage.is)
      const wait = worldMachine.wait(state)
      if (wait.kind === 'over') break
      if (moves > 150) {
        const end = { type: 'endVisit', result: 'failure' } as const
        state = worldMachine.step(state, { kind: 'hand', seat: 'table', change: end }).state
        continue
      }
      if (wait.kind === 'chance') {
        const { results, sides } = sizeOf(wait.ask)
        const result = Array.from({ length: results }, () => random.between(0, sides - 1))
        state = worldMachine.step(state, { kind: 'chance', result }).state
        continue
      }
      const answers = enumerateWorld(wait.question)
      if (moves % 5 === 0)
        expect(answers.filter((answer) => !worldMachine.accept(state, 'table', answer).ok)).toEqual([])
      const answer =
        told && wait.question.type === 'card'
          ? {
              type: 'card' as const,
              card: {
                number: wait.question.card ?? 1,
                points: random.some(points, 3),
                stop: random.percent(30) ? 70 : null,
              },
            }
          : random.pick(answers)
      const input = { kind: 'answer', seat: 'table', answer } as const
      expect(worldMachine.title(state, input).key).toMatch(/^akarios\.world\.title\.\w/)
      expect(worldMachine.view(state).round).toBe(state.round)
      state = worldMachine.step(state, input).state
    }
  }
  expect([...stages].sort()).toEqual(['act', 'assign', 'card', 'ending', 'entry', 'fallen', 'over', 'roll'])
})
