// Luck and whims of a simulated fight, from the seed of the run and the number of the fight.
import type { Fortune } from '../games/akarios/simulator/index.ts'
import { luckFrom } from '../kernel/chance.ts'
import { sequenceOf } from '../kernel/sequence.ts'

export function fortuneOf(seed: string, fight: number): Fortune {
  const own = `${seed}:${fight}`
  return { luck: luckFrom(own), pick: sequenceOf(`${own} play`).pick }
}
