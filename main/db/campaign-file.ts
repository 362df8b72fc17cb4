// An open campaign: the connection, what was read from its schema, and where its log stands. Only transaction.ts and
// entry.ts move `state`; everybody else reads.
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { MarkFile } from '../files/mark.ts'
import { chainStart, createBelongings, type Belongings } from './chain.ts'
import { createDigests, type Digests } from './digest.ts'
import type { Sqlite } from './driver.ts'
import { installImages, type ImageMode } from './images.ts'
import { currentLine, openLine, type LineEntry, type OpenLine } from './line.ts'
import * as akarios from './schema/akarios.ts'
import * as kernel from './schema/kernel.ts'
import { readTables, type Table } from './tables.ts'

const schema = { ...kernel, ...akarios }
export type Orm = BetterSQLite3Database<typeof schema>

export const ormOf = (sqlite: Sqlite): Orm => drizzle(sqlite, { schema })

/** The last entry of the log. */
export interface Head {
  readonly n: number
  readonly chain: string
  readonly tablesHash: string
}

export interface FileState {
  head: Head
  line: OpenLine
  /** A transaction is open. */
  busy: boolean
  /** The connection could not be brought back to its last commit: only closing and opening again helps. */
  broken: boolean
}

export interface CampaignFile {
  readonly path: string
  /** Device and file number: another file under the same path is another file. */
  readonly identity: string
  readonly id: string
  readonly seed: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly orm: Orm
  readonly sqlite: Sqlite
  readonly tables: readonly Table[]
  readonly digests: Digests
  readonly belongings: (entry: number) => Belongings
  readonly setImageMode: (mode: ImageMode) => void
  readonly mark: MarkFile
  readonly state: FileState
  /** Puts the mark on disk and lets go of the file. Twice is no harm. */
  readonly close: () => void
}

export interface Place {
  readonly path: string
  readonly identity: string
  readonly mark: MarkFile
  readonly close: () => void
}

/** Makes an open campaign of a connection whose file was found sound, or that was just made and holds its campaign row. */
export function attach(sqlite: Sqlite, place: Place): CampaignFile {
  const orm = ormOf(sqlite)
  const row = orm.select().from(kernel.campaign).get()
  if (row === undefined) throw new Error('a campaign file without its campaign row')
  const tables = readTables(sqlite)
  return {
    ...place,
    id: row.id,
    seed: row.seed,
    createdAt: row.createdAt,
    orm,
    sqlite,
    tables,
    digests: createDigests(sqlite, tables),
    belongings: createBelongings(sqlite),
    setImageMode: installImages(sqlite, tables),
    state: { ...readState(sqlite, row.id), busy: false, broken: false },
  }
}

/** Where the log stands, read from the file. */
export function readState(sqlite: Sqlite, campaign: string): { readonly head: Head; readonly line: OpenLine } {
  const head = sqlite.prepare('SELECT n, chain, tables_hash AS tablesHash FROM log ORDER BY n DESC LIMIT 1').get()
  const log = sqlite.prepare('SELECT n, kind, means FROM log ORDER BY n').iterate() as IterableIterator<LineEntry>
  return {
    head: (head as Head | undefined) ?? { n: 0, chain: chainStart(campaign), tablesHash: '' },
    line: openLine(currentLine(log)),
  }
}
