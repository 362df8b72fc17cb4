// All rows of a campaign as plain data, and a database made of such rows: what export and import stand on.
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { checkDatabase } from './check.ts'
import { applicationId, connect, type Sqlite } from './driver.ts'
import { damage, finding, findingOf, type Finding } from './findings.ts'
import { applyMigrations, type Migration } from './migrations.ts'
import { checkSchema } from './schema-check.ts'
import { quoted, readTables } from './tables.ts'

export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>

/** Every row of every table, tables by name, rows in key order. */
export type Rows = ReadonlyMap<string, readonly Row[]>

export function dumpRows(sqlite: Sqlite): Rows {
  return new Map(
    readTables(sqlite).map(({ name, key }) => {
      const rows = sqlite.prepare('SELECT * FROM ' + quoted(name) + ' ORDER BY ' + key.map(quoted).join(', ')).all()
      return [name, rows as Row[]]
    }),
  )
}

/**
 * A database in memory at schema `version` that holds these rows and passes the health check of an open campaign.
 * `version` is at least 1 and at most the number of migrations. Refuses `fileDamaged` for tables, columns or rows that do
 * not fit, and for a history that does not hold together.
 */
export function databaseOf(rows: Rows, version: number, allMigrations: readonly Migration[]): Result<Sqlite, Finding> {
  const migrations = allMigrations.slice(0, version)
  const sqlite = connect(':memory:')
  try {
    sqlite.pragma(`application_id = ${applicationId}`)
    sqlite.pragma('trusted_schema = OFF')
    sqlite.pragma('foreign_keys = OFF')
    sqlite.exec('BEGIN')
    applyMigrations(sqlite, migrations, 0)
    const filled = fill(sqlite, rows)
    sqlite.exec('COMMIT')
    const wrong = filled ?? checkSchema(sqlite, migrations) ?? checkDatabase(sqlite)
    if (wrong === undefined) return ok(sqlite)
    sqlite.close()
    return fail(wrong)
  } catch (fault) {
    sqlite.close()
    if (isMisfit(fault)) return fail(damage('schema', fault.message))
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return fail(found)
  }
}

/** SQLite's word that a row does not fit its table: a type, a check, a key. */
const isMisfit = (fault: unknown): fault is Error =>
  fault instanceof Error &&
  'code' in fault &&
  typeof fault.code === 'string' &&
  (fault.code.startsWith('SQLITE_CONSTRAINT') || fault.code === 'SQLITE_MISMATCH' || fault.code === 'SQLITE_TOOBIG')

function fill(sqlite: Sqlite, rows: Rows): Finding | undefined {
  const tables = readTables(sqlite)
  if (tables.length !== rows.size) return damage('schema', 'tables')
  for (const { name, columns } of tables) {
    const given = rows.get(name)
    if (given === undefined) return finding('fileDamaged', { what: 'schema', where: name })
    const places = columns.map(() => '?').join(', ')
    const insert = sqlite.prepare(
      'INSERT INTO ' + quoted(name) + ' (' + columns.map(quoted).join(', ') + ') VALUES (' + places + ')',
    )
    for (const row of given) {
      const cells = columns.map((column) => (Object.hasOwn(row, column) ? row[column] : undefined))
      if (Object.keys(row).length !== columns.length || cells.includes(undefined)) return damage('schema', name)
      insert.run(...cells)
    }
  }
  return undefined
}
