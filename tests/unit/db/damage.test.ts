// Bit rot: flips in the bytes of rows are noticed at open, each time, and never crash.
import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCard } from '../../../main/db/card.ts'
import { runCommand } from '../../../main/db/command.ts'
import { readMigrations } from '../../../main/db/migrations.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { openForLooking } from '../../../main/db/read-only.ts'
import { addNote } from '../../../main/db/stores/notes.ts'
import { runPlay } from '../../../main/db/stores/plays.ts'
import { undo } from '../../../main/db/undo.ts'
import { markPath } from '../../../main/files/mark.ts'
import { fail, ok } from '../../../shared/lib/result.ts'
import { act, create, expectHealthy, freshFolder, migrationsDir, must, noPlays, now, rowsOf, who } from './support.ts'

function sample() {
  const file = create()
  for (let step = 0; step < 30; step += 1)
    act(file, () => addNote(file, { body: `note ${step} ${'x'.repeat(step * 20)}`, who, now }))
  must(undo(file, noPlays))
  const rows = rowsOf(file)
  const log = file.sqlite.prepare('SELECT * FROM log').all()
  file.close()
  return { bytes: readFileSync(file.path), mark: readFileSync(file.path.replace(/db$/, 'mark')), rows, log }
}

/** The files as a kill in the middle of a commit leaves them: half of the new pages written, the old ones in the journal. */
function halfCommitted() {
  const file = create()
  for (let step = 0; step < 40; step += 1) act(file, () => addNote(file, { body: `old ${'x'.repeat(2500)}`, who, now }))
  const rows = rowsOf(file)
  const path = join(freshFolder(), 'campaign.db')
  file.sqlite.pragma('cache_size = 5')
  runCommand(file, { titleKey: 'cut', who, now }, () => {
    file.sqlite.exec("UPDATE ak_note SET body = 'new ' || body || body")
    for (const end of ['', '-journal']) copyFileSync(file.path + end, path + end)
    return fail('cut')
  })
  copyFileSync(markPath(file.path), markPath(path))
  expect(statSync(`${path}-journal`).size).toBeGreaterThan(512)
  return { path, rows, options: { path, migrationsDir, appVersion: '0.1.0', now } }
}

test('killed in the middle of a commit: looking changes no byte and shows the last commit, opening goes back to it', () => {
  const { path, rows, options } = halfCommitted()
  const bytes = () => ['', '-journal'].map((end) => readFileSync(path + end))
  const before = bytes()
  expect(readCard(path, readMigrations(migrationsDir).length)).toMatchObject({ state: 'ready', card: { entries: 41 } })
  const look = must(openForLooking({ path, migrationsDir }))
  expect(look.orm.query.note.findMany().sync()).toEqual(
    must(openForLooking({ path, migrationsDir })).orm.query.note.findMany().sync(),
  )
  expect(bytes()).toEqual(before)
  const file = must(openCampaignFile(options))
  expect(rowsOf(file)).toEqual(rows)
  expectHealthy(file)
  file.close()
})

test('a journal that is lost, cut or damaged in the middle of a commit is noticed', () => {
  const spoil: ((journal: string) => void)[] = [
    (journal) => rmSync(journal),
    (journal) => truncateSync(journal, 0),
    (journal) => truncateSync(journal, 512),
    (journal) => writeFileSync(journal, readFileSync(journal).fill(0, 0, 28)),
  ]
  for (const change of spoil) {
    const { path, options } = halfCommitted()
    change(`${path}-journal`)
    expect(openCampaignFile(options)).toMatchObject({ ok: false, error: { key: 'fileDamaged' } })
  }
})

