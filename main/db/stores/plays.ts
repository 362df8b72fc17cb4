// What the kernel asks of storage (kernel/ports.ts), on top of the log: which inputs count is read off the line, so an undo
// moves no row and a closed branch stays readable.
import { eq, sql } from 'drizzle-orm'
import type { Result } from '../../../shared/lib/result.ts'
import type { NewEntry, PlayRow, Ports, Snapshot, StoredEntry } from '../../kernel/ports.ts'
import type { CampaignFile } from '../campaign-file.ts'
import { sha256 } from '../digest.ts'
import { appendEntry } from '../entry.ts'
import type { Finding } from '../findings.ts'
import { counts } from '../line.ts'
import { perFile } from '../per-file.ts'
import { play } from '../schema/kernel.ts'
import { transact } from '../transaction.ts'

/** Who acts, where the entry names no seat, and when. */
export interface Acting {
  readonly who: string
  readonly now: Date
}

/** Runs `body` in one transaction with the kernel's ports. Refusals and findings as for `runCommand`. */
export const runPlay = <T, E>(
  file: CampaignFile,
  acting: Acting,
  body: (ports: Ports) => Result<T, E>,
): Result<T, E | Finding> => transact(file, () => body(portsOf(file, acting)))

/** The ports of a campaign. Reading works at any time, writing only inside `runPlay` or a command. */
export function portsOf(file: CampaignFile, acting: Acting): Ports {
  const { rows, entries } = statements(file)
  return {
    hash: sha256,
    plays: {
      insert: (row) => void rows.insert.run({ ...row, physical: JSON.stringify(row.physical) }),
      read: (id) => playOf(rows.read.get(id) as typeof play.$inferSelect | undefined),
      setStatus: (id, status) => void rows.setStatus.run({ id, status }),
      setVersion: (id, version, checked) => void rows.setVersion.run({ id, version, checked }),
    },
    entries: {
      append: (entry) => append(file, acting, entry),
      last: (id) => newestThatCounts(file, entries.newest.iterate(id) as Entries),
      read: (id, from, to) => readEntries(file, id, from, to),
      floor: (id) => newestThatCounts(file, entries.walls.iterate(id) as Entries)?.index ?? 0,
    },
    snapshots: {
      put: ({ play: id, index, version, state }) => {
        const entry = newestThatCounts(file, entries.newest.iterate(id) as Entries)
        if (entry?.index !== index) throw new Error(`a snapshot belongs to the entry just written, not to ${index}`)
        entries.putSnapshot.run(entry.number, version, state)
      },
      newest: (id, index) => newestSnapshot(file, id, index),
      dropFrom: (id, index) => void entries.dropSnapshots.run(id, index),
    },
  }
}

/** All plays that count now, in the order of their ids. */
export const listPlays = (file: CampaignFile): readonly PlayRow[] =>
  statements(file)
    .rows.list.all()
    .flatMap((row) => playOf(row) ?? [])

/** Entries of a play by place, `from` to `to` included: those that count, then those that a redo would bring back. */
export const readEntries = (file: CampaignFile, id: string, from: number, to: number): readonly StoredEntry[] =>
  (statements(file).entries.between.all(id, from, to) as StoredEntry[]).filter(
    ({ number }) => !file.state.line.closed.has(number),
  )

type Entries = IterableIterator<StoredEntry>

const columns = 'SELECT n AS number, "index", input.kind, inputs, state_hash AS stateHash FROM '
const entryColumns = columns + 'input JOIN log ON n = entry'

/**
 * Entries of a play from the newest on. CROSS JOIN keeps the log outside: its index on `play` holds them in this order, so
 * that nothing is sorted and reading the last one costs the same late in a long play.
 */
const newestFirst = columns + 'log CROSS JOIN input ON entry = n WHERE log.play = ? ORDER BY n DESC'

const statements = perFile(({ orm, sqlite }) => {
  const ofId = eq(play.id, sql.placeholder('id'))
  const all = { id: sql.placeholder('id'), machine: sql.placeholder('machine'), version: sql.placeholder('version') }
  const more = { checked: sql.placeholder('checked'), setup: sql.placeholder('setup'), seed: sql.placeholder('seed') }
  const state = { physical: sql.placeholder('physical'), status: sql.placeholder('status') }
  return {
    rows: {
      list: orm.select().from(play).orderBy(play.id).prepare(),
      // At every move: what drizzle adds to a single row would be a third of its time.
      read: sqlite.prepare(
        'SELECT id, machine, version, checked, setup, seed, physical, status FROM play WHERE id = ?',
      ),
      insert: orm
        .insert(play)
        .values({ ...all, ...more, ...state })
        .prepare(),
      setStatus: orm
        .update(play)
        .set({ status: sql`${sql.placeholder('status')}` })
        .where(ofId)
        .prepare(),
      setVersion: orm
        .update(play)
        .set({ version: sql`${sql.placeholder('version')}`, checked: sql`${sql.placeholder('checked')}` })
        .where(ofId)
        .prepare(),
    },
    entries: {
      newest: sqlite.prepare(newestFirst),
      between: sqlite.prepare(entryColumns + ' WHERE input.play = ? AND "index" BETWEEN ? AND ? ORDER BY "index", n'),
      walls: sqlite.prepare(entryColumns + " WHERE input.play = ? AND input.kind = 'wall' ORDER BY n DESC"),
      putSnapshot: sqlite.prepare('INSERT INTO snapshot (entry, version, state) VALUES (?, ?, ?)'),
      snapshots: sqlite.prepare(
        'SELECT entry, play, "index", version, state FROM input JOIN snapshot USING (entry) WHERE play = ? AND "index" <= ? ORDER BY "index" DESC, entry DESC',
      ),
      dropSnapshots: sqlite.prepare(
        'DELETE FROM snapshot WHERE entry IN (SELECT entry FROM input WHERE play = ? AND "index" >= ?)',
      ),
    },
  }
})

function append(file: CampaignFile, { who, now }: Acting, entry: NewEntry): number {
  const { play: id, index, kind, seat, inputs, title, stateHash, notes, reveals, records } = entry
  return appendEntry(file, {
    kind: kind === 'wall' ? 'wall' : 'input',
    time: now,
    who: seat ?? who,
    titleKey: title.key,
    titleArgs: title.args,
    play: id,
    input: { play: id, index, kind, seat, inputs },
    stateHash,
    notes,
    reveals,
    records,
  })
}

function newestThatCounts(file: CampaignFile, entries: Entries): StoredEntry | null {
  for (const entry of entries) if (counts(file.state.line, entry.number)) return entry
  return null
}

function newestSnapshot(file: CampaignFile, id: string, index: number): Snapshot | null {
  const rows = statements(file).entries.snapshots.iterate(id, index) as IterableIterator<Snapshot & { entry: number }>
  for (const { entry, ...found } of rows) if (!file.state.line.closed.has(entry)) return found
  return null
}

function playOf(row: typeof play.$inferSelect | undefined): PlayRow | null {
  return row === undefined ? null : { ...row, physical: JSON.parse(row.physical) as readonly string[] }
}
