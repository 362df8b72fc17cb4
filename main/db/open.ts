// Opening a campaign as its one owner. Whatever is wrong with a file is found here, named, and leaves it as it was.
import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { openMark, readMark } from '../files/mark.ts'
import { attach, type CampaignFile } from './campaign-file.ts'
import { checkDatabase } from './check.ts'
import { connectAsOwner, type Sqlite } from './driver.ts'
import { damage, finding, findingOf, type Finding } from './findings.ts'
import { readHeader } from './header.ts'
import { heldFile, hold, identityOf, release } from './held.ts'
import { expectedSchema, readMigrations, schemaText } from './migrations.ts'

export interface OpenOptions {
  readonly path: string
  readonly migrationsDir: string
  readonly appVersion: string
  readonly now: Date
  /** Opens also when the mark says that entries are missing at the end: a person agreed to go on without them. */
  readonly acceptShorter?: boolean
}

export type OpenFinding = Finding

/** Where the mark of a campaign file lies. */
export const markPath = (path: string): string => `${path.replace(/\.db$/, '')}.mark`

/**
 * Opens the file and holds it until close. Refuses, and leaves untouched: `fileMissing`, `fileInUse`, `fileForeign`,
 * `fileNewer`, `fileDamaged`, `historyShorter`, `cannotWrite` (open it for looking), `diskFull`, `folderGone`.
 */
export function openCampaignFile(options: OpenOptions): Result<CampaignFile, OpenFinding> {
  const { path } = options
  if (heldFile(path) !== undefined) return fail(finding('fileInUse'))
  let sqlite: Sqlite | undefined
  try {
    const header = readHeader(path)
    if (!header.ok) return header
    const migrations = readMigrations(options.migrationsDir)
    const version = header.value.userVersion
    if (version > migrations.length) return fail(finding('fileNewer', { version, known: migrations.length }))
    accessSync(dirname(path), constants.W_OK)
    sqlite = connectAsOwner(path, { mustExist: true })
    const wrong = checkSchema(sqlite, expectedSchema(migrations)) ?? checkContents(sqlite, options)
    if (wrong === undefined) return ok(own(sqlite, path))
    sqlite.close()
    return fail(wrong)
  } catch (fault) {
    sqlite?.close()
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return fail(found)
  }
}

/** Tables, indexes, and nothing else: a trigger, view or virtual table is none of ours and could do anything. */
export function checkSchema(sqlite: Sqlite, expected: string): Finding | undefined {
  const stranger = sqlite
    .prepare("SELECT name FROM sqlite_schema WHERE type IN ('trigger', 'view') OR sql LIKE 'CREATE VIRTUAL%' LIMIT 1")
    .pluck()
    .get() as string | undefined
  if (stranger !== undefined) return finding('fileForeign', { what: stranger })
  return schemaText(sqlite) === expected ? undefined : damage('schema')
}

function checkContents(sqlite: Sqlite, { path, acceptShorter }: OpenOptions): Finding | undefined {
  const wrong = checkDatabase(sqlite, { mark: readMark(markPath(path)) })
  return acceptShorter === true && wrong?.key === 'historyShorter' ? undefined : wrong
}

function own(sqlite: Sqlite, path: string): CampaignFile {
  const mark = openMark(markPath(path))
  let open = true
  const file: CampaignFile = attach(sqlite, {
    path,
    identity: identityOf(path),
    mark,
    close: () => {
      if (!open) return
      open = false
      release(file)
      try {
        mark.sync()
      } catch {
        // A mark that lags behind guards less and says nothing false; the campaign itself is on disk.
      }
      mark.close()
      sqlite.close()
    },
  })
  mark.write({ campaign: file.id, n: file.state.head.n, chain: file.state.head.chain })
  hold(file)
  return file
}
