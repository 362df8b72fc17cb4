// R17: the Nth call to the disk fails, for N = 1, 2, 3 … over a campaign's whole life. Each call of the app that meets it is refused
// by name, the same call works when the disk does, and nothing that was acknowledged is lost.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listBackups } from '../../main/db/backup-tasks.ts'
import { bundled } from './support/bundle.ts'
import { codes, placesIn, watchCalls } from './support/faults.ts'
import { tidyFolder } from './support/folder.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { beginLife, type Word } from './support/life.ts'
import { backupsIn, pathIn } from './support/sample.ts'
import { randomOf, report, seed, times } from './support/trial.ts'

const trial = watchCalls()
const workers = {
  sparrow: await bundled('tests/reliability/support/workers/sparrow.ts'),
  backup: await bundled('tests/reliability/support/workers/backup.ts'),
}

interface Fault {
  /** Number of the call that fails, and how many calls later a second one does; 0 for none. */
  readonly at: number
  readonly after: number
  readonly code: (typeof codes)[number]
}

/** A whole life on a disk with `fault`, or on a sound one that is written down; and what is on the disk in the end. */
async function live(fault: Fault | { readonly record: string }): Promise<number> {
  const dataDir = tidyFolder()
  const promised = new Map<string, Word>()
  let refusals = 0
  const life = beginLife({
    ...{ dataDir, random: randomOf('r17 life'), workers },
    say: (word) => void promised.set(word.campaign, word),
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
  for (const { campaign, n, chain } of promised.values()) {
    expect(assertCampaignHealthy(pathIn(dataDir, campaign))).toMatchObject({ n, chain })
    const backups = listBackups({ backupsDir: backupsIn(dataDir, campaign) })
    expect(backups.filter(({ sound }) => !sound)).toEqual([])
  }
  const others = readdirSync(join(dataDir, 'campaigns')).filter(
    (id) => !promised.has(id) && existsSync(pathIn(dataDir, id)),
  )
  // With one fault nothing is left of what was refused; with a second one the cleaning up may have failed.
  if ('record' in fault || fault.after === 0) expect(others).toEqual([])
  for (const id of others) assertCampaignHealthy(pathIn(dataDir, id))
  return refusals
}

describe(`R17 faults of the disk, SEED=${String(seed)}`, () => {
  test('at every place that calls node:fs, alone and followed by a second one', async () => {
    const record = join(tidyFolder(), 'calls')
    expect(await live({ record })).toBe(0)
    const places = placesIn(record)
    const random = randomOf('r17 faults')
    const lives = times(64, 8)
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
})
