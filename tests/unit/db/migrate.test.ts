// Bringing older files up to date: on a copy, whole or not at all, from every version there ever was.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { createCampaignFile } from '../../../main/db/create.ts'
import { listHistory } from '../../../main/db/history.ts'
import { migrationSteps, type MigrationStep } from '../../../main/db/migrate.ts'
import { readMigrations, schemaText } from '../../../main/db/migrations.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { openForLooking } from '../../../main/db/read-only.ts'
import { readCampaign } from '../../../main/db/stores/campaign.ts'
import { addNote, listNotes } from '../../../main/db/stores/notes.ts'
import { redo, undo, undoTarget } from '../../../main/db/undo.ts'
import {
  act,
  expectHealthy,
  familyTables,
  freshFolder,
  keep,
  listFolder,
  migrationsDir,
  migrationsWith,
  must,
  newCampaign,
  noPlays,
  now,
  rowsOf,
  who,
} from './support.ts'

// As drizzle-kit writes a rebuild: with keys on, the DROP would take every child with it.
const rebuild = `
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
CREATE TABLE __new_zz_parent (name TEXT PRIMARY KEY NOT NULL, rank INTEGER, motto TEXT NOT NULL DEFAULT 'none') STRICT;
--> statement-breakpoint
INSERT INTO __new_zz_parent (name, rank) SELECT name, rank FROM zz_parent;
--> statement-breakpoint
DROP TABLE zz_parent;
--> statement-breakpoint
ALTER TABLE __new_zz_parent RENAME TO zz_parent;
--> statement-breakpoint
PRAGMA foreign_keys=ON;`
const breaking = 'DELETE FROM ak_seat WHERE seat = 1'
/** Version of the app's own schema; the tests put one and two more on top. */
const head = readMigrations(migrationsDir).length

const older = () => {
  const from = migrationsWith(familyTables)
  const file = must(createCampaignFile(newCampaign({ migrationsDir: from })))
  act(file, () => {
    file.sqlite.exec("INSERT INTO zz_parent VALUES ('a', 1), ('b', 2)")
    file.sqlite.exec("INSERT INTO zz_child VALUES (1, 'a', 'x'), (2, 'a', 'y'), (3, 'b', 'z')")
    file.sqlite.exec("INSERT INTO zz_leaf VALUES (1, 'p', 1), (2, 'q', 3)")
  })
  act(file, () => addNote(file, { body: 'before', who, now }))
  must(undo(file, noPlays))
  const rows = rowsOf(file)
  file.close()
  const path = file.path
  return { path, from, rows, backupsDir: join(dirname(path), '../../backups/a1') }
}
const headDir = () => migrationsWith(familyTables, rebuild)
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const openWith = (path: string, dir: string, more: object = {}) =>
  openCampaignFile({ path, migrationsDir: dir, appVersion: '0.2.0', now, ...more })

test('a rebuilt parent keeps its children, and every row its meaning', () => {
  const { path, rows, backupsDir } = older()
  const file = keep(must(openWith(path, headDir(), { backupsDir })))
  expect(rowsOf(file)).toEqual({
    ...rows,
    zz_parent: [
      { name: 'a', rank: 1, motto: 'none' },
      { name: 'b', rank: 2, motto: 'none' },
    ],
  })
  expect(readCampaign(file)).toMatchObject({
    schemaVersion: head + 2,
    appVersion: '0.2.0',
    id: 'a1',
    seed: 'seed of a1',
  })
  expect(
    file.sqlite
      .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite%'")
      .all(),
  ).toEqual([])
  expectHealthy(file)
})

test('the pitfall is real: with foreign keys on, the same statements delete the children', () => {
  const { path } = older()
  const sqlite = new Database(path)
  sqlite.pragma('foreign_keys = ON')
  sqlite.transaction(() => {
    for (const statement of rebuild.split('--> statement-breakpoint')) sqlite.exec(statement)
  })()
  expect(sqlite.prepare('SELECT count(*) FROM zz_child').pluck().get()).toBe(0)
  sqlite.close()
})

