// R3: the file is damaged. Opening notices it by name or shows exactly what was written; the newest good backup brings the
// campaign back, and the bad file stays beside it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listBackups } from '../../main/db/backup-tasks.ts'
import { damageKinds } from '../../main/db/findings.ts'
import { listAsides, offerOf, restore } from '../../main/db/restore.ts'
import { markPath } from '../../main/files/mark.ts'
import { assertCampaignHealthy, assertHealthy } from './support/healthy.ts'
import { everything, openIn, sampleCampaign } from './support/sample.ts'
import { migrationsDir, must } from './support/table.ts'
import { randomOf, report, seed, times, type Random } from './support/trial.ts'

const page = 4096

const pageIn = (bytes: Buffer, random: Random) => random(bytes.length / page) * page

/** Each spoils a copy in its own way. */
const kinds: Readonly<Record<string, (bytes: Buffer, random: Random) => Buffer>> = {
  'one bit flipped': (bytes, random) => {
    const at = random(bytes.length)
    bytes[at] = bytes[at]! ^ (1 << random(8))
    return bytes
  },
  'a page of zeros': (bytes, random) => {
    const at = pageIn(bytes, random)
    return bytes.fill(0, at, at + page)
  },
  'half a page torn': (bytes, random) => {
    const at = pageIn(bytes, random)
    for (let byte = at + page / 2; byte < at + page; byte += 1) bytes[byte] = random(256)
    return bytes
  },
  'cut anywhere': (bytes, random) => bytes.subarray(0, random(bytes.length)),
  'cut by whole pages': (bytes, random) => bytes.subarray(0, pageIn(bytes, random)),
  'two pages changed places': (bytes, random) => {
    const [one, other] = [pageIn(bytes, random), pageIn(bytes, random)]
    const kept = Buffer.from(bytes.subarray(one, one + page))
    bytes.copy(bytes, one, other, other + page)
    kept.copy(bytes, other)
    return bytes
  },
  'another beginning': (bytes, random) => bytes.fill(random(256), 0, 16),
  'an empty file': () => Buffer.alloc(0),
  'not a database': (_, random) => Buffer.from(`${'Dear diary, '.repeat(200)}${String(random(1000))}`),
}

describe(`R3 damaged file, SEED=${String(seed)}`, () => {
  test.each(Object.entries(kinds))(
    '%s: noticed by name or nothing lost, and brought back from the backup',
    (name, spoil) => {
      const { path, backupsDir, n, backup, rows } = sampleCampaign(60, `r3 ${name}`)
      const [good, mark] = [readFileSync(path), readFileSync(markPath(path))]
      const random = randomOf(`r3 spoil ${name}`)
      const tries = times(200, 50)
      let noticed = 0
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const bad = spoil(Buffer.from(good), random)
        writeFileSync(path, bad)
        writeFileSync(markPath(path), mark)
        const opened = openIn(path)
        if (opened.ok) {
          expect(everything(opened.value)).toEqual(rows)
          assertHealthy(opened.value)
          opened.value.close()
          continue
        }
        noticed += 1
        const { key, args } = opened.error
        expect(['fileDamaged', 'fileForeign', 'fileNewer', 'historyShorter']).toContain(key)
        if (key === 'fileDamaged') expect(damageKinds).toContain(args!['what'])
        expect(readFileSync(path).equals(bad)).toBe(true)
        const offer = offerOf(listBackups({ backupsDir }), path)!
        expect(offer.lostEntries).toBe(n - backup.n)
        const aside = must(
          restore({ path, source: join(backupsDir, offer.backup.name), migrationsDir, now: new Date() }),
        )!
        expect(readFileSync(aside.path).equals(bad)).toBe(true)
        expect(assertCampaignHealthy(path)).toMatchObject(backup)
        expect(listAsides(path)).toHaveLength(1)
        for (const { path: kept } of listAsides(path)) rmSync(kept)
      }
      if (!/bit|page|torn|places/.test(name)) expect(noticed).toBe(tries)
      expect(noticed).toBeGreaterThan(0)
      report('R3', `${name}: ${String(noticed)} of ${String(tries)} noticed and restored, the rest changed nothing`)
    },
  )
})
