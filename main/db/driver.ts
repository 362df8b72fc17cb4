// The one place that opens SQLite: the guard against an old Node, and the pragmas that make a commit a promise.
import Database from 'better-sqlite3'

export type Sqlite = Database.Database

/** Marks a file as a campaign of ours, in the header's application id. */
export const applicationId = 0x5350_4c42

/** Milliseconds that taking the lock waits for someone who only looks at the file. */
const lockPatience = 100

/** Opens `path`, or the bytes of a database. Throws before the driver is touched when this Node would crash on it. */
export function connect(path: string | Buffer, options: Database.Options = {}): Sqlite {
  if (Number(process.versions.node.split('.')[0]) < 22)
    throw new Error(
      `Node ${process.version} is too old for the database driver: start the app through npm, which brings its own`,
    )
  return new Database(path, { timeout: 0, ...options })
}

/**
 * Opens `path` as its one owner: the lock is taken at once and kept until close. Throws the driver's SQLITE_BUSY when
 * somebody else holds it.
 */
export function connectAsOwner(path: string, options: { readonly mustExist: boolean }): Sqlite {
  const sqlite = connect(path, { fileMustExist: options.mustExist, timeout: lockPatience })
  try {
    // The lock is won in normal mode, where a loser lets go at once, and only then kept for good.
    sqlite.exec('BEGIN EXCLUSIVE')
    sqlite.pragma('locking_mode = EXCLUSIVE')
    sqlite.exec('COMMIT')
    setPragmas(sqlite)
  } catch (fault) {
    sqlite.close()
    throw fault
  }
  return sqlite
}

/** Version of SQLite that the driver brings, such as `3.50.4`. */
export function sqliteVersion(): string {
  const sqlite = connect(':memory:')
  try {
    return String(sqlite.prepare('SELECT sqlite_version()').pluck().get())
  } finally {
    sqlite.close()
  }
}

const wanted = {
  locking_mode: 'exclusive',
  journal_mode: 'truncate',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 0,
  trusted_schema: 0,
  recursive_triggers: 1,
  cell_size_check: 1,
  temp_store: 2,
} as const

/** Sets what an owner needs and reads all of it back, because SQLite does not say when it declines. */
function setPragmas(sqlite: Sqlite): void {
  sqlite.pragma('locking_mode = EXCLUSIVE')
  sqlite.pragma('journal_mode = TRUNCATE')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 0')
  sqlite.pragma('trusted_schema = OFF')
  sqlite.pragma('recursive_triggers = ON')
  sqlite.pragma('cell_size_check = ON')
  sqlite.pragma('temp_store = MEMORY')
  for (const [name, value] of Object.entries(wanted)) {
    const found = sqlite.pragma(name, { simple: true })
    if (found !== value) throw new Error(`SQLite keeps ${name} at ${String(found)} where ${value} is needed`)
  }
}
