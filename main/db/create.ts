// Founding a campaign file: written under another name with its first entry, then put in place complete or not at all.
import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { makeFolder, renameDurably } from '../files/durable.ts'
import { markPath, noMark } from '../files/mark.ts'
import { isThere } from '../files/there.ts'
import { attach, type CampaignFile, type Orm } from './campaign-file.ts'
import { applicationId, connectAsOwner } from './driver.ts'
import { discard } from './discard.ts'
import { appendEntry, type Title } from './entry.ts'
import { finding, findingOf, type Finding } from './findings.ts'
import { identityOf } from './held.ts'
import { applyMigrations, readMigrations } from './migrations.ts'
import { openCampaignFile } from './open.ts'
import { isDigested } from './tables.ts'
import { transact } from './transaction.ts'

export interface NewCampaignFile {
  /** `<data>/campaigns/<id>/campaign.db`; the folder is made when missing. */
  readonly path: string
  readonly migrationsDir: string
  readonly id: string
  readonly seed: string
  readonly now: Date
  readonly appVersion: string
  /** First entry of the log and the rows it comes with. It is a wall: no undo goes back before the campaign began. */
  readonly founding?: Founding
}

export interface Founding extends Title {
  readonly who: string
  readonly write: (orm: Orm, file: CampaignFile) => void
}

/** Makes the file and opens it. Refuses `fileExists`, `diskFull`, `cannotWrite`, `folderGone`; then nothing is left behind. */
export function createCampaignFile(options: NewCampaignFile): Result<CampaignFile, Finding> {
  const { path } = options
  const unfinished = join(dirname(path), `.${basename(path)}.new-${process.pid}`)
  try {
    if (isThere(path)) return fail(finding('fileExists'))
    makeFolder(dirname(path))
    discard(unfinished)
    const written = writeNew(unfinished, options)
    if (!written.ok) {
      discard(unfinished)
      return written
    }
  } catch (fault) {
    discard(unfinished)
    return fail(foundIn(fault))
  }
  return putInPlace(unfinished, options)
}

/** A file that cannot be opened at once was not made: nobody would know of it. */
function putInPlace(unfinished: string, options: NewCampaignFile): Result<CampaignFile, Finding> {
  const { path } = options
  try {
    rmSync(markPath(path), { force: true })
    renameDurably(unfinished, path)
    const opened = openCampaignFile(options)
    if (!opened.ok) removeNew(path)
    return opened
  } catch (fault) {
    discard(unfinished)
    removeNew(path)
    return fail(foundIn(fault))
  }
}

function removeNew(path: string): void {
  discard(path)
  discard(markPath(path))
}

function foundIn(fault: unknown): Finding {
  const found = findingOf(fault)
  if (found === undefined) throw fault
  return found
}

function writeNew(path: string, options: NewCampaignFile): Result<undefined, Finding> {
  const sqlite = connectAsOwner(path, { mustExist: false })
  try {
    const migrations = readMigrations(options.migrationsDir)
    sqlite.pragma(`application_id = ${applicationId}`)
    sqlite.pragma('foreign_keys = OFF')
    sqlite.exec('BEGIN IMMEDIATE')
    applyMigrations(sqlite, migrations, 0)
    sqlite
      .prepare(
        'INSERT INTO campaign (row, id, app_version, schema_version, seed, created_at) VALUES (1, ?, ?, ?, ?, ?)',
      )
      .run(options.id, options.appVersion, migrations.length, options.seed, options.now.toISOString())
    sqlite.exec('COMMIT')
    sqlite.pragma('foreign_keys = ON')
    const file = attach(sqlite, { path, identity: identityOf(path), mark: noMark, close: () => sqlite.close() })
    const { write, ...title } = options.founding ?? { titleKey: 'campaignFounded', who: 'app', write: () => undefined }
    return transact(file, () => {
      write(file.orm, file)
      const touched = file.tables.filter(isDigested).map(({ name }) => name)
      appendEntry(file, { ...title, kind: 'wall', time: options.now, touched })
      return ok(undefined)
    })
  } finally {
    sqlite.close()
  }
}
