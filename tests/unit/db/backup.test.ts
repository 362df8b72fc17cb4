// Backups and going back to them, with the real worker on real files.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { backUp, type BackupOptions, type RunBackupTask } from '../../../main/db/backup.ts'
import { listBackups, prune } from '../../../main/db/backup-tasks.ts'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { openForLooking } from '../../../main/db/read-only.ts'
import { listAsides, offerOf, restore } from '../../../main/db/restore.ts'
import { addNote, listNotes } from '../../../main/db/stores/notes.ts'
import { undo } from '../../../main/db/undo.ts'
import type { Result } from '../../../shared/lib/result.ts'
import {
  act,
  create,
  expectHealthy,
  listFolder,
  migrationsDir,
  must,
  noPlays,
  now,
  reopen,
  rowsOf,
  who,
} from './support.ts'

const workerFile = new URL('../../../main/db/backup-worker.ts', import.meta.url)

const run: RunBackupTask = (task) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile)
    worker.once('message', (answer: Result<never, never>) => {
      resolve(answer)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.postMessage(task)
  })

const backupsOf = (file: CampaignFile) => join(dirname(file.path), '../../backups', file.id)
const make = (file: CampaignFile, more: Partial<BackupOptions> = {}) =>
  backUp(file, { backupsDir: backupsOf(file), migrationsDir, reason: 'hand', now, run, ...more })
