// Makes a failing fight short: leaves out moves as long as the fight still fails in the same way.
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import { answersOf, seatOf } from '../../main/games/akarios/simulator/answers.ts'
import { moveOf } from '../../main/games/akarios/simulator/play-on.ts'
import { playFight, type Move, type Played, type PlayOptions, type Player } from './play.ts'

interface ShrinkOptions extends Pick<PlayOptions, 'machine'> {
  readonly tries?: number
}

/** Two failures are alike when they say the same, numbers aside. */
export const failureOf = ({ failure }: Played): string | null => failure?.what.replaceAll(/\d+/g, '#') ?? null

/** The shortest failing fight found in `tries` plays. `machine`: where another one has failed than that of the app. */
export function shrink(failed: Played, setup: FightSetup, { tries = 300, ...options }: ShrinkOptions = {}): Played {
  const wanted = failureOf(failed)
  let [best, left] = [failed, tries]
  const isShorter = (moves: readonly Move[]): boolean => {
    if (left <= 0) return false
    left -= 1
    const played = playFight(failed.seed, setup, followMoves(moves), options)
    if (failureOf(played) !== wanted || played.moves.length >= best.moves.length) return false
    best = played
    return true
  }
  // Mostly the last moves alone will do, as early as they become legal.
  const tails = [1, 2, 3, 5, 8, 13, 21].filter((count) => count < failed.moves.length)
  tails.some((count) => isShorter(failed.moves.slice(-count)))
  for (let parts = 2; parts <= Math.max(2, best.moves.length) && left > 0;) {
    const { moves } = best
    const size = Math.ceil(moves.length / parts)
    const starts = Array.from({ length: parts }, (_, part) => part * size).filter((from) => from < moves.length)
    if (starts.some((from) => isShorter(moves.toSpliced(from, size)))) parts = Math.max(2, parts - 1)
    else if (size <= 1) break
    else parts = Math.min(parts * 2, moves.length)
  }
  return best
}

/** Makes these moves in their order. Where one is not legal yet the simplest answer is given, so often; then it is left out. */
export function followMoves(moves: readonly Move[], patience = 12): Player {
  const left = [...moves]
  let waited = 0
  return (state) => {
    for (;;) {
      const [next] = left
      if (next === undefined) return null
      const isLegal =
        next.kind === 'hand'
          ? combatMachine.acceptHand(state, next.seat, next.change).ok
          : combatMachine.accept(state, next.seat, next.answer).ok
      if (isLegal) {
        left.shift()
        waited = 0
        return next
      }
      const wait = combatMachine.wait(state)
      const [simplest] = wait.kind === 'ask' ? answersOf(wait.question, 1) : []
      if (waited >= patience || wait.kind !== 'ask' || simplest === undefined) {
        left.shift()
        waited = 0
        continue
      }
      waited += 1
      return moveOf(state, seatOf(simplest, wait.seats), simplest)
    }
  }
}
