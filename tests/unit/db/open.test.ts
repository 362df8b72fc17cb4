// Making and opening: what an owner gets, and what each kind of wrong file is called.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { readCard } from '../../../main/db/card.ts'
import { runCommand } from '../../../main/db/command.ts'
import { createCampaignFile } from '../../../main/db/create.ts'
import { readMigrations } from '../../../main/db/migrations.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { openForLooking } from '../../../main/db/read-only.ts'
import { addNote, listNotes } from '../../../main/db/stores/notes.ts'
import { readCampaign } from '../../../main/db/stores/campaign.ts'
import { readSeats, readSquad } from '../../../main/db/stores/squad.ts'
import { ok } from '../../../shared/lib/result.ts'
import {
  create,
  expectHealthy,
  freshFolder,
  keep,
  listFolder,
  migrationsDir,
  must,
  newCampaign,
  now,
  reopen,
  who,
} from './support.ts'

const head = readMigrations(migrationsDir).length
const opening = (path: string) => ({ path, migrationsDir, appVersion: '0.1.0', now })
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const inAnotherProcess = (code: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', cwd: process.cwd() }),
  )
const dbUrl = (name: string) => new URL(`../../../main/db/${name}.ts`, import.meta.url).href

describe('an owner', () => {
  test('has the pragmas that make a commit durable, read back from the connection', () => {
    const { sqlite } = create()
    const read = (name: string) => sqlite.pragma(name, { simple: true })
    expect({
      synchronous: read('synchronous'),
      journal_mode: read('journal_mode'),
      locking_mode: read('locking_mode'),
      foreign_keys: read('foreign_keys'),
      trusted_schema: read('trusted_schema'),
      recursive_triggers: read('recursive_triggers'),
      busy_timeout: read('busy_timeout'),
    }).toEqual({
      synchronous: 2,
      journal_mode: 'truncate',
      locking_mode: 'exclusive',
      foreign_keys: 1,
      trusted_schema: 0,
      recursive_triggers: 1,
      busy_timeout: 0,
    })
  })

  test('has strict tables only', () => {
    const { sqlite } = create()
    const tables = sqlite
      .prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite%'")
      .all()
    expect(tables.length).toBeGreaterThan(10)
    expect(tables.filter((table) => (table as { strict: number }).strict !== 1)).toEqual([])
  })

  test('keeps every other process out at once, which still sees the card', () => {
    const { path } = create()
    const found = inAnotherProcess(`
      const { openCampaignFile } = await import('${dbUrl('open')}')
      const { readCard } = await import('${dbUrl('card')}')
      const start = performance.now()
      const opened = openCampaignFile({ path: '${path}', migrationsDir: '${migrationsDir}', appVersion: '1', now: new Date() })
      const card = readCard('${path}', ${head})
      console.log(JSON.stringify({ opened, state: card.state, squad: card.card?.squad, quick: performance.now() - start < 1000 }))`)
    expect(found).toEqual({
      opened: { ok: false, error: { code: 'in-use', key: 'fileInUse' } },
      state: 'in-use',
      squad: 'Night Watch',
      quick: true,
    })
  })

  test('still holds the lock after its card was read in its own process', () => {
    const { path } = create()
    expect(readCard(path, head)).toMatchObject({ state: 'open', card: { squad: 'Night Watch', entries: 1 } })
    expect(must(openForLooking({ path, migrationsDir })).orm.query.seat.findMany().sync()).toHaveLength(2)
    expect(openCampaignFile(opening(path))).toMatchObject({ error: { key: 'fileInUse' } })
    const found = inAnotherProcess(`
      const { openCampaignFile } = await import('${dbUrl('open')}')
      console.log(JSON.stringify(openCampaignFile({ path: '${path}', migrationsDir: '${migrationsDir}', appVersion: '1', now: new Date() })))`)
    expect(found).toMatchObject({ ok: false, error: { key: 'fileInUse' } })
  })

  test('that is killed leaves no lock behind, and all it acknowledged', () => {
    const { path } = newCampaign()
    const killed = () =>
      inAnotherProcess(`
        const { createCampaignFile } = await import('${dbUrl('create')}')
        const { runCommand } = await import('${dbUrl('command')}')
        const { addNote } = await import('${dbUrl('stores/notes')}')
        const now = new Date()
        const file = createCampaignFile({ path: '${path}', migrationsDir: '${migrationsDir}', id: 'a1', seed: 's', now, appVersion: '1' }).value
        runCommand(file, { titleKey: 'noteAdded', who: 'x', now }, () => ({ ok: true, value: addNote(file, { body: 'kept', who: 'x', now }) }))
        process.kill(process.pid, 'SIGKILL')`)
    expect(killed).toThrow()
    const file = reopen(path)
    expect(listNotes(file).map(({ body }) => body)).toEqual(['kept'])
    expectHealthy(file)
  })

  test('finds everything again after close', () => {
    const file = create()
    must(
      runCommand(file, { titleKey: 'noteAdded', who, now }, () => ok(addNote(file, { body: 'Fuel is low', who, now }))),
    )
    file.close()
    const again = reopen(file.path)
    expect(readCampaign(again)).toEqual({
      row: 1,
      id: 'a1',
      appVersion: '0.1.0',
      schemaVersion: head,
      seed: 'seed of a1',
      createdAt: now.toISOString(),
    })
    expect(readSquad(again)).toEqual({ name: 'Night Watch', difficulty: 'normal', ironman: false, act: 1 })
    expect(readSeats(again).map(({ callSign }) => callSign)).toEqual(['Moth', 'Owl'])
    expect(listNotes(again)).toHaveLength(1)
    expect(again.state.head.n).toBe(2)
    expectHealthy(again)
  })
})

