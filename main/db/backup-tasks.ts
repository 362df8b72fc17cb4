// The slow part of backups, on files that nobody has open: checking a fresh copy and giving it its name, and reading what
// stands in each. Runs in a worker (backup-worker.ts) on plain data.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../shared/kernel/json.ts'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { renameDurably, syncFile, writeDurably } from '../files/durable.ts'
import { parseBackupName, printBackupName, type BackupReason } from './backup-name.ts'
import { cardOf, type Card } from './card.ts'
import { checkDatabase } from './check.ts'
import { connect, type Sqlite } from './driver.ts'
import { finding, type Finding } from './findings.ts'
import { inspectHeader } from './header.ts'
import { fileHash, hashEnd } from './keep-bytes.ts'
import { readMigrations } from './migrations.ts'
import { backupsToKeep } from './retention.ts'
import { checkSchema } from './schema-check.ts'

export interface Backup {
  /** File name in the campaign's backup folder. */
  readonly name: string
  /** ISO 8601. */
  readonly madeAt: string
  readonly reason: BackupReason
  /** Bytes. */
  readonly size: number
  /** Entries in its log. */
  readonly entries: number
  /** Checked after it was written, and its bytes are the same since. */
  readonly sound: boolean
  /** What stands on its cover, and its last entry; missing where it cannot be read. */
  readonly card?: Card
  readonly last?: { readonly titleKey: string; readonly titleArgs: Readonly<Record<string, Json>> }
}

export interface FinishCopy {
  readonly task: 'finish'
  /** The copy under its temporary name, in the backup folder. */
  readonly copy: string
  readonly backupsDir: string
  readonly migrationsDir: string
  /** ISO 8601. */
  readonly now: string
  readonly reason: BackupReason
}

export interface ListBackups {
  readonly task: 'list'
  readonly backupsDir: string
}

/** Checks the copy; only a sound one gets a backup's name. Then those that need not be kept go. Refuses `backupDamaged`. */
export function finishCopy({ copy, backupsDir, migrationsDir, now, reason }: FinishCopy): Result<Backup, Finding> {
  const bytes = readFileSync(copy)
  const wrong = faultOf(bytes, migrationsDir)
  if (wrong !== undefined) {
    rmSync(copy, { force: true })
    return fail(finding('backupDamaged', wrong.args))
  }
  syncFile(copy)
  const { entries, card, last } = readFrom(bytes, contents)
  const name = printBackupName({ time: new Date(now), reason, entry: entries })
  writeDurably(join(backupsDir, name + hashEnd), fileHash(bytes))
  renameDurably(copy, join(backupsDir, name))
  prune(backupsDir, new Date(now))
  return ok({ ...headOf(name), size: bytes.length, sound: true, card, last })
}

/** Newest first. A folder that is not there holds none; files that are no backups are left out and left alone. */
export function listBackups({ backupsDir }: Omit<ListBackups, 'task'>): readonly Backup[] {
  mkdirSync(backupsDir, { recursive: true })
  const names = readdirSync(backupsDir).filter((name) => parseBackupName(name) !== undefined)
  return names.toSorted((a, b) => (a < b ? 1 : -1)).map((name) => readBackup(backupsDir, name))
}

/** What is wrong with a database given as bytes; undefined when it would open. */
export function faultOf(bytes: Buffer, migrationsDir: string): Finding | undefined {
  const header = inspectHeader(bytes)
  if (!header.ok) return header.error
  const migrations = readMigrations(migrationsDir)
  const version = header.value.userVersion
  if (version > migrations.length) return finding('fileNewer', { version, known: migrations.length })
  return readFrom(bytes, (sqlite) => checkSchema(sqlite, migrations.slice(0, version)) ?? checkDatabase(sqlite))
}

function readBackup(backupsDir: string, name: string): Backup {
  const path = join(backupsDir, name)
  const head = headOf(name)
  try {
    const bytes = readFileSync(path)
    const sound = fileHash(bytes) === readFileSync(path + hashEnd, 'utf8')
    const { card, last } = readFrom(bytes, contents)
    return { ...head, size: bytes.length, sound, card, last }
  } catch {
    // A backup that cannot be read is listed as what it is: not sound.
    return { ...head, size: statSync(path, { throwIfNoEntry: false })?.size ?? 0, sound: false }
  }
}

/** What a backup's name tells. */
function headOf(name: string): Pick<Backup, 'name' | 'madeAt' | 'reason' | 'entries'> {
  const parsed = parseBackupName(name)
  if (parsed === undefined) throw new Error(`${name} is no backup`)
  return { name, madeAt: parsed.time.toISOString(), reason: parsed.reason, entries: parsed.entry }
}

function readFrom<T>(bytes: Buffer, read: (sqlite: Sqlite) => T): T {
  const sqlite = connect(bytes)
  try {
    return read(sqlite)
  } finally {
    sqlite.close()
  }
}

const contents = (sqlite: Sqlite) => ({ entries: lastEntry(sqlite), card: cardOf(sqlite), last: lastTitle(sqlite) })

const lastEntry = (sqlite: Sqlite) => sqlite.prepare('SELECT max(n) FROM log').pluck().get() as number

function lastTitle(sqlite: Sqlite) {
  const row = sqlite.prepare('SELECT title_key AS titleKey, title_args AS args FROM log ORDER BY n DESC LIMIT 1').get()
  const { titleKey, args } = row as { readonly titleKey: string; readonly args: string }
  return { titleKey, titleArgs: JSON.parse(args) as Readonly<Record<string, Json>> }
}

/** Removes what need not be kept, and hashes that a kill left without their backup. */
export function prune(backupsDir: string, now: Date): void {
  const names = readdirSync(backupsDir)
  const found = names.flatMap((name) => {
    const parsed = parseBackupName(name)
    return parsed === undefined ? [] : [{ ...parsed, name }]
  })
  const kept = new Set(backupsToKeep(found, now).map(({ name }) => name))
  for (const { name } of found) if (!kept.has(name)) rmSync(join(backupsDir, name), { force: true })
  for (const name of names.filter((some) => some.endsWith(hashEnd)))
    if (!kept.has(name.slice(0, -hashEnd.length))) rmSync(join(backupsDir, name), { force: true })
}
