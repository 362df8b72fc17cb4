// R2: the power fails. strace records a real session; the files are built as a cut at any moment could leave them, and every
// acknowledged entry must be in them. The same cuts lose entries when SQLite is told not to wait for the disk: the test bites.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listBackups } from '../../main/db/backup-tasks.ts'
import { bundled } from './support/bundle.ts'
import { childEnvironment, lifeWorkers, programOf } from './support/child.ts'
import { tidyFolder } from './support/folder.ts'
import { expectKept } from './support/kept.ts'
import type { Word } from './support/life.ts'
import { readTrace, rebuild, traced, type Call } from './support/power-cut.ts'
import { randomOf, report, seed, times } from './support/trial.ts'

const hasStrace = spawnSync('strace', ['-o', '/dev/null', '/bin/true']).status === 0

/** What a child said: where a campaign stands, or that a backup counts. */
type Said = Word | { readonly backup: string }

interface Recorded {
  readonly calls: readonly Call[]
  /** Of the recorded disk. */
  readonly folder: string
}

/** What a child asked of the disk while it did `order`, and its words between. */
async function record(child: string, order: (folder: string) => Promise<object>): Promise<Recorded> {
  // A real disk: one in memory has no folders to sync.
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'logbook-cut-')))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  const folder = join(top, 'data')
  mkdirSync(folder)
  const [trace, words] = [join(top, 'trace'), join(top, 'words')]
  const options = ['-f', '-y', '-xx', '-s', '4000000', '-e', `trace=${traced}`, '-o', trace]
  const what = JSON.stringify({ ...(await order(folder)), folder, words, seed })
  const program = [process.execPath, await programOf(child), what]
  const ran = spawnSync('strace', [...options, ...program], { encoding: 'utf8', env: childEnvironment })
  if (ran.status !== 0) throw new Error(ran.stderr)
  return { calls: readTrace(trace, folder, words), folder }
}

/** An evening below the services: many entries for little time. */
const session = (acts: number, careless: boolean) =>
  record('session', async () => ({ acts, careless, workerFile: await bundled('main/db/backup-worker.ts') }))

/** Cuts the power after `upTo` calls. Throws, by whatever fails, when something acknowledged is lost or broken. */
function cutPower({ calls, folder }: Recorded, upTo: number, name: string, dataDir = '.'): void {
  const target = tidyFolder()
  rebuild(calls, upTo, randomOf(name), folder, target)
  const said = calls.slice(0, upTo).flatMap((call) => (call.type === 'word' ? [JSON.parse(call.text) as Said] : []))
  expectKept(
    join(target, dataDir),
    said.flatMap((word) => ('campaign' in word ? [word] : [])),
  )
  const kept = listBackups({ backupsDir: join(target, 'backups', 'a1') }).map((one) => one.name)
  for (const word of said) if ('backup' in word) expect(kept).toContain(word.backup)
}

const firstWord = (calls: readonly Call[]) => calls.findIndex(({ type }) => type === 'word')

describe.skipIf(!hasStrace)(`R2 power cut (needs strace), SEED=${String(seed)}`, () => {
  test('at any moment of a session: 0 acknowledged entries lost, 0 broken files', async () => {
    const recorded = await session(40, false)
    const { calls } = recorded
    const entries = calls.filter(({ type }) => type === 'word').length
    const syncs = calls.filter(({ type }) => type === 'sync').length
    expect(syncs).toBeGreaterThan(entries)
    const cuts = times(500, 20)
    const random = randomOf('r2 cuts')
    const first = firstWord(calls) + 1
    for (let cut = 0; cut < cuts; cut += 1)
      cutPower(recorded, first + random(calls.length - first), `cut ${String(cut)}`)
    report('R2', `${String(cuts)} cuts in ${String(calls.length)} calls to the disk: 0 entries lost, 0 files broken`)
  })

  test('at any moment of an evening in the whole app: founded, played, taken in and out, put back', async () => {
    const recorded = await record('life', async () => ({ lives: 1, workers: await lifeWorkers() }))
    const { calls } = recorded
    const random = randomOf('r2 life')
    const first = firstWord(calls) + 1
    const cuts = times(200, 20)
    for (let cut = 0; cut < cuts; cut += 1)
      cutPower(recorded, first + random(calls.length - first), `life ${String(cut)}`, '0')
    report(
      'R2',
      `${String(cuts)} cuts in ${String(calls.length)} calls of the whole app: 0 entries lost, 0 files broken`,
    )
  })

  test('with synchronous=OFF the same cuts lose entries or break files: the test bites', async () => {
    const recorded = await session(15, true)
    const { calls } = recorded
    const random = randomOf('r2 careless')
    const first = firstWord(calls) + 1
    const cuts = times(100, 20)
    let bad = 0
    for (let cut = 0; cut < cuts; cut += 1) {
      try {
        cutPower(recorded, first + random(calls.length - first), `careless ${String(cut)}`)
      } catch {
        bad += 1
      }
    }
    expect(bad).toBeGreaterThan(cuts / 4)
    report('R2', `with synchronous=OFF ${String(bad)} of ${String(cuts)} cuts lost entries or broke the file`)
  })
})