test('undo stops at the wall, which names the backup made before it; redo does not cross it either', () => {
  const { path, backupsDir } = older()
  const file = keep(must(openWith(path, headDir(), { backupsDir })))
  const [wall] = listHistory(file, { limit: 1 }).entries
  const [backup] = listFolder(backupsDir)
  expect(wall).toMatchObject({
    kind: 'wall',
    titleKey: 'campaignUpdated',
    titleArgs: { from: head + 1, to: head + 2, version: '0.2.0', backup },
  })
  expect(undoTarget(file)).toMatchObject({ error: { key: 'undoStopsHere', args: { title: 'campaignUpdated' } } })
  expect(undo(file, noPlays)).toMatchObject({ ok: false, error: { key: 'undoStopsHere' } })
  expect(redo(file, noPlays)).toMatchObject({ ok: false, error: { key: 'nothingToRedo' } })
  act(file, () => file.sqlite.exec("UPDATE zz_parent SET motto = 'new'"))
  must(undo(file, noPlays))
  expect(undoTarget(file).ok).toBe(false)
  expectHealthy(file)
})

test('[FR-019] an older file opens in a newer app with a copy kept as it was', () => {
  const { path, from, rows, backupsDir } = older()
  const before = hashOf(path)
  keep(must(openWith(path, headDir(), { backupsDir }))).close()
  const [name = ''] = listFolder(backupsDir)
  expect(hashOf(join(backupsDir, name))).toBe(before)
  const kept = keep(must(openWith(join(backupsDir, name), from)))
  expect(rowsOf(kept)).toEqual(rows)
})

test('opening again changes nothing more', () => {
  const { path } = older()
  const dir = headDir()
  keep(must(openWith(path, dir))).close()
  const before = hashOf(path)
  const file = keep(must(openWith(path, dir)))
  expect(file.state.head.n).toBe(5)
  file.close()
  expect(hashOf(path)).toBe(before)
})

test('looking at an older file brings it up to date in memory only', () => {
  const { path } = older()
  const before = hashOf(path)
  const look = must(openForLooking({ path, migrationsDir: headDir() }))
  expect(look.sqlite.prepare('SELECT motto FROM zz_parent').pluck().all()).toEqual(['none', 'none'])
  look.close()
  expect(hashOf(path)).toBe(before)
})

test('[FR-019] a newer file is refused with its version and stays byte for byte', () => {
  const { path, from } = older()
  const before = hashOf(path)
  expect(openWith(path, migrationsDir)).toMatchObject({
    error: { code: 'newer', key: 'fileNewer', args: { version: head + 1, known: head } },
  })
  expect(openForLooking({ path, migrationsDir })).toMatchObject({ error: { key: 'fileNewer' } })
  expect(hashOf(path)).toBe(before)
  keep(must(openWith(path, from)))
})

test('a migration that breaks a reference is a fault of ours: thrown, and the old file stands', () => {
  const { path } = older()
  const before = hashOf(path)
  const names = listFolder(dirname(path))
  expect(() => openWith(path, migrationsWith(familyTables, breaking))).toThrow('references')
  expect(hashOf(path)).toBe(before)
  expect(listFolder(dirname(path))).toEqual(names)
})

describe('killed at a step, there is the old file or the new one', () => {
  const url = (name: string) => new URL(`../../../main/db/${name}.ts`, import.meta.url).href
  test.each(migrationSteps)('%s', (step: MigrationStep) => {
    const { path, rows, backupsDir } = older()
    const dir = headDir()
    const before = hashOf(path)
    const code = `
      const { openCampaignFile } = await import('${url('open')}')
      openCampaignFile({ path: '${path}', migrationsDir: '${dir}', appVersion: '0.2.0', now: new Date(), backupsDir: '${backupsDir}',
        onStep: (step) => { if (step === '${step}') process.kill(process.pid, 'SIGKILL') } })`
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' })).toThrow()
    expect(hashOf(path)).toBe(before)
    const file = keep(must(openWith(path, dir, { backupsDir })))
    expect(rowsOf(file)['zz_child']).toEqual(rows['zz_child'])
    expect(readdirSync(dirname(path)).filter((name) => name.startsWith('.'))).toEqual([])
    expectHealthy(file)
  })
})

