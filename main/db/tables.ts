// Reads from the schema which tables can be taken back by undo, with their columns and keys: all but the log's own.
import type { Sqlite } from './driver.ts'

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** Columns of the primary key, in its order. */
  readonly key: readonly string[]
}

/** Tables that are only ever appended to, or that say what the others hold. `play` is not among them: undo covers it. */
const logTables: ReadonlySet<string> = new Set([
  'campaign',
  'log',
  'row_image',
  'digest',
  'input',
  'snapshot',
  'recorded_value',
])

/** Tables under a digest: those that undo covers, and the row that says what the file is. */
export const isDigested = (table: Table): boolean => table.name === 'campaign' || !logTables.has(table.name)

export const isUndoable = (table: Table): boolean => !logTables.has(table.name)

/** Every table by name. Throws when one has no primary key or holds what JSON cannot keep exactly: a fault of a migration. */
export function readTables(sqlite: Sqlite): readonly Table[] {
  const names = sqlite
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name",
    )
    .pluck()
    .all() as string[]
  return names.map((name) => readTable(sqlite, name))
}

interface Column {
  readonly name: string
  readonly type: string
  readonly pk: number
}

function readTable(sqlite: Sqlite, name: string): Table {
  const columns = sqlite.prepare('SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid').all(name) as Column[]
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  if (key.length === 0) throw new Error(`table ${name} has no primary key: undo could not find its rows`)
  const inexact = columns.find(({ type }) => !['INTEGER', 'TEXT'].includes(type.toUpperCase()))
  if (inexact !== undefined)
    throw new Error(`column ${name}.${inexact.name} is ${inexact.type}: only INTEGER and TEXT are kept exactly`)
  return { name, columns: columns.map((column) => column.name), key: key.map((column) => column.name) }
}

/** `name` as an SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
