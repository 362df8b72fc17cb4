// R2: the power fails. strace records a real session; the files are built as a cut at any moment could leave them, and every
// acknowledged entry must be in them. The same cuts lose entries when SQLite is told not to wait for the disk: the test bites.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listBackups } from '../../main/db/backup-tasks.ts'
import { bundled } from './support/bundle.ts'
import { childEnvironment, programOf } from './support/child.ts'
import { tidyFolder } from './support/folder.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { readTrace, rebuild, traced, type Call } from './support/power-cut.ts'
import { randomOf, report, seed, times } from './support/trial.ts'

const hasStrace = spawnSync('strace', ['-o', '/dev/null', '/bin/true']).status === 0

interface Word {
  readonly id?: string
  readonly n?: number
  readonly chain?: string
  readonly backup?: string
  readonly restoring?: true
}

/** What a session that played for 3 × `acts` entries asked of the disk. */
async function record(
  acts: number,
  careless: boolean,
): Promise<{ readonly calls: readonly Call[]; readonly folder: string }> {
  // A real disk: one in memory has no folders to sync.
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'logbook-cut-')))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  const folder = join(top, 'data')
  mkdirSync(folder)
  const [trace, words] = [join(top, 'trace'), join(top, 'words')]
  const workerFile = await bundled('main/db/backup-worker.ts')
  const order = { folder, words, seed, acts, careless, workerFile }
  const options = ['-f', '-y', '-xx', '-s', '4000000', '-e', `trace=${traced}`, '-o', trace]
  const program = [process.execPath, await programOf('session'), JSON.stringify(order)]
  const ran = spawnSync('strace', [...options, ...program], { encoding: 'utf8', env: childEnvironment })
  if (ran.status !== 0) throw new Error(ran.stderr)
  return { calls: readTrace(trace, folder, words), folder }
}

/** What must be there after the first `upTo` calls, by campaign, and what a restore under way may have put in its place. */
function promised(calls: readonly Call[], upTo: number) {
  const campaigns = new Map<string, Word[]>()
  const backups: string[] = []
  for (const call of calls.slice(0, upTo)) {
    if (call.type !== 'word') continue
    const word = JSON.parse(call.text) as Word
    if (word.backup !== undefined) backups.push(word.backup)
    if (word.restoring === true) campaigns.get('a1')!.push(word)
    if (word.id !== undefined) {
      const before = campaigns.get(word.id)?.some(({ restoring }) => restoring === true) === true
      campaigns.set(word.id, before ? [word] : [...(campaigns.get(word.id) ?? []).slice(-1), word])
    }
  }
  return { campaigns, backups }
}

/** Cuts the power after `upTo` calls. Throws, by whatever fails, when something acknowledged is lost or broken. */
function cutPower(calls: readonly Call[], folder: string, upTo: number, name: string): void {
  const target = tidyFolder()
  rebuild(calls, upTo, randomOf(name), folder, target)
  const { campaigns, backups } = promised(calls, upTo)
  for (const [id, words] of campaigns) {
    const path = join(target, 'campaigns', id, 'campaign.db')
    const health = assertCampaignHealthy(path)
    if (words.at(-1)!.restoring === true) {
      expect(existsSync(path)).toBe(true)
      continue
    }
    const { n, chain } = words.at(-1)!
    expect(health.chainAt(n!)).toBe(chain)
  }
  const kept = listBackups({ backupsDir: join(target, 'backups', 'a1') })
  expect(kept.filter(({ sound }) => !sound)).toEqual([])
  for (const backup of backups) expect(kept.map((one) => one.name)).toContain(backup)
}

const firstWord = (calls: readonly Call[]) => calls.findIndex(({ type }) => type === 'word')

describe.skipIf(!hasStrace)(`R2 power cut (needs strace), SEED=${String(seed)}`, () => {
  test('at any moment of a session: 0 acknowledged entries lost, 0 broken files', async () => {
    const { calls, folder } = await record(40, false)
    const entries = calls.filter(({ type }) => type === 'word').length
    const syncs = calls.filter(({ type }) => type === 'sync').length
    expect(syncs).toBeGreaterThan(entries)
    const cuts = times(500, 20)
    const random = randomOf('r2 cuts')
    const first = firstWord(calls) + 1
    for (let cut = 0; cut < cuts; cut += 1)
      cutPower(calls, folder, first + random(calls.length - first), `cut ${String(cut)}`)
    report('R2', `${String(cuts)} cuts in ${String(calls.length)} calls to the disk: 0 entries lost, 0 files broken`)
  })

  test('with synchronous=OFF the same cuts lose entries or break files: the test bites', async () => {
    const { calls, folder } = await record(15, true)
    const random = randomOf('r2 careless')
    const first = firstWord(calls) + 1
    const cuts = times(100, 20)
    let bad = 0
    for (let cut = 0; cut < cuts; cut += 1) {
      try {
        cutPower(calls, folder, first + random(calls.length - first), `careless ${String(cut)}`)
      } catch {
        bad += 1
      }
    }
    expect(bad).toBeGreaterThan(cuts / 4)
    report('R2', `with synchronous=OFF ${String(bad)} of ${String(cuts)} cuts lost entries or broke the file`)
  })
})
