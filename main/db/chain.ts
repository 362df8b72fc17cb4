// The chain: each entry's hash takes in the one before and all that the entry wrote, so that no row of the log, its inputs,
// its images or its recorded values can change unnoticed.
import { sha256 } from './digest.ts'
import type { Sqlite } from './driver.ts'

/** An entry as it is hashed: the columns of `log` but the chain, in this order, as stored. */
export type LogCells = readonly [
  n: number,
  time: string,
  kind: string,
  titleKey: string,
  titleArgs: string,
  who: string,
  play: string | null,
  means: number | null,
  reveals: number,
  notes: string,
  tablesHash: string,
  stateHash: string | null,
]

/** Rows that belong to an entry, each as a list of cells in the order of the columns of its query below. */
export interface Belongings {
  readonly images: readonly unknown[]
  readonly inputs: readonly unknown[]
  readonly records: readonly unknown[]
}

/** What the first entry follows. */
export const chainStart = (campaign: string): string => sha256(campaign)

export const chainHash = (before: string, cells: LogCells, { images, inputs, records }: Belongings): string =>
  sha256(JSON.stringify([before, cells, images, inputs, records]))

export const logCells =
  'n, time, kind, title_key, title_args, who, play, means, reveals, notes, tables_hash, state_hash'

const images = 'SELECT tab, before, after, entry FROM row_image'
const inputs = 'SELECT play, "index", kind, seat, inputs, entry FROM input'
const records = 'SELECT place, kind, id, field, value, entry FROM recorded_value'

/** What belongs to one entry, as it stands in the file. */
export function createBelongings(sqlite: Sqlite): (entry: number) => Belongings {
  const ofImages = sqlite.prepare(images + ' WHERE entry = ? ORDER BY id').raw()
  const ofInputs = sqlite.prepare(inputs + ' WHERE entry = ?').raw()
  const ofRecords = sqlite.prepare(records + ' WHERE entry = ? ORDER BY place').raw()
  return (entry) => ({ images: ofImages.all(entry), inputs: ofInputs.all(entry), records: ofRecords.all(entry) })
}

/** The first entry whose hash is not what its rows give, or 0 for rows that belong to no entry. */
export function brokenLink(sqlite: Sqlite, campaign: string): number | undefined {
  const groups = [images + ' ORDER BY entry, id', inputs + ' ORDER BY entry', records + ' ORDER BY entry, place'].map(
    (query) => groupByEntry(sqlite.prepare(query).raw().all() as unknown[][]),
  )
  const take = (group: Map<unknown, unknown[]> | undefined, n: number): unknown[] => {
    const rows = group?.get(n) ?? []
    group?.delete(n)
    return rows
  }
  let before = chainStart(campaign)
  const entries = sqlite.prepare('SELECT ' + logCells + ', chain FROM log ORDER BY n').raw()
  for (const row of entries.iterate() as IterableIterator<[...LogCells, string]>) {
    const chain = row.pop() as string
    const cells = row as unknown as LogCells
    const [n] = cells
    const [ofImages, ofInputs, ofRecords] = groups
    before = chainHash(before, cells, {
      images: take(ofImages, n),
      inputs: take(ofInputs, n),
      records: take(ofRecords, n),
    })
    if (before !== chain) return n
  }
  return groups.some((group) => group.size > 0) ? 0 : undefined
}

function groupByEntry(rows: readonly unknown[][]): Map<unknown, unknown[]> {
  const groups = new Map<unknown, unknown[]>()
  for (const row of rows) {
    const group = groups.get(row.at(-1))
    if (group === undefined) groups.set(row.at(-1), [row])
    else group.push(row)
  }
  return groups
}