const note = (file: CampaignFile, body: string) => act(file, () => addNote(file, { body, who, now }), 'noteAdded')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const hashes = (folder: string) =>
  Object.fromEntries(
    listFolder(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )

describe('a backup', () => {
  test('is checked, named after its time, reason and last entry, and opens by itself', async () => {
    const file = create()
    note(file, 'one')
    const backup = must(await make(file, { reason: 'round' }))
    expect(backup).toMatchObject({
      name: '2026-03-01T19-00-00-000Z.round.000002.db',
      madeAt: now.toISOString(),
      reason: 'round',
      entries: 2,
      sound: true,
      card: { squad: 'Night Watch', entries: 2 },
      last: { titleKey: 'noteAdded', titleArgs: {} },
    })
    const look = must(openForLooking({ path: join(backupsOf(file), backup.name), migrationsDir }))
    expect(look.orm.query.note.findMany().sync()).toHaveLength(1)
    expect(listFolder(backupsOf(file))).toEqual([backup.name, `${backup.name}.sha256`])
    expect(must(await run({ task: 'list', backupsDir: backupsOf(file) }))).toEqual([backup])
  })

  test('[FR-024] is made while play goes on: the log is whole and live, the backup is a file of its own', async () => {
    const file = create()
    for (let step = 0; step < 300; step += 1) note(file, 'x'.repeat(4000))
    const making = make(file)
    let commands = 0
    let done = false
    void making.then(() => (done = true))
    while (!done) {
      note(file, `while ${commands}`)
      commands += 1
      await new Promise(setImmediate)
    }
    const backup = must(await making)
    expect(commands).toBeGreaterThan(3)
    const end = file.state.head.n
    note(file, 'after')
    expectHealthy(file)
    expect(file.state.head.n).toBe(end + 1)
    expect(backup.entries).toBeGreaterThan(301)
    expect(backup.entries).toBeLessThanOrEqual(end)
    const look = must(openForLooking({ path: join(backupsOf(file), backup.name), migrationsDir }))
    expect(look.orm.query.note.findMany().sync()).toHaveLength(backup.entries - 1)
  })

  test('that is not sound gets no name, and those that are stay as they are', async () => {
    const file = create()
    must(await make(file))
    const before = hashes(backupsOf(file))
    note(file, 'two')
    const spoiled: RunBackupTask = (task) => {
      if (task.task === 'finish') {
        const bytes = readFileSync(task.copy)
        bytes[bytes.indexOf('Night Watch')] = 0x4d
        writeFileSync(task.copy, bytes)
      }
      return run(task)
    }
    const refused = await make(file, { now: later(5), run: spoiled })
    expect(refused).toMatchObject({ ok: false, error: { code: 'damaged', key: 'backupDamaged' } })
    expect(hashes(backupsOf(file))).toEqual(before)
    rmSync(backupsOf(file), { recursive: true })
    must(await make(file, { now: later(6) }))
    expect(readdirSync(backupsOf(file))).toHaveLength(2)
  })

  test('whose folder cannot be made or written is refused, and play goes on', async () => {
    const file = create()
    mkdirSync(join(backupsOf(file), '..'), { recursive: true })
    writeFileSync(backupsOf(file), 'in the way')
    const refused = await make(file)
    expect(refused).toMatchObject({ ok: false })
    note(file, 'goes on')
    expectHealthy(file)
  })

  test('that changed after it was made is listed as not sound, and never offered', async () => {
    const file = create()
    must(await make(file))
    note(file, 'two')
    const newer = must(await make(file, { now: later(5) }))
    note(file, 'three')
    const list = () => listBackups({ backupsDir: backupsOf(file) })
    expect(offerOf(list(), file.path)).toMatchObject({ backup: { entries: 2 }, lostEntries: 1 })
    const path = join(backupsOf(file), newer.name)
    const bytes = readFileSync(path)
    bytes[100] = (bytes[100] ?? 0) ^ 1
    writeFileSync(path, bytes)
    expect(list().map(({ sound, entries }) => [entries, sound])).toEqual([
      [2, false],
      [1, true],
    ])
    expect(offerOf(list(), file.path)).toMatchObject({ backup: { entries: 1 }, lostEntries: 2 })
    truncateSync(path, 0)
    expect(list()[0]).toMatchObject({ sound: false, size: 0, entries: 2 })
  })

  test('leaves strangers in its folder alone, and takes away what is too many', async () => {
    const file = create()
    mkdirSync(backupsOf(file), { recursive: true })
    writeFileSync(join(backupsOf(file), 'my notes.txt'), 'mine')
    writeFileSync(join(backupsOf(file), '.copy-1-1.db'), 'left by a kill')
    writeFileSync(join(backupsOf(file), 'lost.db.sha256'), 'left by a kill')
    for (let minute = 0; minute < 7; minute += 1) {
      note(file, String(minute))
      must(await make(file, { now: later(minute) }))
    }
    const names = listFolder(backupsOf(file))
    expect(names).toHaveLength(11)
    expect(names).toContain('my notes.txt')
    expect(listBackups({ backupsDir: backupsOf(file) }).map(({ entries }) => entries)).toEqual([8, 7, 6, 5, 4])
  })
})

test('[FR-021] a file the app cannot use is opened twice: file and backups are untouched both times', async () => {
  const file = create()
  must(await make(file))
  file.close()
  const bytes = readFileSync(file.path)
  bytes.writeUInt32BE(99, 60)
  writeFileSync(file.path, bytes)
  const before = { ...hashes(backupsOf(file)), ...hashes(dirname(file.path)) }
  for (let start = 0; start < 2; start += 1) {
    const opened = openCampaignFile({
      path: file.path,
      migrationsDir,
      appVersion: '0.1.0',
      now,
      backupsDir: backupsOf(file),
    })
    expect(opened.ok).toBe(false)
    prune(backupsOf(file), now)
    listBackups({ backupsDir: backupsOf(file) })
    expect({ ...hashes(backupsOf(file)), ...hashes(dirname(file.path)) }).toEqual(before)
  }
})

describe('a restore', () => {
  const played = async () => {
    const file = create()
    note(file, 'one')
    const backup = must(await make(file))
    const atBackup = rowsOf(file)
    note(file, 'two')
    note(file, 'three')
    const atEnd = rowsOf(file)
    file.close()
    return { file, source: join(backupsOf(file), backup.name), atBackup, atEnd }
  }
  const going = (path: string, source: string, minutes = 30) =>
    restore({ path, source, migrationsDir, now: later(minutes) })

  test('goes back with ids, history and undo, and sets the present aside', async () => {
    const { file, source, atBackup } = await played()
    const aside = must(going(file.path, source))
    expect(aside).toMatchObject({ kind: 'aside', setAsideAt: later(30).toISOString() })
    const restored = reopen(file.path)
    expect(rowsOf(restored)).toEqual(atBackup)
    expect(restored.id).toBe('a1')
    must(undo(restored, noPlays))
    expect(listNotes(restored)).toEqual([])
    expectHealthy(restored)
  })

  test('is itself undone, and that too', async () => {
    const { file, source, atBackup, atEnd } = await played()
    const first = must(going(file.path, source))
    const second = must(going(file.path, first?.path ?? '', 31))
    let now = reopen(file.path)
    expect(rowsOf(now)).toEqual(atEnd)
    now.close()
    must(going(file.path, second?.path ?? '', 32))
    now = reopen(file.path)
    expect(rowsOf(now)).toEqual(atBackup)
    expect(listAsides(file.path).map(({ setAsideAt }) => setAsideAt)).toEqual(
      [32, 31, 30].map((minutes) => later(minutes).toISOString()),
    )
  })

  test('keeps a damaged file under its own name, and never writes over one', async () => {
    const { file, source, atBackup } = await played()
    for (const wreck of ['not a database at all', '']) {
      writeFileSync(file.path, wreck)
      expect(must(going(file.path, source))).toMatchObject({ kind: 'damaged' })
      const restored = reopen(file.path)
      expect(rowsOf(restored)).toEqual(atBackup)
      expectHealthy(restored)
      restored.close()
    }
    const kept = listAsides(file.path).map(({ path }) => readFileSync(path, 'utf8'))
    expect(kept).toEqual(['', 'not a database at all'])
  })

  test('works where the file is gone', async () => {
    const { file, source, atBackup } = await played()
    rmSync(dirname(file.path), { recursive: true })
    mkdirSync(dirname(file.path))
    expect(must(going(file.path, source))).toBeUndefined()
    expect(rowsOf(reopen(file.path))).toEqual(atBackup)
  })

  test('is refused while the campaign is open, from what is no sound backup, and from nothing: then nothing changes', async () => {
    const { file, source } = await played()
    const before = hashes(dirname(file.path))
    expect(going(file.path, `${source}.no`)).toMatchObject({ error: { key: 'backupMissing' } })
    const bytes = readFileSync(source)
    writeFileSync(`${source}.bad`, bytes.fill('x', bytes.indexOf('Night Watch'), bytes.indexOf('Night Watch') + 3))
    expect(going(file.path, `${source}.bad`)).toMatchObject({ error: { key: 'backupDamaged' } })
    expect(hashes(dirname(file.path))).toEqual(before)
    reopen(file.path)
    expect(going(file.path, source)).toMatchObject({ error: { key: 'fileInUse' } })
    expect(listAsides(file.path)).toEqual([])
  })

  test('forgets a journal that belongs to the file it replaces', async () => {
    const { file, source, atBackup } = await played()
    writeFileSync(file.path, 'wreck')
    writeFileSync(`${file.path}-journal`, Buffer.alloc(600, 1))
    must(going(file.path, source))
    expect(existsSync(`${file.path}-journal`)).toBe(false)
    expect(rowsOf(reopen(file.path))).toEqual(atBackup)
  })
})

test('a folder that nobody may list holds no backups to offer, and is made again when it can be', () => {
  const file = create()
  expect(listBackups({ backupsDir: backupsOf(file) })).toEqual([])
  chmodSync(backupsOf(file), 0o755)
  expect(offerOf([], file.path)).toBeUndefined()
})
