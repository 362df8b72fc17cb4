// The migrations folder as drizzle-kit writes it, and what a database looks like after all of them. The schema version of a
// campaign is the number of migrations it has been through.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Sqlite } from './driver.ts'

export interface Migration {
  /** `0000_first` and so on. */
  readonly tag: string
  readonly statements: readonly string[]
}

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

/** All migrations in order. Throws when the folder is not one: it comes with the app, so that is a fault of ours. */
export function readMigrations(folder: string): readonly Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'),
  }))
}

/**
 * Runs the migrations after version `from`. The caller has opened a transaction and turned foreign keys off before it:
 * drizzle-kit rebuilds tables by dropping them, and with keys on that would delete every child row.
 */
export function applyMigrations(sqlite: Sqlite, migrations: readonly Migration[], from: number): void {
  if (sqlite.pragma('foreign_keys', { simple: true }) !== 0) throw new Error('migrations run with foreign keys off')
  for (const migration of migrations.slice(from)) for (const statement of migration.statements) sqlite.exec(statement)
  sqlite.pragma(`user_version = ${migrations.length}`)
}

/** The text of every table and index, one a line: two databases with equal text have equal schemas. */
export function schemaText(sqlite: Sqlite): string {
  const rows = sqlite
    .prepare("SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY type, name")
    .pluck()
    .all()
  return rows.join('\n')
}

/** What `schemaText` says after these migrations. */
export function expectedSchema(migrations: readonly Migration[]): string {
  const sqlite = connect(':memory:')
  try {
    sqlite.pragma('foreign_keys = OFF')
    applyMigrations(sqlite, migrations, 0)
    return schemaText(sqlite)
  } finally {
    sqlite.close()
  }
}
