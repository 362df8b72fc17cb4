// Opening a campaign only to look: its bytes are read into memory and SQLite never touches the file, so nothing on disk
// changes, not even in a folder that cannot be written, and an owner elsewhere is not disturbed.
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { markPath, readMark } from '../files/mark.ts'
import { readBytes } from './bytes.ts'
import { ormOf, type Orm } from './campaign-file.ts'
import { checkDatabase } from './check.ts'
import { connect, type Sqlite } from './driver.ts'
import { finding, findingOf, type Finding } from './findings.ts'
import { inspectHeader } from './header.ts'
import { applyMigrations, readMigrations } from './migrations.ts'
import { checkSchema, newerOrDamaged } from './schema-check.ts'

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
    if (version > migrations.length) return fail(newerOrDamaged(bytes, version, migrations.length))
    sqlite = connect(bytes)
    sqlite.pragma('trusted_schema = OFF')
    const wrong =
      checkSchema(sqlite, migrations.slice(0, version)) ?? checkDatabase(sqlite, { mark: readMark(markPath(path)) })
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
