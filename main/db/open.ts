// Opening a campaign as its one owner. Whatever is wrong with a file is found here, named, and leaves it as it was.
import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { markPath, openMark, readMark, type MarkFile } from '../files/mark.ts'
import { readBytes } from './bytes.ts'
import { attach, type CampaignFile } from './campaign-file.ts'
import { checkDatabase } from './check.ts'
import { connectAsOwner, type Sqlite } from './driver.ts'
import { finding, findingOf, type Finding } from './findings.ts'
import { readHeader } from './header.ts'
import { heldFile, hold, identityOf, release } from './held.ts'
import { migrateFile, sweepCopies, type MigrationStep } from './migrate.ts'
import { readMigrations, type Migration } from './migrations.ts'
import { checkSchema, newerOrDamaged } from './schema-check.ts'

export interface OpenOptions {
  readonly path: string
  readonly migrationsDir: string
  readonly appVersion: string
  readonly now: Date
  /** `<data>/backups/<id>`: where the file as it was is kept before a migration. Without it no copy is kept. */
  readonly backupsDir?: string
  /** Opens also when the mark says that entries are missing at the end: a person agreed to go on without them. */
  readonly acceptShorter?: boolean
  /** Told before each step of bringing an older file up to date, for a screen that waits. */
  readonly onStep?: (step: MigrationStep) => void
}

export type OpenFinding = Finding

/**
 * Opens the file and holds it until close; one of an older version is brought up to date first. Refuses, and leaves
 * untouched: `fileMissing`, `fileInUse`, `fileForeign`, `fileNewer`, `fileDamaged`, `historyShorter`, `cannotWrite` (open it
 * for looking), `diskFull`, `folderGone`.
 */
export function openCampaignFile(options: OpenOptions): Result<CampaignFile, OpenFinding> {
  try {
    if (heldFile(options.path) !== undefined) return fail(finding('fileInUse'))
    const migrations = readMigrations(options.migrationsDir)
    const version = readVersion(options.path, migrations.length)
    if (!version.ok) return version
    accessSync(dirname(options.path), constants.W_OK)
    const sqlite = lockAndCheck(options, migrations.slice(0, version.value))
    if (!sqlite.ok) return sqlite
    sweepCopies(options.path)
    if (version.value === migrations.length) return ok(owned(sqlite.value, options.path))
    const migrated = migrateFile(sqlite.value, migrations, options)
    return migrated.ok ? openCampaignFile(options) : migrated
  } catch (fault) {
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return fail(found)
  }
}

/** The schema version as the header has it, from 1 to `known`. */
function readVersion(path: string, known: number): Result<number, Finding> {
  const header = readHeader(path)
  if (!header.ok) return header
  const version = header.value.userVersion
  if (version <= known) return ok(version)
  const bytes = readBytes(path)
  return fail(bytes === undefined ? finding('fileInUse') : newerOrDamaged(bytes, version, known))
}

function lockAndCheck(options: OpenOptions, migrations: readonly Migration[]): Result<Sqlite, Finding> {
  const sqlite = connectAsOwner(options.path, { mustExist: true })
  try {
    const wrong = checkSchema(sqlite, migrations) ?? checkContents(sqlite, options)
    if (wrong === undefined) return ok(sqlite)
    sqlite.close()
    return fail(wrong)
  } catch (fault) {
    sqlite.close()
    throw fault
  }
}

function checkContents(sqlite: Sqlite, { path, acceptShorter }: OpenOptions): Finding | undefined {
  const wrong = checkDatabase(sqlite, { mark: readMark(markPath(path)) })
  return acceptShorter === true && wrong?.key === 'historyShorter' ? undefined : wrong
}

/** Lets go of the file when the disk fails before it is held: a lock that nobody knows of would stay until the program ends. */
function owned(sqlite: Sqlite, path: string): CampaignFile {
  try {
    const mark = openMark(markPath(path))
    try {
      return own(sqlite, path, mark)
    } catch (fault) {
      mark.close()
      throw fault
    }
  } catch (fault) {
    sqlite.close()
    throw fault
  }
}

function own(sqlite: Sqlite, path: string, mark: MarkFile): CampaignFile {
  let open = true
  const file: CampaignFile = attach(sqlite, {
    path,
    identity: identityOf(path),
    mark,
    close: () => {
      if (!open) return
      open = false
      release(file)
      for (const end of [mark.sync, mark.close]) {
        try {
          end()
        } catch {
          // A mark that lags behind guards less and says nothing false; the campaign itself is on disk.
        }
      }
      sqlite.close()
    },
  })
  mark.write({ campaign: file.id, n: file.state.head.n, chain: file.state.head.chain })
  hold(file)
  return file
}
