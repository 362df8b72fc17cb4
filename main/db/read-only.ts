// Opening a campaign only to look: its bytes are read into memory and SQLite never touches the file, so nothing on disk
// changes, not even in a folder that cannot be written, and an owner elsewhere is not disturbed.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { readMark } from '../files/mark.ts'
import { ormOf, type Orm } from './campaign-file.ts'
import { checkDatabase } from './check.ts'
import { connect, type Sqlite } from './driver.ts'
import { finding, findingOf, type Finding } from './findings.ts'
import { inspectHeader } from './header.ts'
import { heldFile } from './held.ts'
import { applyMigrations, expectedSchema, readMigrations } from './migrations.ts'
import { checkSchema, markPath } from './open.ts'

/** A campaign as it stood at one moment, in memory. Writing to it is refused. */
export interface Look {
  readonly orm: Orm
  readonly sqlite: Sqlite
  readonly close: () => void
}

export interface LookOptions {
  readonly path: string
  readonly migrationsDir: string
}

/**
 * Reads the campaign at `path` into memory, checked as at open; one of an older version is brought up to date in memory.
 * Refuses `fileMissing`, `fileForeign`, `fileNewer`, `fileDamaged`, `historyShorter`, `folderGone`, and `fileInUse` when an
 * owner elsewhere writes without a pause.
 */
export function openForLooking({ path, migrationsDir }: LookOptions): Result<Look, Finding> {
  let sqlite: Sqlite | undefined
  try {
    const bytes = readBytes(path)
    if (bytes === undefined) return fail(finding('fileInUse'))
    const header = inspectHeader(bytes)
    if (!header.ok) return header
    const migrations = readMigrations(migrationsDir)
    const version = header.value.userVersion
    if (version > migrations.length) return fail(finding('fileNewer', { version, known: migrations.length }))
    sqlite = connect(bytes)
    sqlite.pragma('trusted_schema = OFF')
    const wrong =
      checkSchema(sqlite, expectedSchema(migrations.slice(0, version))) ??
      checkDatabase(sqlite, { mark: readMark(markPath(path)) })
    if (wrong !== undefined) {
      sqlite.close()
      return fail(wrong)
    }
    sqlite.pragma('foreign_keys = OFF')
    applyMigrations(sqlite, migrations, version)
    sqlite.pragma('query_only = ON')
    const database = sqlite
    return ok({ orm: ormOf(database), sqlite: database, close: () => void database.close() })
  } catch (fault) {
    sqlite?.close()
    const found =
      fault instanceof Error && 'code' in fault && fault.code === 'ENOENT' ? finding('fileMissing') : findingOf(fault)
    if (found === undefined) throw fault
    return fail(found)
  }
}

/** The database's bytes at a moment when nobody was writing; undefined when there was no such moment. */
export function readBytes(path: string): Buffer | undefined {
  const held = heldFile(path)
  if (held !== undefined) return held.sqlite.serialize()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const before = stamp(path)
    const bytes = before.journal > 0n ? rolledBack(path) : readFileSync(path)
    const after = stamp(path)
    if (before.size === after.size && before.time === after.time && before.journal === after.journal) return bytes
  }
  return undefined
}

function stamp(path: string) {
  const { size, mtimeNs: time } = statSync(path, { bigint: true })
  const journal = existsSync(`${path}-journal`) ? statSync(`${path}-journal`, { bigint: true }).size : 0n
  return { size, time, journal }
}

/** A journal with contents: its owner was killed in the middle of a commit. What stood before is restored in a copy. */
function rolledBack(path: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'logbook-look-'))
  try {
    const copy = join(folder, 'campaign.db')
    copyFileSync(path, copy)
    copyFileSync(`${path}-journal`, `${copy}-journal`)
    const sqlite = connect(copy)
    try {
      return sqlite.serialize()
    } finally {
      sqlite.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
