// What is needed to say whether something grew: the heap without garbage, time of the processor, medians, shares.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes that somebody holds. */
export function heapInUse(): number {
  for (let time = 0; time < 3; time += 1) collect()
  return process.memoryUsage().heapUsed
}

/** Microseconds that this process has worked: what others do on the machine does not count. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** 0 for an empty list. */
export function medianOf(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
}

/** `101.5 %` */
export const shareOf = (ratio: number): string => `${(ratio * 100).toFixed(1)} %`
