// Whether a file's schema is the one its version has, and whether a version above ours is one in truth.
import { connect, type Sqlite } from './driver.ts'
import { damage, finding, type Finding } from './findings.ts'
import { expectedSchema, schemaText, type Migration } from './migrations.ts'

/** Tables, indexes, and nothing else: a trigger, view or virtual table is none of ours and could do anything. */
export function checkSchema(sqlite: Sqlite, migrations: readonly Migration[]): Finding | undefined {
  const stranger = sqlite
    .prepare("SELECT name FROM sqlite_schema WHERE type IN ('trigger', 'view') OR sql LIKE 'CREATE VIRTUAL%' LIMIT 1")
    .pluck()
    .get() as string | undefined
  if (stranger !== undefined) return finding('fileForeign', { what: stranger })
  return schemaText(sqlite) === expectedSchema(migrations) ? undefined : damage('schema')
}

/**
 * What to call a file whose header says a version above `known`. The header is under no hash, so the campaign's row must
 * say the same; a file whose row cannot be read the way we know is believed.
 */
export function newerOrDamaged(bytes: Buffer, version: number, known: number): Finding {
  const sqlite = connect(bytes)
  try {
    const row = sqlite.prepare('SELECT schema_version FROM campaign').pluck().get()
    return row === version ? finding('fileNewer', { version, known }) : damage('campaign', 'version')
  } catch {
    return finding('fileNewer', { version, known })
  } finally {
    sqlite.close()
  }
}
