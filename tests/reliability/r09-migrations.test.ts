// R9: files of every earlier version, empty, small and with 5,000 rows, are brought up to date with the same meaning; killed at
// each step there is the old file or the new one; a newer file is refused untouched.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCommand } from '../../main/db/command.ts'
import { migrationSteps } from '../../main/db/migrate.ts'
import { readMigrations } from '../../main/db/migrations.ts'
import { dumpRows, type Rows } from '../../main/db/rows.ts'
import { openForLooking } from '../../main/db/read-only.ts'
import { addNote } from '../../main/db/stores/notes.ts'
import { markPath } from '../../main/files/mark.ts'
import { ok } from '../../shared/lib/result.ts'
import { migrationsWith } from '../unit/db/support.ts'
import { runAndKill } from './support/child.ts'
import { tidyFolder } from './support/folder.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { laterMigrations } from './support/migrations.ts'
import { backupsIn, openIn, pathIn, playOn } from './support/sample.ts'
import { createTable, found, must } from './support/table.ts'
import { randomOf, report, seed } from './support/trial.ts'

const sizes = { empty: 0, small: 30, 'of 5,000 rows': 5000 } as const

/** The app's own newest version; those behind it stand for versions to come. */
const today = readMigrations(migrationsWith()).length

/** A closed campaign made at schema `version`, today's or a later one. */
function older(folder: string, version: number, size: keyof typeof sizes) {
  const from = migrationsWith(...laterMigrations.slice(0, version - today))
  const file = found(folder, 'a1', { migrationsDir: from })
  if (size === 'small') playOn(file, sizes.small, `r9 ${String(version)}`)
  if (size === 'of 5,000 rows')
    for (let entry = 0; entry < 50; entry += 1)
      must(
        runCommand(file, { titleKey: 'notes', who: 'x', now: new Date() }, () => {
          for (let row = 0; row < 100; row += 1)
            addNote(file, { body: `${String(entry)} ${String(row)}`, who: 'x', now: new Date() })
          return ok(undefined)
        }),
      )
  if (version > today) {
    must(
      runCommand(file, { titleKey: 'family', who: 'x', now: new Date() }, () => {
        file.sqlite.exec(`INSERT INTO zz_parent (name, rank) VALUES ('a', 1), ('b', 2)`)
        file.sqlite.exec(`INSERT INTO zz_child VALUES (1, 'a', 'x'), (2, 'b', 'y')`)
        return ok(undefined)
      }),
    )
  }
  const rows = dumpRows(file.sqlite)
  const { n } = file.state.head
  file.close()
  return { path: file.path, n, rows }
}

/** Every old row is there with the same cells; columns that are new may stand beside them. */
function expectSameMeaning(before: Rows, after: Rows): void {
  for (const [table, rows] of before) {
    if (['campaign', 'digest'].includes(table)) continue
    const now = after.get(table)!.slice(0, rows.length)
    const known = now.map((row, at) => Object.fromEntries(Object.keys(rows[at]!).map((key) => [key, row[key]])))
    expect(known).toEqual(rows)
  }
}

const head = laterMigrations.length + today

describe(`R9 migrations, SEED=${String(seed)}`, () => {
  const cases = Array.from({ length: head - today }, (_, index) =>
    (Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => [index + today, size] as const),
  ).flat()

  test.each(cases)(
    '[FR-019] a campaign of version %i, %s: same meaning, a copy kept, the second time nothing to do',
    (version, size) => {
      const folder = tidyFolder()
      const newest = migrationsWith(...laterMigrations)
      const { path, n, rows } = older(folder, version, size)
      const old = readFileSync(path)
      const begun = performance.now()
      const file = must(openIn(path, { migrationsDir: newest, appVersion: '9.0.0', backupsDir: backupsIn(folder) }))
      const took = performance.now() - begun
      expectSameMeaning(rows, dumpRows(file.sqlite))
      expect(file.sqlite.pragma('foreign_key_check')).toEqual([])
      const backup = file.sqlite
        .prepare("SELECT title_args ->> 'backup' FROM log ORDER BY n DESC LIMIT 1")
        .pluck()
        .get()
      expect(readFileSync(join(backupsIn(folder), String(backup))).equals(old)).toBe(true)
      file.close()
      const bytes = readFileSync(path)
      must(openIn(path, { migrationsDir: newest, appVersion: '9.0.0' })).close()
      expect(readFileSync(path).equals(bytes)).toBe(true)
      expect(assertCampaignHealthy(path, { migrationsDir: newest }).n).toBe(n + 1)
      report('R9', `version ${String(version)} to ${String(head)}, ${size}: ${took.toFixed(0)} ms`)
    },
  )

  test.each(migrationSteps)('killed at the step "%s": the old file or the new one', async (dieAt) => {
    const folder = tidyFolder()
    const newest = migrationsWith(...laterMigrations)
    const { path, n, rows } = older(folder, today, 'small')
    const order = { path, migrationsDir: newest, backupsDir: backupsIn(folder), dieAt }
    const { code } = await runAndKill('migrate', order, undefined)
    expect(code).toBeNull()
    // Nothing but the last step, a rename, touches the file: whatever was done before is the old one still.
    const standing = readFileSync(path).readUInt32BE(60)
    expect(standing).toBe(today)
    expect(assertCampaignHealthy(path, { migrationsDir: newest }).n).toBe(n + 1)
    const look = must(openForLooking({ path, migrationsDir: newest }))
    expectSameMeaning(rows, dumpRows(look.sqlite))
    look.close()
    report('R9', `killed at step ${dieAt}: the old file stood and was brought up to date`)
  })

  test('a newer campaign is refused by name and not a byte of it changes', () => {
    const folder = tidyFolder()
    const { path } = older(folder, head, 'small')
    const bytes = () => [path, markPath(path)].map((name) => readFileSync(name))
    const before = bytes()
    expect(openIn(path)).toMatchObject({
      ok: false,
      error: { key: 'fileNewer', args: { version: head, known: today } },
    })
    expect(bytes()).toEqual(before)
    const copy = pathIn(folder, 'b1')
    mkdirSync(dirname(copy))
    copyFileSync(path, copy)
    assertCampaignHealthy(copy, { migrationsDir: migrationsWith(...laterMigrations) })
    report('R9', 'a newer version: refused by name, 0 bytes changed')
  })

  test('after the update people play on', () => {
    const folder = tidyFolder()
    const newest = migrationsWith(...laterMigrations.slice(0, 2))
    const { path } = older(folder, today, 'small')
    const file = must(openIn(path, { migrationsDir: newest }))
    const table = createTable(file, randomOf('r9 on'))
    for (let act = 0; act < 30; act += 1)
      expect(table.act() ?? { key: 'undoStopsHere' }).toMatchObject({ key: 'undoStopsHere' })
    file.close()
    assertCampaignHealthy(path, { migrationsDir: newest })
  })
})
