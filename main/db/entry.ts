// How an entry gets into the log: digests of what it touched, its row, what belongs to it, and the chain over all of that.
import type { Json } from '../../shared/kernel/json.ts'
import type { Note } from '../../shared/kernel/note.ts'
import type { Recorded } from '../../shared/kernel/recorded.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import type { EntryKind } from '../kernel/ports.ts'
import type { CampaignFile } from './campaign-file.ts'
import { chainHash, type LogCells } from './chain.ts'
import { advance } from './line.ts'
import { perFile } from './per-file.ts'
import type { LogKind } from './schema/kernel.ts'

/** What a person reads of an entry. */
export interface Title {
  /** Key of a sentence in the catalogue. */
  readonly titleKey: string
  readonly titleArgs?: Readonly<Record<string, Json>>
}

export interface LogEntry extends Title {
  readonly kind: LogKind
  readonly time: Date
  /** Who decided: a seat, a name, or the app itself. */
  readonly who: string
  readonly play?: string | null
  readonly means?: number
  readonly reveals?: boolean
  readonly notes?: readonly Note[]
  readonly stateHash?: string | null
  readonly input?: StoredInput
  readonly records?: readonly Recorded[]
  /** Tables that changed without leaving images: those that undo put back. */
  readonly touched?: Iterable<string>
}

export interface StoredInput {
  readonly play: string
  readonly index: number
  readonly kind: EntryKind
  readonly seat: string | null
  /** Canonical JSON list, stored as it is. */
  readonly inputs: string
}

const statements = perFile(({ sqlite }) => ({
  touched: sqlite.prepare('SELECT DISTINCT tab FROM row_image WHERE entry = ?').pluck(),
  log: sqlite.prepare('INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  input: sqlite.prepare('INSERT INTO input VALUES (?, ?, ?, ?, ?, ?)'),
  record: sqlite.prepare('INSERT INTO recorded_value VALUES (?, ?, ?, ?, ?, ?)'),
}))

/** Number that the next entry will have. */
export const nextEntry = (file: CampaignFile): number => file.state.head.n + 1

/** Adds the entry that the rows changed so far in this transaction belong to. Answers its number. */
export function appendEntry(file: CampaignFile, entry: LogEntry): number {
  if (!file.state.busy) throw new Error('an entry is added inside a transaction')
  const { touched, log, input, record } = statements(file)
  const n = nextEntry(file)
  const tables = new Set([...(touched.all(n) as string[]), ...(entry.touched ?? [])])
  for (const table of tables) file.digests.rewrite(table)
  const tablesHash = tables.size === 0 ? file.state.head.tablesHash : file.digests.total()
  const cells = cellsOf(n, entry, tablesHash)
  const inputs =
    entry.input === undefined
      ? []
      : [[entry.input.play, entry.input.index, entry.input.kind, entry.input.seat, entry.input.inputs, n]]
  const records = (entry.records ?? []).map(({ kind, id, field, value }, place) => [
    place,
    kind,
    id,
    field,
    canonical(value),
    n,
  ])
  const chain = chainHash(file.state.head.chain, cells, { images: file.belongings(n).images, inputs, records })
  log.run(...cells, chain)
  for (const row of inputs) input.run(n, ...row.slice(0, -1))
  for (const row of records) record.run(n, ...row.slice(0, -1))
  file.state.head = { n, chain, tablesHash }
  advance(file.state.line, { n, kind: entry.kind, means: entry.means ?? null })
  return n
}

const cellsOf = (n: number, entry: LogEntry, tablesHash: string): LogCells => [
  n,
  entry.time.toISOString(),
  entry.kind,
  entry.titleKey,
  canonical(entry.titleArgs ?? {}),
  entry.who,
  entry.play ?? null,
  entry.means ?? null,
  entry.reveals === true ? 1 : 0,
  canonical(entry.notes ?? []),
  tablesHash,
  entry.stateHash ?? null,
]
