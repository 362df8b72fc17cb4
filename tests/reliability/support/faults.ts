// Makes the Nth call to node:fs below one folder fail, in this thread and in the workers that it starts: the way of SQLite's own
// tests, N = 1, 2, 3 … until all goes well. A write that fails leaves half of what it was given.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'

export const codes = ['EIO', 'ENOSPC', 'EACCES'] as const

interface Plan {
  readonly folder: string
  /** Calls so far; the numbers of the two that fail (0: none); what they fail with, by place in `codes`. */
  readonly counts: Int32Array
  /** A file outside of the folder: each call is written down there with its place in the code. */
  readonly record?: string
}

const [called, first, second, code] = [0, 1, 2, 3] as const

const watched = [
  ...['accessSync', 'closeSync', 'copyFileSync', 'existsSync', 'fstatSync', 'fsyncSync', 'ftruncateSync', 'linkSync'],
  ...['lstatSync', 'mkdirSync', 'openSync', 'readFileSync', 'readSync', 'readdirSync', 'renameSync', 'rmSync'],
  ...['statSync', 'truncateSync', 'writeFileSync', 'writeSync'],
] as const

type Work = (...args: unknown[]) => unknown

/** Descriptors of files below the folder that this thread opened. */
const opened = new Set<number>()

export interface Trial {
  /** From now on counts the calls below `folder` and lets the `at`th fail, and the one `after` calls later, too. */
  readonly arm: (folder: string, at: number, after: number, what: (typeof codes)[number]) => void
  /** The disk works again. */
  readonly disarm: () => void
  /** Counts calls below `folder` until `disarm` and writes them down in the file `record`, each with its place in the code. */
  readonly record: (folder: string, record: string) => void
}

/** The numbers of the calls made from each place in the code, in the order in which the places were first met. */
export function placesIn(record: string): readonly (readonly number[])[] {
  const places = new Map<string, number[]>()
  for (const line of fs.readFileSync(record, 'utf8').trim().split('\n')) {
    const { number, place } = JSON.parse(line) as { number: number; place: string }
    places.set(place, [...(places.get(place) ?? []), number])
  }
  return [...places.values()]
}

const key = 'reliability faults'
const planOf = () => getEnvironmentData(key) as Plan | undefined

/** Puts the watch over node:fs in this thread, once. */
export function watchCalls(): Trial {
  for (const name of watched) watch(name)
  syncBuiltinESMExports()
  return {
    arm: (folder, at, after, what) => {
      const counts = new Int32Array(new SharedArrayBuffer(16))
      counts.set([0, at, after === 0 ? 0 : at + after, codes.indexOf(what)])
      setEnvironmentData(key, { folder, counts })
    },
    disarm: () => setEnvironmentData(key, undefined),
    record: (folder, record) => {
      fs.writeFileSync(record, '')
      setEnvironmentData(key, { folder, counts: new Int32Array(new SharedArrayBuffer(16)), record })
    },
  }
}

function watch(name: string): void {
  const table = fs as unknown as Record<string, Work>
  const work = table[name]
  if (work === undefined) throw new Error(`node:fs has no ${name}`)
  table[name] = (...args) => {
    const plan = planOf()
    if (plan === undefined || !isBelow(plan.folder, args[0])) return work(...args)
    const number = Atomics.add(plan.counts, called, 1) + 1
    if (plan.record !== undefined)
      fs.appendFileSync(plan.record, `${JSON.stringify({ number, place: placeOf(name) })}\n`)
    if (number === plan.counts[first] || number === plan.counts[second])
      return fail(name, work, args, codes[plan.counts[code] ?? 0] ?? 'EIO')
    const answer = work(...args)
    if (name === 'openSync') opened.add(answer as number)
    if (name === 'closeSync') opened.delete(args[0] as number)
    return answer
  }
}

/** The call and the two lines of code that led to it. */
const placeOf = (name: string): string => [name, ...(new Error().stack ?? '').split('\n').slice(3, 5)].join(' ')

const isBelow = (folder: string, of: unknown): boolean =>
  typeof of === 'number' ? opened.has(of) : typeof of === 'string' && of.startsWith(folder)

function fail(name: string, work: Work, args: readonly unknown[], what: string): boolean {
  if (name === 'existsSync') return false
  // A close that fails has closed all the same.
  if (name === 'closeSync') {
    work(...args)
    opened.delete(args[0] as number)
  }
  if (name === 'writeFileSync' || (name === 'writeSync' && typeof args[1] === 'string'))
    work(args[0], half(args[1]), ...args.slice(2))
  throw Object.assign(new Error(`${what}: ${name} ${String(args[0])}`), { code: what, syscall: name })
}

const half = (data: unknown): unknown =>
  typeof data === 'string' || data instanceof Uint8Array ? data.slice(0, data.length / 2) : data
