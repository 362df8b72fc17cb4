// Plays again what was done in a fight made by chance.
import { playFight, type PlayOptions } from '../../random/play.ts'
import { setupOf } from '../../random/setup.ts'
import { followMoves } from '../../random/shrink.ts'
import type { RandomCase } from './case.ts'

/** What breaks, in one line; nothing when the fight is sound. */
export function runRandom({ seed, moves }: RandomCase, options: PlayOptions = {}): readonly string[] {
  const { failure } = playFight(seed, setupOf(seed), followMoves(moves), options)
  return failure === null ? [] : [failure.what]
}
