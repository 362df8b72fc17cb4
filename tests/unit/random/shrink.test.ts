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

function found(): Played {
  for (let number = 0; number < 20; number += 1) {
    const seed = `planted:${number}`
    const played = playFight(seed, setupOf(seed), chancePlayer(seed), { machine: planted })
    if (played.failure !== null && played.moves.length > 12) return played
  }
  throw new Error('the planted bug was not found')
}

test('a planted bug is found, made short, and comes back from the case file that is printed', async () => {
  const played = found()
  expect(played.failure?.what).toMatch(/^broken: hull:p\d$/)
  const setup = setupOf(played.seed)
  const short = shrink(played, setup, { machine: planted })
  expect(failureOf(short)).toBe(failureOf(played))
  const kinds = short.moves.map((move) => (move.kind === 'answer' ? move.answer.type : move.change.type))
  // Ships are set down first; then only what the bug needs is left.
  expect(kinds.filter((kind) => kind !== 'place' && kind !== 'act' && kind !== 'reroll')).toEqual([])
  expect(short.moves.length).toBeLessThan(played.moves.length / 2)

  const written = readCase(caseText(short, setup))
  if (!('random' in written)) throw new Error('another kind of case')
  expect(runRandom(written.random, { machine: planted })).toEqual([short.failure?.what])
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
