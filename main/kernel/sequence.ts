// Chance in a row: for what is played or made up by itself, where nothing is undone. The same seed gives the same row on every machine.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { mix128 } from '../../shared/lib/mix.ts'

export interface Sequence {
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number
  /** Throws on an empty list. */
  readonly pick: <T>(list: readonly T[]) => T
}

export function sequenceOf(seed: string): Sequence {
  const generator = xoroshiro128plusFromState(mix128(seed))
  const between = (from: number, to: number): number => uniformInt(generator, from, to)
  return {
    between,
    pick: (list) => {
      const one = list[between(0, list.length - 1)]
      if (one === undefined) throw new RangeError('nothing to pick from')
      return one
    },
  }
}
