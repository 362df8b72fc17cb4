// Brings a campaign of an older version up to date: on a copy, which is checked and on disk before it takes the old file's
// place. Killed between any two steps, there is the old file or the new one.
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ok, type Result } from '../../shared/lib/result.ts'
import { renameDurably, syncFile, writeDurably } from '../files/durable.ts'
import { noMark } from '../files/mark.ts'
import { attach } from './campaign-file.ts'
import { checkDatabase } from './check.ts'
import { connectAsOwner, type Sqlite } from './driver.ts'
import { discard } from './discard.ts'
import { appendEntry } from './entry.ts'
import type { Finding } from './findings.ts'
import { identityOf } from './held.ts'
import { keepBytes } from './keep-bytes.ts'
import { applyMigrations, type Migration } from './migrations.ts'
import { checkSchema } from './schema-check.ts'
import { isDigested } from './tables.ts'
import { transact } from './transaction.ts'

export const migrationSteps = ['backup', 'copy', 'migrate', 'wall', 'verify', 'replace'] as const
export type MigrationStep = (typeof migrationSteps)[number]

export interface MigrateOptions {
  readonly path: string
  readonly appVersion: string
  readonly now: Date
  readonly backupsDir?: string
  readonly onStep?: (step: MigrationStep) => void
}

/**
 * Takes over the owning connection of a sound file of an older version, and closes it. Refuses `diskFull`, `cannotWrite`,
 * `folderGone`, or throws what the disk says; a migration that breaks a campaign is a fault of ours and thrown too. Then the
 * old file stands.
 */
export function migrateFile(old: Sqlite, migrations: readonly Migration[], options: MigrateOptions): Done {
  const { path, now, backupsDir, onStep = () => undefined } = options
  const copy = copyPath(path)
  try {
    onStep('backup')
    const bytes = old.serialize()
    const entry = old.prepare('SELECT max(n) FROM log').pluck().get() as number
    const backup =
      backupsDir === undefined ? '' : keepBytes(bytes, { backupsDir, time: now, reason: 'migration', entry })
    onStep('copy')
    writeDurably(copy, bytes)
    const updated = updateCopy(copy, migrations, { ...options, onStep, backup })
    if (!updated.ok) return updated
    onStep('replace')
    old.close()
    renameDurably(copy, path)
    return updated
  } finally {
    old.close()
    discard(copy)
  }
}

/** Removes copies that a kill left behind; what cannot be removed now is swept at the next open. Only the owner may. */
export function sweepCopies(path: string): void {
  const start = `.${basename(path)}.`
  const folder = dirname(path)
  try {
    for (const name of readdirSync(folder)) if (name.startsWith(start)) rmSync(join(folder, name), { force: true })
  } catch {
    // They are in nobody's way.
  }
}

type Done = Result<undefined, Finding>

const copyPath = (path: string) => join(dirname(path), `.${basename(path)}.migrating-${process.pid}`)

interface Updating extends MigrateOptions {
  readonly onStep: (step: MigrationStep) => void
  /** Name of the backup made before; empty when none was. */
  readonly backup: string
}

function updateCopy(copy: string, migrations: readonly Migration[], options: Updating): Done {
  const sqlite = connectAsOwner(copy, { mustExist: true })
  try {
    options.onStep('migrate')
    const from = sqlite.pragma('user_version', { simple: true }) as number
    sqlite.pragma('foreign_keys = OFF')
    sqlite.exec('BEGIN IMMEDIATE')
    applyMigrations(sqlite, migrations, from)
    sqlite.prepare('UPDATE campaign SET app_version = ?, schema_version = ?').run(options.appVersion, migrations.length)
    sqlite.exec('COMMIT')
    sqlite.pragma('foreign_keys = ON')
    options.onStep('wall')
    const walled = buildWall(sqlite, copy, options, { from, to: migrations.length })
    if (!walled.ok) return walled
    options.onStep('verify')
    const wrong = checkSchema(sqlite, migrations) ?? checkDatabase(sqlite)
    if (wrong !== undefined)
      throw new Error(`migration ${from} to ${migrations.length} leaves ${JSON.stringify(wrong)}`)
  } finally {
    sqlite.close()
  }
  syncFile(copy)
  return ok(undefined)
}

/** The images before it have other columns: undo stops here, and the entry names the backup that goes further back. */
function buildWall(sqlite: Sqlite, copy: string, options: Updating, versions: { from: number; to: number }): Done {
  const file = attach(sqlite, { path: copy, identity: identityOf(copy), mark: noMark, close: () => undefined })
  const titleArgs = { ...versions, version: options.appVersion, backup: options.backup }
  return transact<undefined, never>(file, () => {
    file.digests.rewriteAll()
    const touched = file.tables.filter(isDigested).map(({ name }) => name)
    appendEntry(file, { kind: 'wall', time: options.now, who: 'app', titleKey: 'campaignUpdated', titleArgs, touched })
    return ok(undefined)
  })
}
