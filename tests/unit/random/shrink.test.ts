// Random play finds a planted bug, makes the fight short, and prints a case file that plays it again.
import { expect, test } from 'vitest'
import { combatMachine, type FightTypes } from '../../../main/games/akarios/combat/machine.ts'
import type { Machine } from '../../../shared/kernel/machine.ts'
import { caseText } from '../../random/case-text.ts'
import { chancePlayer, playFight, type Played } from '../../random/play.ts'
import { setupOf } from '../../random/setup.ts'
import { failureOf, followMoves, shrink } from '../../random/shrink.ts'
import { readCase } from '../../support/cases/case.ts'
import { runRandom } from '../../support/cases/random.ts'
import { runCase } from '../../support/cases/run.ts'

/** A pilot who pays for a reroll and then passes gets more hull than there is. */
const planted: Machine<FightTypes> = {
  ...combatMachine,
  step: (state, input) => {
    const step = combatMachine.step(state, input)
    const passes =
      input.kind === 'answer' && input.answer.type === 'act' && input.answer.pay === null ? input.seat : null
    const ships = step.state.ships.map((ship) =>
      ship.kind === 'pilot' && ship.id === passes && ship.roll.paid ? { ...ship, hull: ship.startHull + 1 } : ship,
    )
    return { ...step, state: { ...step.state, ships } }
  },
}

/** The first fights in which it shows, long ones. */
function found(count: number): Played[] {
  const list: Played[] = []
  for (let number = 0; number < 40 && list.length < count; number += 1) {
    const seed = `planted:${number}`
    const played = playFight(seed, setupOf(seed), chancePlayer(seed), { machine: planted })
    if (played.failure !== null && played.moves.length > 12) list.push(played)
  }
  return list
}

test('a planted bug is found, made short, and comes back from the case file that is printed', async () => {
  const fights = found(2)
  expect(fights.map(({ failure }) => failure?.what.replace(/\d/, '#'))).toEqual(fights.map(() => 'broken: hull:p#'))
  const shorts = fights.map((played) => shrink(played, setupOf(played.seed), { tries: 60, machine: planted }))
  for (const [at, short] of shorts.entries()) {
    expect(failureOf(short)).toBe('broken: hull:p#')
    expect(short.moves.length).toBeLessThanOrEqual(fights[at]?.moves.length ?? 0)
  }
  const [shortest] = shorts.toSorted((one, other) => one.moves.length - other.moves.length)
  if (shortest === undefined) throw new Error('the planted bug was not found')
  // A place and a kept or paid roll for each ship, then a pass.
  expect(shortest.moves.length).toBeLessThanOrEqual(10)

  const written = readCase(caseText(shortest, setupOf(shortest.seed)))
  if (!('random' in written)) throw new Error('another kind of case')
  expect(runRandom(written.random, { machine: planted })).toEqual([shortest.failure?.what])
  // The app has not got the bug.
  expect(await runCase(written)).toEqual([])
})

test('moves that are not legal yet wait for the simplest answers, and in the end are left out', () => {
  const setup = setupOf('follow:1')
  const seat = 'p1'
  const nonsense = { kind: 'answer', seat, answer: { type: 'choose', chosen: ['no-such-option'] } } as const
  const pass = { kind: 'answer', seat, answer: { type: 'act', seat, pay: null } } as const
  const played = playFight('follow:1', setup, followMoves([nonsense, pass], 3))
  expect(played.failure).toBeNull()
  expect(played.moves.some(({ kind }) => kind === 'hand')).toBe(false)
  expect(played.moves).not.toContainEqual(nonsense)
})
