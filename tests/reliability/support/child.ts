// Starts the children that are killed, and listens to what they acknowledge.
import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import type { WorkerFiles } from '../../../main/services/run-worker.ts'
import { sourceWorkers } from '../../support/source-workers.ts'
import { bundled } from './bundle.ts'
import { root, type Random } from './trial.ts'

/** An entry that a child said is on disk. */
export interface Acknowledged {
  readonly n: number
  readonly chain: string
}

export interface Killed {
  /** Lines that were said before the end, without the unfinished last one. */
  readonly lines: readonly string[]
  /** The child ended by itself, with this code. */
  readonly code: number | null
  readonly errors: string
}

/** The file to run for one of `children/`. */
export const programOf = (name: string): Promise<string> => bundled(`tests/reliability/support/children/${name}.ts`)

/** The workers of an app that runs in a child. */
export const lifeWorkers = async (): Promise<WorkerFiles> => ({
  ...sourceWorkers(root),
  sparrow: await bundled('main/services/sparrow-worker.ts'),
  backup: await bundled('main/db/backup-worker.ts'),
})

export const childEnvironment = { ...process.env, LOGBOOK_ROOT: root }

/** Runs a child to its end and answers its last line as JSON. */
export async function runChild(name: string, order: object, options: SpawnOptions = {}): Promise<unknown> {
  const { lines, code, errors } = await runAndKill(name, order, undefined, options)
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}: ${errors}`)
  return JSON.parse(lines.at(-1) ?? 'null')
}

/** Runs a child and kills it `wait(…)` milliseconds after its first word; without `wait` it may end by itself. */
export async function runAndKill(
  name: string,
  order: object,
  wait: (() => number) | undefined,
  options: SpawnOptions = {},
): Promise<Killed> {
  const child = spawn(process.execPath, [await programOf(name), JSON.stringify(order)], {
    env: childEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
  let said = ''
  let errors = ''
  child.stderr?.on('data', (data: Buffer) => (errors += data.toString()))
  child.stdout?.on('data', (data: Buffer) => {
    if (said === '' && wait !== undefined) setTimeout(() => child.kill('SIGKILL'), wait())
    said += data.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  const lines = said.split('\n').slice(0, -1)
  if (wait !== undefined && code !== null) throw new Error(`${name} ended by itself with ${String(code)}: ${errors}`)
  return { lines, code, errors }
}

/** Up to `most` milliseconds, more often few than many. */
export const soon = (random: Random, most: number) => () => (random(1000) / 1000) ** 2 * most

export const acknowledgedOf = (line: string): Acknowledged => JSON.parse(line) as Acknowledged
