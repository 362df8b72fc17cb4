// R15: commands that a fight did not offer, a million of them at scale 1: another number, another seat, one thing more or less, a part
// of another form. What is taken was offered, a refusal is a value with its sentence, and the state behind it does not change.
import { describe, expect, test } from 'vitest'
import { combatMachine } from '../../main/games/akarios/combat/index.ts'
import type { FightState } from '../../main/games/akarios/combat/state/state.ts'
import type { Json } from '../../shared/kernel/json.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { answersOf, seatOf } from '../../main/games/akarios/simulator/answers.ts'
import { handChangeFor } from '../random/hand-changes.ts'
import { isOffered } from '../random/offered.ts'
import { bent, broken } from '../random/mutations.ts'
import { chancePlayer, playFight, type Player } from '../random/play.ts'
import { randomOf } from '../random/random.ts'
import { setupOf } from '../random/setup.ts'
import { report, seed, times } from './support/trial.ts'

/** Of each question so many answers are bent, and so many are broken. */
const perQuestion = 150
/** A question that offers more than this is passed by: its list would not be whole. */
const mostOffered = 3000

interface Tally {
  tried: number
  taken: number
  questions: number
}

describe(`R15 mutated commands, SEED=${String(seed)}`, () => {
  test('nothing is taken that was not offered, and a refusal changes nothing', () => {
    const wanted = times(1_000_000, 20_000)
    const tally: Tally = { tried: 0, taken: 0, questions: 0 }
    let fights = 0
    for (; tally.tried < wanted; fights += 1) {
      const name = `r15 ${String(seed)}:${String(fights)}`
      const { failure } = playFight(name, setupOf(name), mutating(name, wanted, tally))
      expect(failure).toBeNull()
    }
    expect(tally.taken).toBeGreaterThan(0)
    report(
      'R15',
      `${String(tally.tried)} mutated commands to ${String(tally.questions)} questions of ${String(fights)} fights: ` +
        `${String(tally.taken)} were offered as well and taken, all others refused, 0 changes, 0 faults`,
    )
  })
})

/** Plays by chance; before each move tries what the question did not offer. Gives up once enough was tried. */
function mutating(name: string, wanted: number, tally: Tally): Player {
  const play = chancePlayer(name)
  const random = randomOf(`${name} mutated`)
  return (state) => {
    if (tally.tried >= wanted) return null
    const wait = combatMachine.wait(state)
    if (wait.kind !== 'ask') throw new Error('nobody is asked')
    const offered = answersOf(wait.question, mostOffered)
    // A value may be any that the form of its field takes: there is no list to compare with.
    if (offered.length < mostOffered && wait.question.type !== 'value') {
      const known = new Set(offered.map((answer) => canonical(answer)))
      const before = canonical(state)
      for (let at = 0; at < perQuestion; at += 1) {
        const answer = bent(random, random.pick(offered))
        const seat = random.percent(80) ? seatOf(answer, wait.seats) : random.pick(['p1', 'p2', 'table', 'nobody'])
        const isSeated = seat === seatOf(answer, wait.seats)
        const taken = judged(state, seat, answer)
        if (!taken && isSeated && known.has(canonical(answer)))
          throw new Error(`offered and refused: ${JSON.stringify(answer)}`)
        if (taken && !isOffered(answer, known)) throw new Error(`taken and not offered: ${JSON.stringify(answer)}`)
        if (taken) tally.taken += 1
        if (judged(state, seat, broken(random, answer))) throw new Error(`taken and broken: ${JSON.stringify(answer)}`)
      }
      tally.tried += 2 * perQuestion
      tally.questions += 1
      const change = broken(random, handChangeFor(random, state))
      if (combatMachine.acceptHand(state, 'table', change).ok)
        throw new Error(`a broken change by hand was taken: ${JSON.stringify(change)}`)
      if (canonical(state) !== before) throw new Error('looking at a command changed the fight')
    }
    return play(state)
  }
}

/** True where the fight takes it; a refusal must say why. */
function judged(state: FightState, seat: string, answer: Json): boolean {
  const reply = combatMachine.accept(state, seat, answer)
  if (!reply.ok && (reply.error.length === 0 || reply.error.some(({ key }) => key === '')))
    throw new Error(`refused without a reason: ${JSON.stringify(answer)}`)
  return reply.ok
}
