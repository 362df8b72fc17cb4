// One fight of a run: set up, played and, for some, checked in every way; a failing one is made short and told in words.
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import { checkPlayed } from './checks.ts'
import { chancePlayer, playFight, type Move, type Played } from './play.ts'
import type { Onlooker } from './seen.ts'
import { setupOf } from './setup.ts'
import { followMoves, shrink } from './shrink.ts'

/** One fight in so many is also replayed, taken back and resumed; that takes as long as playing a dozen. */
export const checkedOneIn = 25

export interface Told {
  readonly seed: string
  readonly inputs: number
  readonly isChecked: boolean
  /** How it ended: `success`, `failure`, or `open` where a failing fight was cut short. */
  readonly result: string
  /** The failing fight as a person can play it, else null. */
  readonly failure: string | null
}

export function tellFight(run: string, number: number, looksOn: Onlooker): Told {
  const seed = `${run}:${number}`
  const setup = setupOf(seed)
  looksOn.begins(setup)
  const played = playFight(seed, setup, chancePlayer(seed), (...heard) => looksOn.hears(...heard))
  const isChecked = number % checkedOneIn === 0
  const failure = played.failure === null ? checked(played, setup, isChecked) : caseOf(shrink(played, setup), setup)
  return { seed, inputs: played.inputs, isChecked, result: played.state?.outcome?.result ?? 'open', failure }
}

function checked(played: Played, setup: FightSetup, wanted: boolean): string | null {
  if (!wanted) return null
  try {
    checkPlayed(played, setup)
    return null
  } catch (error) {
    return `fight ${played.seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
}

/** Squad and map, then each move with what was asked. */
function caseOf(played: Played, setup: FightSetup): string {
  const { mission, squad, rulings, ironman, difficulty } = setup
  const lines: string[] = []
  const follow = followMoves(played.moves)
  playFight(played.seed, setup, (state) => {
    const wait = combatMachine.wait(state)
    const move = follow(state)
    const asked = wait.kind === 'ask' ? wait.question.asks.key : wait.kind
    if (move !== null) lines.push(`  round ${state.round} ${asked}: ${moveText(move)}`)
    return move
  })
  return [
    `fight ${played.seed}: ${played.failure?.details ?? ''}`,
    `${squad.length} pilots, ${difficulty}${ironman ? ', ironman' : ''}, ${rulings.fromBehind}`,
    ...mission.map.rows.map((row) => `  ${row}`),
    `${played.moves.length} moves:`,
    ...lines,
  ].join('\n')
}

const moveText = (move: Move): string =>
  move.kind === 'hand' ? `by hand ${JSON.stringify(move.change)}` : `${move.seat} ${JSON.stringify(move.answer)}`
