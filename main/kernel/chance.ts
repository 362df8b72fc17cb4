// Answers luck from the seed of the play and the name of the stream, never from a place in the log: whatever is undone
// and done in another order, this die of this roll and the next card of that pile stay what they are.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { sizeOf, type ChanceAsk, type ChanceResult } from '../../shared/kernel/chance.ts'
import { fault } from '../../shared/kernel/fault.ts'
import { mix128 } from '../../shared/lib/mix.ts'

/** An index from 0 to `sides` - 1, each equally likely, always the same for the same seed and stream. */
export function luckOf(seed: string, stream: string, sides: number): number {
  // The length keeps the two texts apart: ('ab', 'c') is other luck than ('a', 'bc').
  const generator = xoroshiro128plusFromState(mix128(`${seed.length}:${seed}${stream}`))
  return uniformInt(generator, 0, sides - 1)
}

/** The app's own answer to an ask that has been checked. */
export function answerChance(seed: string, ask: ChanceAsk): ChanceResult {
  const { sides } = sizeOf(ask)
  const streams = ask.kind === 'roll' ? ask.streams : [ask.stream]
  return streams.map((stream) => luckOf(seed, stream, sides))
}

/** The app's own answers from this seed, each ask checked first: throws the fault `bad-chance`. */
export const luckFrom =
  (seed: string) =>
  (ask: ChanceAsk): ChanceResult => {
    checkChance(ask)
    return answerChance(seed, ask)
  }

/** Throws the fault `bad-chance` when a game asks for what cannot be given, or gives away the order of a pile. */
export function checkChance(ask: ChanceAsk): void {
  const { results, sides } = sizeOf(ask)
  if (!Number.isSafeInteger(sides) || sides < 1) throw fault('bad-chance', 'nothing to choose from', { ...ask })
  if (results < 1) throw fault('bad-chance', 'no die to roll', { ...ask })
  if (ask.kind === 'roll' && new Set(ask.streams).size < results) {
    throw fault('bad-chance', 'two dice share a stream', { ...ask })
  }
  if (ask.kind === 'pick' && !isSorted(ask.among)) {
    throw fault('bad-chance', 'the order of the cards would tell something', { ...ask })
  }
}

const isSorted = (names: readonly string[]): boolean =>
  names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name)