test('a full disk leaves the old file, and it opens when there is room', () => {
  const { path } = older()
  const before = hashOf(path)
  // A folder where the copy should go stands in for a disk that takes no new file.
  const inTheWay = join(dirname(path), `.campaign.db.migrating-${process.pid}`)
  mkdirSync(join(inTheWay, 'x'), { recursive: true })
  expect(() => must(openWith(path, headDir()))).toThrow()
  expect(hashOf(path)).toBe(before)
})

describe('every schema version there was', () => {
  const fixtures = join(import.meta.dirname, '../../fixtures/schema')
  const versions = Array.from({ length: head }, (_, index) => index + 1)

  test.each(versions)('version %i has a campaign of its time, which opens and means the same', (version) => {
    const dump = readFileSync(join(fixtures, `v${String(version).padStart(3, '0')}.sql`), 'utf8')
    const path = join(freshFolder(), 'campaign.db')
    const sqlite = new Database(path)
    sqlite.exec(dump)
    sqlite.close()
    const file = keep(must(openCampaignFile({ path, migrationsDir, appVersion: '0.1.0', now })))
    expect(listNotes(file).map(({ body }) => body)).toEqual(['Fuel is low', 'Äther & “quotes”'])
    expect(rowsOf(file)['ak_seat']).toMatchObject([{ call_sign: 'Moth' }, { call_sign: 'Owl' }])
    // What was done before the update stays done; in a file of today the last step can be taken back.
    if (version === head) must(undo(file, noPlays))
    else expect(undo(file, noPlays)).toMatchObject({ error: { key: 'undoStopsHere' } })
    expectHealthy(file)
  })

  test('credits that were booked before there was a reason of their own for a catch-up stay as they were booked', () => {
    const path = join(freshFolder(), 'campaign.db')
    const sqlite = new Database(path)
    sqlite.exec(readFileSync(join(fixtures, 'v002.sql'), 'utf8'))
    sqlite.close()
    const file = keep(must(openCampaignFile({ path, migrationsDir, appVersion: '0.1.0', now })))
    expect(rowsOf(file)['ak_credit']).toEqual([
      { id: 1, seat: 1, amount: 5, reason: 'reward', what: '1' },
      { id: 2, seat: 1, amount: -3, reason: 'upgrade', what: 'Bank' },
    ])
    act(file, () => file.sqlite.exec("INSERT INTO ak_credit VALUES (3, 2, 4, 'catchUp', '')"))
    expectHealthy(file)
  })

  test('the newest one is the schema of the code: a change needs a migration and a fixture', () => {
    const name = `v${String(versions.length).padStart(3, '0')}.sql`
    expect(existsSync(join(fixtures, name))).toBe(true)
    const sqlite = new Database(':memory:')
    sqlite.exec(readFileSync(join(fixtures, name), 'utf8'))
    const made = must(createCampaignFile(newCampaign()))
    expect(schemaText(sqlite)).toBe(schemaText(made.sqlite))
    made.close()
    sqlite.close()
    // drizzle-kit asks nothing and writes nothing when tables and migrations agree.
    const folder = freshFolder()
    cpSync(migrationsDir, join(folder, 'migrations'), { recursive: true })
    const schema = join(migrationsDir, '../main/db/schema/*.ts')
    const config = JSON.stringify({ dialect: 'sqlite', schema, out: './migrations' })
    writeFileSync(join(folder, 'drizzle.json'), config)
    const kit = join(migrationsDir, '../node_modules/drizzle-kit/bin.cjs')
    const generate = [kit, 'generate', '--config', 'drizzle.json']
    const said = execFileSync(process.execPath, generate, { encoding: 'utf8', stdio: 'pipe', cwd: folder })
    expect(said).toContain('No schema changes')
  }, 60_000)
})