describe('making', () => {
  test('leaves nothing behind when the founding throws', () => {
    const options = newCampaign({
      founding: {
        titleKey: 'x',
        who,
        write: () => {
          throw new Error('a bug')
        },
      },
    })
    expect(() => createCampaignFile(options)).toThrow('a bug')
    expect(listFolder(dirname(options.path))).toEqual([])
  })

  test('refuses a place that is taken, and does not touch it', () => {
    const file = create()
    file.close()
    const before = hashOf(file.path)
    expect(createCampaignFile(newCampaign({ path: file.path }))).toMatchObject({
      ok: false,
      error: { key: 'fileExists', code: 'conflict' },
    })
    expect(hashOf(file.path)).toBe(before)
  })
})

describe('a wrong file gets its name and stays as it was', () => {
  const closed = () => {
    const file = create()
    file.close()
    return file.path
  }
  const change = (path: string, ...statements: string[]) => {
    const sqlite = new Database(path)
    for (const statement of statements) sqlite.exec(statement)
    sqlite.close()
  }
  const cases: [name: string, spoil: (path: string) => void, error: object][] = [
    ['missing', (path) => rmSync(path), { code: 'not-found', key: 'fileMissing' }],
    ['empty', (path) => writeFileSync(path, ''), { key: 'fileDamaged', args: { what: 'header', where: '' } }],
    [
      'text',
      (path) => writeFileSync(path, 'x'.repeat(5000)),
      { key: 'fileDamaged', args: { what: 'header', where: '' } },
    ],
    [
      'another program’s database',
      (path) => change(path, 'PRAGMA application_id = 7'),
      { code: 'damaged', key: 'fileForeign' },
    ],
    [
      'newer',
      (path) => change(path, 'PRAGMA user_version = 99', 'UPDATE campaign SET schema_version = 99'),
      { code: 'newer', key: 'fileNewer', args: { version: 99, known: head } },
    ],
    [
      'newer by its header alone',
      (path) => change(path, 'PRAGMA user_version = 99'),
      { key: 'fileDamaged', args: { what: 'campaign', where: 'version' } },
    ],
    [
      'with a trigger',
      (path) => change(path, 'CREATE TRIGGER t AFTER INSERT ON ak_note BEGIN DELETE FROM log; END'),
      { key: 'fileForeign', args: { what: 't' } },
    ],
    ['with a view', (path) => change(path, 'CREATE VIEW v AS SELECT 1'), { key: 'fileForeign', args: { what: 'v' } }],
    [
      'with another table',
      (path) => change(path, 'CREATE TABLE extra (x)'),
      { key: 'fileDamaged', args: { what: 'schema', where: '' } },
    ],
    [
      'with a row changed',
      (path) => change(path, "UPDATE ak_squad SET name = 'Nobody'"),
      { key: 'fileDamaged', args: { what: 'digest', where: 'ak_squad' } },
    ],
    [
      'with its identity changed',
      (path) => change(path, "UPDATE campaign SET seed = 'luckier'"),
      { key: 'fileDamaged', args: { what: 'digest', where: 'campaign' } },
    ],
    [
      'with a title changed',
      (path) => change(path, "UPDATE log SET title_args = '{}'"),
      { key: 'fileDamaged', args: { what: 'chain', where: '1' } },
    ],
    [
      'with an image changed',
      (path) => change(path, "UPDATE row_image SET after = replace(after, 'Moth', 'Myth')"),
      { key: 'fileDamaged', args: { what: 'chain', where: '1' } },
    ],
    [
      'with its log emptied',
      (path) => change(path, 'DELETE FROM log'),
      { key: 'fileDamaged', args: { what: 'gap', where: '0 of null' } },
    ],
    [
      'with a dangling reference',
      (path) => change(path, 'PRAGMA foreign_keys = OFF', 'DELETE FROM ak_seat WHERE seat = 1'),
      { key: 'fileDamaged', args: { what: 'references', where: 'ak_owned_upgrade' } },
    ],
  ]
  test.each(cases)('%s', (_, spoil, error) => {
    const path = closed()
    spoil(path)
    const before = existsSync(path) ? hashOf(path) : undefined
    const opened = openCampaignFile(opening(path))
    if (opened.ok) keep(opened.value)
    expect(opened).toMatchObject({ ok: false, error })
    expect(existsSync(path) ? hashOf(path) : undefined).toBe(before)
    expect(openForLooking({ path, migrationsDir })).toMatchObject({ ok: false, error })
  })

  test('shorter than its mark: entries are missing, and only a person’s word goes on without them', () => {
    const file = create()
    const { path } = file
    const note = () =>
      runCommand(file, { titleKey: 'noteAdded', who, now }, () => ok(addNote(file, { body: 'x', who, now })))
    must(note())
    const early = file.sqlite.serialize()
    must(note())
    must(note())
    file.close()
    writeFileSync(path, early)
    expect(openCampaignFile(opening(path))).toMatchObject({
      ok: false,
      error: { code: 'damaged', key: 'historyShorter', args: { entries: 2, marked: 4, lost: 2 } },
    })
    const accepted = keep(must(openCampaignFile({ ...opening(path), acceptShorter: true })))
    accepted.close()
    expectHealthy(reopen(path))
  })

  test('of another history than its mark', () => {
    const one = create()
    const other = create({ founding: { titleKey: 'other', who, write: () => undefined } })
    one.close()
    other.close()
    writeFileSync(one.path, readFileSync(other.path))
    expect(openCampaignFile(opening(one.path))).toMatchObject({
      error: { key: 'fileDamaged', args: { what: 'mark', where: '1' } },
    })
  })

  test('a mark that is missing or torn does not keep a campaign shut', () => {
    const path = closed()
    writeFileSync(path.replace(/db$/, 'mark'), '["a1",9')
    reopen(path).close()
    rmSync(path.replace(/db$/, 'mark'))
    expectHealthy(reopen(path))
  })
})

