// R4: the rollback journal is lost or damaged in the middle of a commit, or the database ends before its mark. Each is noticed,
// or the campaign is exactly what was acknowledged last.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listBackups } from '../../main/db/backup-tasks.ts'
import { runCommand } from '../../main/db/command.ts'
import { offerOf, restore } from '../../main/db/restore.ts'
import { markPath } from '../../main/files/mark.ts'
import { fail } from '../../shared/lib/result.ts'
import { tidyFolder } from './support/folder.ts'
import { assertCampaignHealthy, assertHealthy } from './support/healthy.ts'
import { backupsIn, everything, openIn, pathIn, playOn, sampleCampaign } from './support/sample.ts'
import { found, migrationsDir, must } from './support/table.ts'
import { randomOf, report, seed, times, type Random } from './support/trial.ts'

/** The files as a kill in the middle of a commit leaves them, some pages new, their old ones in the journal. */
function halfCommitted(name: string) {
  const folder = tidyFolder()
  const file = found(folder)
  playOn(file, 60, name)
  const rows = everything(file)
  const copy = pathIn(folder, 'half')
  mkdirSync(dirname(copy))
  file.sqlite.pragma('cache_size = 5')
  runCommand(file, { titleKey: 'cut', who: 'x', now: new Date() }, () => {
    file.sqlite.exec("UPDATE ak_note SET body = 'new ' || body || body || body")
    file.sqlite.exec("UPDATE ak_owned_upgrade SET upgrade = 'new ' || upgrade || upgrade")
    for (const end of ['', '-journal']) copyFileSync(file.path + end, copy + end)
    return fail('cut')
  })
  copyFileSync(markPath(file.path), markPath(copy))
  file.close()
  expect(statSync(`${copy}-journal`).size).toBeGreaterThan(512)
  return { path: copy, rows }
}

const spoilers: Readonly<Record<string, (journal: Buffer, random: Random) => Buffer | undefined>> = {
  untouched: (journal) => journal,
  lost: () => undefined,
  emptied: () => Buffer.alloc(0),
  'cut anywhere': (journal, random) => journal.subarray(0, random(journal.length)),
  'its head wiped': (journal) => journal.fill(0, 0, 28),
  'one bit flipped': (journal, random) => {
    const at = random(journal.length)
    journal[at] = journal[at]! ^ (1 << random(8))
    return journal
  },
  noise: (journal, random) => journal.map(() => random(256)) as Buffer,
}

describe(`R4 journal and mark, SEED=${String(seed)}`, () => {
  test.each(Object.entries(spoilers))(
    'the journal of a cut commit %s: noticed, or the last commit stands',
    (name, spoil) => {
      const { path, rows } = halfCommitted(`r4 ${name}`)
      const files = ['', '-journal'].map((end) => readFileSync(path + end))
      const mark = readFileSync(markPath(path))
      const random = randomOf(`r4 spoil ${name}`)
      const tries = times(60, 6)
      let noticed = 0
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const journal = spoil(Buffer.from(files[1]!), random)
        writeFileSync(path, files[0]!)
        writeFileSync(markPath(path), mark)
        rmSync(`${path}-journal`, { force: true })
        if (journal !== undefined) writeFileSync(`${path}-journal`, journal)
        const opened = openIn(path)
        if (opened.ok) {
          expect(everything(opened.value)).toEqual(rows)
          assertHealthy(opened.value)
          opened.value.close()
        } else {
          noticed += 1
          expect(['fileDamaged', 'historyShorter', 'fileForeign', 'fileNewer']).toContain(opened.error.key)
        }
      }
      if (name === 'untouched') expect(noticed).toBe(0)
      if (name === 'lost' || name === 'emptied') expect(noticed).toBe(tries)
      report('R4', `journal ${name}: ${String(noticed)} of ${String(tries)} noticed, the rest stood at the last commit`)
    },
  )

  test('a database that ends before its mark is noticed with what is lost, and the backup is offered', () => {
    const random = randomOf('r4 shorter')
    const tries = times(40, 4)
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const sample = sampleCampaign(8, `r4 short ${String(attempt)}`)
      const { path, folder } = sample
      const older = readFileSync(path)
      const more = 1 + random(12)
      const file = must(openIn(path))
      playOn(file, more, `r4 more ${String(attempt)}`)
      file.close()
      writeFileSync(path, older)
      expect(openIn(path)).toMatchObject({
        ok: false,
        error: { key: 'historyShorter', args: { entries: sample.n, marked: sample.n + more, lost: more } },
      })
      expect(readFileSync(path).equals(older)).toBe(true)
      const offer = offerOf(listBackups({ backupsDir: backupsIn(folder) }), path)!
      expect(offer.lostEntries).toBe(sample.n + more - sample.backup.n)
      if (attempt % 2 === 0) {
        must(openIn(path, { acceptShorter: true })).close()
        expect(assertCampaignHealthy(path)).toMatchObject({ n: sample.n, chain: sample.chain })
      } else {
        must(restore({ path, source: join(backupsIn(folder), offer.backup.name), migrationsDir, now: new Date() }))
        expect(assertCampaignHealthy(path)).toMatchObject(sample.backup)
      }
      expect(existsSync(markPath(path))).toBe(true)
    }
    report('R4', `${String(tries)} databases shorter than their mark: all noticed, none silently`)
  })
})
