// R17: the Nth call to the disk fails, for N = 1, 2, 3 … over a campaign's whole life. Each call of the app that meets it is refused
// by name, the same call works when the disk does, and nothing that was acknowledged is lost.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceWorkers } from '../support/source-workers.ts'
import { bundled } from './support/bundle.ts'
import { childEnvironment, programOf } from './support/child.ts'
import type { LifeWord } from './support/children/life.ts'
import { codes, placesIn, watchCalls } from './support/faults.ts'
import { tidyFolder } from './support/folder.ts'
import { expectKept } from './support/kept.ts'
import { beginLife, type Word } from './support/life.ts'
import { randomOf, report, root, seed, times } from './support/trial.ts'

const trial = watchCalls()
const workers = {
  ...sourceWorkers(root),
  sparrow: await bundled('tests/reliability/support/workers/sparrow.ts'),
  backup: await bundled('tests/reliability/support/workers/backup.ts'),
}

/** The calls that SQLite makes, and about how many of each a life makes in its main thread. */
const calls = [
  { call: 'pwrite64', every: 400 },
  { call: 'fdatasync', every: 100 },
  { call: 'ftruncate', every: 50 },
  { call: 'pread64', every: 300 },
  { call: 'openat', every: 150 },
] as const
const quietly = ['-f', '-qq', '--seccomp-bpf']
const mayInject =
  spawnSync('strace', [...quietly, '-o', '/dev/null', '-e', 'inject=fdatasync:error=EIO', '/bin/true']).status === 0

interface Fault {
  /** Number of the call that fails, and how many calls later a second one does; 0 for none. */
  readonly at: number
  readonly after: number
  readonly code: (typeof codes)[number]
}

/** A whole life on a disk with `fault`, or on a sound one that is written down; and what is on the disk in the end. */
async function live(fault: Fault | { readonly record: string }): Promise<number> {
  const dataDir = tidyFolder()
  const words: Word[] = []
  let refusals = 0
  const life = beginLife({
    ...{ dataDir, random: randomOf('r17 life'), workers },
    say: (word) => void words.push(word),
    onRefusal: () => void (refusals += 1),
  })
  if ('record' in fault) trial.record(dataDir, fault.record)
  else trial.arm(dataDir, fault.at, fault.after, fault.code)
  try {
    await life.lead()
  } finally {
    await life.close()
    trial.disarm()
  }
  expect(life.faults).toEqual([])
  const others = expectKept(dataDir, words)
  // With one fault nothing is left of what was refused; with a second one the cleaning up may have failed.
  if ('record' in fault || fault.after === 0) expect(others).toEqual([])
  return refusals
}

describe(`R17 faults of the disk, SEED=${String(seed)}`, () => {
  test('at every place that calls node:fs, alone and followed by a second one', async () => {
    const record = join(tidyFolder(), 'calls')
    expect(await live({ record })).toBe(0)
    const places = placesIn(record)
    const random = randomOf('r17 faults')
    const lives = times(24, 4)
    let refusals = 0
    for (let turn = 0; turn < lives; turn += 1) {
      const numbers = places[(seed + turn) % places.length]!
      const fault = {
        at: numbers[random(numbers.length)]!,
        after: turn % 3 === 2 ? 1 + random(6) : 0,
        code: codes[random(codes.length)]!,
      }
      try {
        refusals += await live(fault)
      } catch (error) {
        throw new Error(`with ${JSON.stringify(fault)}`, { cause: error })
      }
    }
    const calls = places.flat().length
    report(
      'R17',
      `${String(lives)} lives with a failing call (of ${String(calls)} calls from ${String(places.length)} places): ` +
        `${String(refusals)} refusals by name, 0 entries lost`,
    )
  })

  test.skipIf(!mayInject)('at the calls of SQLite itself (needs strace): each kind at shifting places', async () => {
    const random = randomOf('r17 calls')
    let [refusals, failed] = [0, 0]
    const lives = times(4, 1)
    for (const { call, every } of calls) {
      const folder = tidyFolder()
      const trace = join(folder, 'trace')
      const when = `${String(every + random(every))}+${String(every)}`
      const inject = `${call}:error=${random(2) === 0 ? 'EIO' : 'ENOSPC'}:when=${when}`
      const order = { folder, seed, lives, retry: true, workers }
      const program = [process.execPath, await programOf('life'), JSON.stringify(order)]
      const ran = spawnSync(
        'strace',
        [...quietly, '-o', trace, '-e', `trace=${call}`, '-e', `inject=${inject}`, ...program],
        {
          ...{ encoding: 'utf8', env: childEnvironment, maxBuffer: 100_000_000 },
        },
      )
      const words = ran.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as LifeWord)
      const ended = words.flatMap((word) => ('ended' in word ? [word] : []))
      expect(
        ended.flatMap(({ faults }) => faults),
        inject,
      ).toEqual([])
      expect([ran.status, ended.length], `${inject}\n${ran.stderr}`).toEqual([0, lives])
      for (let life = 0; life < lives; life += 1) {
        const said = words.flatMap((word) => (word.life === life && 'campaign' in word ? [word] : []))
        expectKept(join(folder, String(life)), said)
      }
      refusals += ended.reduce((sum, one) => sum + one.refusals.length, 0)
      failed += readFileSync(trace, 'utf8').split('(INJECTED)').length - 1
    }
    expect(failed).toBeGreaterThan(lives)
    report(
      'R17',
      `${String(failed)} failing calls of ${calls.map(({ call }) => call).join(', ')} in ${String(lives * calls.length)} lives: ` +
        `${String(refusals)} refusals by name, 0 entries lost`,
    )
  })
})
