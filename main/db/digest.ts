// Digests: one sha256 for each table that can change, over its rows in key order, and one over all of them. Equal rows give
// equal digests on every machine.
import { createHash, hash } from 'node:crypto'
import type { Sqlite } from './driver.ts'
import { isDigested, quoted, type Table } from './tables.ts'

export const sha256 = (text: string | Buffer): string => hash('sha256', text)

export interface Digests {
  /** Computes the digest of a table from its rows as they are now. */
  readonly compute: (table: string) => string
  /** Computes and stores. */
  readonly rewrite: (table: string) => void
  readonly rewriteAll: () => void
  /** Hash over all stored digests. */
  readonly total: () => string
  /** First table whose rows do not have the stored digest, or that has none. */
  readonly wrong: () => string | undefined
}

export function createDigests(sqlite: Sqlite, tables: readonly Table[]): Digests {
  const rows = new Map(tables.filter(isDigested).map((table) => [table.name, sqlite.prepare(rowsOf(table)).pluck()]))
  const store = sqlite.prepare(
    'INSERT INTO digest (tab, hash) VALUES (?, ?) ON CONFLICT (tab) DO UPDATE SET hash = excluded.hash',
  )
  const stored = sqlite.prepare('SELECT tab, hash FROM digest ORDER BY tab').raw()
  const drop = sqlite.prepare('DELETE FROM digest')
  const compute = (table: string): string => {
    const statement = rows.get(table)
    if (statement === undefined) throw new Error(`table ${table} is under no digest`)
    const digest = createHash('sha256')
    for (const row of statement.iterate() as IterableIterator<string>) digest.update(row).update('\n')
    return digest.digest('hex')
  }
  const rewrite = (table: string) => void store.run(table, compute(table))
  return {
    compute,
    rewrite,
    rewriteAll: () => {
      drop.run()
      for (const table of rows.keys()) rewrite(table)
    },
    total: () => sha256(JSON.stringify(stored.all())),
    wrong: () => {
      const found = new Map(stored.all() as [string, string][])
      const extra = [...found.keys()].find((table) => !rows.has(table))
      return extra ?? [...rows.keys()].find((table) => found.get(table) !== compute(table))
    },
  }
}

const rowsOf = (table: Table): string =>
  `SELECT json_array(${table.columns.map(quoted).join(', ')}) FROM main.${quoted(table.name)} ORDER BY ${table.key.map(quoted).join(', ')}`