test.each([
  ['the inputs of an entry', `UPDATE input SET inputs = '[1]'`, 'chain', '2'],
  ['the place of an entry in its play', `UPDATE input SET "index" = 1`, 'chain', '2'],
  ['a recorded value', `UPDATE recorded_value SET value = '4'`, 'chain', '2'],
  ['a stored state', `UPDATE snapshot SET state = '{}'`, 'snapshot', '2'],
  [
    'an image of an entry that is not there',
    `INSERT INTO row_image (entry, tab, after) VALUES (9, 'ak_note', '{}')`,
    'chain',
    '0',
  ],
  ['an entry gone', 'PRAGMA foreign_keys = OFF; DELETE FROM log WHERE n = 3', 'gap', '3 of 4'],
  ['the set-up of a play', `UPDATE play SET setup = '[]'`, 'digest', 'play'],
  ['the digests', `DELETE FROM digest WHERE tab = 'ak_note'`, 'digest', 'ak_note'],
  ['a digest of a table that is none', `INSERT INTO digest VALUES ('zz', 'x')`, 'digest', 'zz'],
])('changed in a file with a play: %s', (_, change, what, where) => {
  const file = create()
  must(
    runPlay(file, { who, now }, (ports) => {
      const setup = '{}'
      ports.plays.insert({
        id: 'p',
        machine: 'm',
        version: 1,
        checked: 1,
        setup,
        seed: 's',
        physical: [],
        status: 'open',
      })
      const entry = {
        play: 'p',
        index: 0,
        kind: 'start',
        seat: null,
        title: { key: 't', args: {} },
        inputs: '[]',
      } as const
      const records = [{ kind: 'enemy', id: 'scout', field: 'hull', value: 3 }]
      ports.entries.append({ ...entry, stateHash: ports.hash('{"a":1}'), notes: [], reveals: false, records })
      ports.snapshots.put({ play: 'p', index: 0, version: 1, state: '{"a":1}' })
      return ok(undefined)
    }),
  )
  act(file, () => addNote(file, { body: 'one', who, now }))
  act(file, () => addNote(file, { body: 'two', who, now }))
  file.close()
  const options = { path: file.path, migrationsDir, appVersion: '0.1.0', now }
  must(openCampaignFile(options)).close()
  const sqlite = new Database(file.path)
  sqlite.exec(change)
  sqlite.close()
  expect(openCampaignFile(options)).toMatchObject({ ok: false, error: { key: 'fileDamaged', args: { what, where } } })
})

const numRuns = Number(process.env['RUNS'] ?? 150)
const seed = process.env['SEED'] === undefined ? {} : { seed: Number(process.env['SEED']) }

/** Opens damaged bytes: either a named finding, or exactly what was written. */
function open(bytes: Buffer, mark: Buffer, good: { rows: unknown; log: unknown }): 'noticed' | 'harmless' {
  const path = join(freshFolder(), 'campaign.db')
  writeFileSync(path, bytes)
  writeFileSync(path.replace(/db$/, 'mark'), mark)
  const opened = openCampaignFile({ path, migrationsDir, appVersion: '0.1.0', now })
  expect(openForLooking({ path, migrationsDir }).ok).toBe(opened.ok)
  if (!opened.ok) {
    expect(['damaged', 'newer']).toContain(opened.error.code)
    return 'noticed'
  }
  try {
    expect(rowsOf(opened.value)).toEqual(good.rows)
    expect(opened.value.sqlite.prepare('SELECT * FROM log').all()).toEqual(good.log)
    expectHealthy(opened.value)
  } finally {
    opened.value.close()
  }
  return 'harmless'
}

test('one flipped bit anywhere: noticed, or nothing that the app shows has changed', () => {
  const { bytes, mark, ...good } = sample()
  const found = { noticed: 0, harmless: 0 }
  fc.assert(
    fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
      const damaged = Buffer.from(bytes)
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      found[open(damaged, mark, good)] += 1
    }),
    { numRuns, ...seed },
  )
  // About half of all bits lie in no row: free space, and pages that a shorter row left behind.
  expect(found.noticed).toBeGreaterThan(numRuns / 5)
}, 120_000)

test('zeroed, torn, swapped and cut pages are noticed or harmless too', () => {
  const { bytes, mark, ...good } = sample()
  const page = 4096
  const pages = bytes.length / page
  fc.assert(
    fc.property(
      fc.constantFrom('zero', 'tear', 'swap', 'cut', 'cut inside'),
      fc.nat(pages - 1),
      fc.nat(pages - 1),
      (how, one, other) => {
        const damaged = Buffer.from(bytes)
        const place = one * page
        if (how === 'zero') damaged.fill(0, place, place + page)
        if (how === 'tear') for (let at = place + page / 2; at < place + page; at += 1) damaged[at] = (at * 31) & 255
        if (how === 'swap') {
          bytes.copy(damaged, place, other * page, (other + 1) * page)
          bytes.copy(damaged, other * page, place, place + page)
        }
        const length = how === 'cut' ? place : how === 'cut inside' ? place + 100 + other : damaged.length
        open(damaged.subarray(0, length), mark, good)
      },
    ),
    { numRuns, ...seed },
  )
}, 120_000)
