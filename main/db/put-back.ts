// Puts the row images of one entry back: backwards for undo, forwards for redo, each row found by its key.
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import type { CampaignFile } from './campaign-file.ts'
import { finding, type Finding } from './findings.ts'
import { perFile } from './per-file.ts'
import { isUndoable, quoted, type Table } from './tables.ts'

interface Image {
  readonly tab: string
  readonly before: string | null
  readonly after: string | null
}

const statements = perFile(({ sqlite, tables }) => ({
  images: sqlite.prepare('SELECT tab, before, after FROM row_image WHERE entry = ? ORDER BY id'),
  moves: new Map(
    tables.filter(isUndoable).map((table) => [
      table.name,
      {
        insert: sqlite.prepare(insertOf(table)),
        update: sqlite.prepare(updateOf(table)),
        remove: sqlite.prepare(removeOf(table)),
      },
    ]),
  ),
}))

/**
 * Changes the tables to what they were before entry `n`, or after it. Answers the tables touched. Refuses
 * `historyMismatch` when a row is not where the images say.
 */
export function putBack(file: CampaignFile, n: number, to: 'before' | 'after'): Result<ReadonlySet<string>, Finding> {
  // Parents and children come back in any order; what is left dangling at the commit is refused there.
  file.sqlite.pragma('defer_foreign_keys = ON')
  const images = statements(file).images.all(n) as Image[]
  const ordered = to === 'before' ? images.toReversed() : images
  for (const { tab, before, after } of ordered) {
    const changed = to === 'before' ? move(file, tab, after, before) : move(file, tab, before, after)
    if (changed !== 1) return fail(finding('historyMismatch', { entry: n, what: tab }))
  }
  return ok(new Set(images.map(({ tab }) => tab)))
}

function move(file: CampaignFile, tab: string, from: string | null, to: string | null): number {
  const table = statements(file).moves.get(tab)
  if (table === undefined) return 0
  if (from === null) return table.insert.run({ to }).changes
  return to === null ? table.remove.run({ from }).changes : table.update.run({ from, to }).changes
}

const cell = (image: 'from' | 'to') => (column: string) =>
  `json_extract(@${image}, '$."${column.replaceAll("'", "''")}"')`

const insertOf = ({ name, columns }: Table): string =>
  `INSERT INTO main.${quoted(name)} (${columns.map(quoted).join(', ')}) SELECT ${columns.map(cell('to')).join(', ')}`

const updateOf = (table: Table): string =>
  `UPDATE main.${quoted(table.name)} SET ${table.columns.map((column) => `${quoted(column)} = ${cell('to')(column)}`).join(', ')} ${whereKey(table)}`

const removeOf = (table: Table): string => `DELETE FROM main.${quoted(table.name)} ${whereKey(table)}`

const whereKey = ({ key }: Table): string =>
  `WHERE ${key.map((column) => `${quoted(column)} = ${cell('from')(column)}`).join(' AND ')}`
