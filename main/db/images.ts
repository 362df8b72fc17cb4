// Row images: temporary triggers, made from the schema at every open, write down each row before and after a change under
// the entry that is being made. They live in the connection, so no migration can lose them and no file can bring its own.
import type { Sqlite } from './driver.ts'
import { isUndoable, quoted, type Table } from './tables.ts'

/** `closed`: any write is refused; `record`: writes are kept as images; `restore`: undo is putting images back. */
export type ImageMode = 'closed' | 'record' | 'restore'

/** Makes the triggers; gives the function that switches their mode. A rollback also takes the switch back. */
export function installImages(sqlite: Sqlite, tables: readonly Table[]): (mode: ImageMode) => void {
  sqlite.exec("CREATE TEMP TABLE image_mode (mode TEXT NOT NULL) STRICT; INSERT INTO image_mode VALUES ('closed')")
  for (const table of tables.filter(isUndoable))
    for (const operation of ['INSERT', 'UPDATE', 'DELETE'] as const) sqlite.exec(trigger(table, operation))
  const change = sqlite.prepare('UPDATE temp.image_mode SET mode = ?')
  return (mode) => void change.run(mode)
}

// One entry is one open transaction, and its row comes last: the number it will have is the next one.
const nextEntry = '(SELECT coalesce(max(n), 0) + 1 FROM log)'

function trigger(table: Table, operation: 'INSERT' | 'UPDATE' | 'DELETE'): string {
  const before = operation === 'INSERT' ? 'NULL' : image(table, 'OLD')
  const after = operation === 'DELETE' ? 'NULL' : image(table, 'NEW')
  const name = quoted(`image_${operation.toLowerCase()}_${table.name}`)
  return `CREATE TEMP TRIGGER ${name} AFTER ${operation} ON main.${quoted(table.name)} BEGIN
    SELECT RAISE(ABORT, 'a row was written outside an entry') WHERE (SELECT mode FROM image_mode) = 'closed';
    INSERT INTO row_image (entry, tab, before, after)
      SELECT ${nextEntry}, ${literal(table.name)}, ${before}, ${after} WHERE (SELECT mode FROM image_mode) = 'record';
  END`
}

const image = (table: Table, row: 'OLD' | 'NEW'): string =>
  `json_object(${table.columns.map((column) => `${literal(column)}, ${row}.${quoted(column)}`).join(', ')})`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