describe('looking', () => {
  test('changes no byte, refuses writing, and brings no other file', () => {
    const file = create()
    file.close()
    const before = hashOf(file.path)
    const names = listFolder(dirname(file.path))
    const look = must(openForLooking({ path: file.path, migrationsDir }))
    expect(look.orm.query.squad.findFirst().sync()?.name).toBe('Night Watch')
    expect(() => look.sqlite.exec('DELETE FROM ak_note')).toThrow()
    look.close()
    expect(hashOf(file.path)).toBe(before)
    expect(listFolder(dirname(file.path))).toEqual(names)
  })

  test('works as a person who may not write, where opening is refused', () => {
    const file = create()
    file.close()
    const folder = dirname(file.path)
    execFileSync('chmod', ['-R', 'a+rX', join(folder, '../..')])
    execFileSync('chmod', ['0555', folder])
    const before = hashOf(file.path)
    const code = `
      const { openCampaignFile } = await import('${dbUrl('open')}')
      const { openForLooking } = await import('${dbUrl('read-only')}')
      const options = { path: '${file.path}', migrationsDir: '${migrationsDir}', appVersion: '1', now: new Date() }
      const look = openForLooking(options)
      console.log(JSON.stringify({ opened: openCampaignFile(options), seats: look.value.orm.query.seat.findMany().sync().length }))`
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      // Root may write everywhere: the test would pass for the wrong reason.
      ...(process.getuid?.() === 0 && { uid: 65534, gid: 65534 }),
      cwd: '/',
    })
    execFileSync('chmod', ['0755', folder])
    expect(JSON.parse(printed)).toEqual({
      opened: { ok: false, error: { code: 'read-only', key: 'cannotWrite' } },
      seats: 2,
    })
    expect(hashOf(file.path)).toBe(before)
  })

  test('a card tells a damaged, a newer and an unreadable file apart', () => {
    const folder = freshFolder()
    const at = (name: string) => join(folder, name)
    writeFileSync(at('a.db'), 'no database')
    mkdirSync(at('b.db'))
    const file = create()
    file.close()
    const newer = readFileSync(file.path)
    newer.writeUInt32BE(7, 60)
    writeFileSync(at('c.db'), newer)
    const states = ['a.db', 'b.db', 'c.db', 'd.db'].map((name) => readCard(at(name), head).state)
    expect(states).toEqual(['damaged', 'unreadable', 'newer', 'unreadable'])
    expect(readCard(file.path, head)).toMatchObject({
      state: 'ready',
      card: {
        id: 'a1',
        squad: 'Night Watch',
        difficulty: 'normal',
        ironman: false,
        act: 1,
        entries: 1,
        lastPlayedAt: now.toISOString(),
        story: { scenarios: [], stickers: [] },
      },
    })
  })
})

test('founding where a file stands in the way of the folder is refused by name, and the file stays', () => {
  const inTheWay = join(freshFolder(), 'campaigns')
  writeFileSync(inTheWay, 'in the way')
  const path = join(inTheWay, 'a1', 'campaign.db')
  expect(createCampaignFile(newCampaign({ path }))).toMatchObject({ ok: false, error: { key: 'folderGone' } })
  expect(readFileSync(inTheWay, 'utf8')).toBe('in the way')
})
