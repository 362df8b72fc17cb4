// Chance for tests that play: the same seed gives the same sequence on every machine.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { mix128 } from '../../shared/lib/mix.ts'

export interface Random {
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number
  /** True so many times in a hundred. */
  readonly percent: (chance: number) => boolean
  /** Throws on an empty list. */
  readonly pick: <T>(list: readonly T[]) => T
  /** So many of the list, in another order. */
  readonly some: <T>(list: readonly T[], count: number) => T[]
}

export function randomOf(seed: string): Random {
  const generator = xoroshiro128plusFromState(mix128(seed))
  const between = (from: number, to: number): number => uniformInt(generator, from, to)
  const random: Random = {
    between,
    percent: (chance) => between(1, 100) <= chance,
    pick: (list) => {
      const one = list[between(0, list.length - 1)]
      if (one === undefined) throw new RangeError('nothing to pick from')
      return one
    },
    some: (list, count) => {
      const left = [...list]
      return Array.from({ length: Math.min(count, list.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat()
    },
  }
  return random
}
