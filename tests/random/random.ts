// Chance for tests that play: the same seed gives the same sequence on every machine.
import { sequenceOf, type Sequence } from '../../main/kernel/sequence.ts'

export interface Random extends Sequence {
  /** True so many times in a hundred. */
  readonly percent: (chance: number) => boolean
  /** So many of the list, in another order. */
  readonly some: <T>(list: readonly T[], count: number) => T[]
}

export function randomOf(seed: string): Random {
  const { between, pick } = sequenceOf(seed)
  return {
    between,
    pick,
    percent: (chance) => between(1, 100) <= chance,
    some: (list, count) => {
      const left = [...list]
      return Array.from({ length: Math.min(count, list.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat()
    },
  }
}
