// The health check of a campaign: pages, references, what the file says it is, digests, chain, numbers, stored states, mark.
// Opening runs it, a backup counts only after it, and every reliability test ends with it.
import type { ReadMark } from '../files/mark.ts'
import type { CampaignFile } from './campaign-file.ts'
import { brokenLink } from './chain.ts'
import { createDigests, sha256, type Digests } from './digest.ts'
import type { Sqlite } from './driver.ts'
import { damage, finding, findingOf, type Finding } from './findings.ts'
import { currentLine, type LineEntry } from './line.ts'
import { readTables } from './tables.ts'

/** First thing that is wrong with an open campaign; undefined when it is sound. */
export const checkCampaign = (file: CampaignFile, mark?: ReadMark): Finding | undefined =>
  checkDatabase(file.sqlite, { digests: file.digests, ...(mark !== undefined && { mark }) })

/** The same for a connection that only looks. `mark` is compared when given. */
export function checkDatabase(
  sqlite: Sqlite,
  options: { readonly digests?: Digests; readonly mark?: ReadMark } = {},
): Finding | undefined {
  try {
    return (
      checkPages(sqlite) ??
      checkIdentity(sqlite) ??
      checkLog(sqlite) ??
      checkDigests(sqlite, options.digests ?? createDigests(sqlite, readTables(sqlite))) ??
      checkSnapshots(sqlite) ??
      (options.mark === undefined ? undefined : checkMark(sqlite, options.mark))
    )
  } catch (fault) {
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return found
  }
}

function checkPages(sqlite: Sqlite): Finding | undefined {
  const pages = sqlite.pragma('quick_check(1)', { simple: true })
  if (pages !== 'ok') return damage('pages', String(pages))
  const [reference] = sqlite.pragma('foreign_key_check') as { readonly table: string }[]
  return reference === undefined ? undefined : damage('references', reference.table)
}

interface CampaignRow {
  readonly id: string
  readonly version: number
}

const campaignRows = (sqlite: Sqlite) =>
  sqlite.prepare('SELECT id, schema_version AS version FROM campaign').all() as CampaignRow[]

function checkIdentity(sqlite: Sqlite): Finding | undefined {
  const [row, second] = campaignRows(sqlite)
  if (row === undefined || second !== undefined) return damage('campaign', 'row')
  const header = sqlite.pragma('user_version', { simple: true })
  return row.version === header ? undefined : damage('campaign', 'version')
}

function checkLog(sqlite: Sqlite): Finding | undefined {
  const { entries, first, last } = sqlite
    .prepare('SELECT count(*) AS entries, min(n) AS first, max(n) AS last FROM log')
    .get() as {
    readonly entries: number
    readonly first: number
    readonly last: number
  }
  if (entries === 0 || first !== 1 || last !== entries) return damage('gap', `${entries} of ${String(last)}`)
  const broken = brokenLink(sqlite, campaignRows(sqlite)[0]?.id ?? '')
  if (broken !== undefined) return damage('chain', String(broken))
  currentLine(sqlite.prepare('SELECT n, kind, means FROM log ORDER BY n').iterate() as IterableIterator<LineEntry>)
  return undefined
}

function checkDigests(sqlite: Sqlite, digests: Digests): Finding | undefined {
  const table = digests.wrong()
  if (table !== undefined) return damage('digest', table)
  const total = sqlite.prepare('SELECT tables_hash FROM log ORDER BY n DESC LIMIT 1').pluck().get()
  return total === digests.total() ? undefined : damage('digest', 'all')
}

function checkSnapshots(sqlite: Sqlite): Finding | undefined {
  // As bytes: states are large, and making text of them only to hash it takes longer than hashing it.
  const rows = sqlite.prepare('SELECT entry, CAST(state AS BLOB), state_hash FROM snapshot JOIN log ON n = entry').raw()
  for (const [entry, state, hash] of rows.iterate() as IterableIterator<[number, Buffer, string | null]>)
    if (sha256(state) !== hash) return damage('snapshot', String(entry))
  return undefined
}

function checkMark(sqlite: Sqlite, read: ReadMark): Finding | undefined {
  if (read.kind !== 'mark') return undefined
  const { campaign, n, chain } = read.mark
  if (campaign !== campaignRows(sqlite)[0]?.id) return damage('mark', 'campaign')
  const entries = sqlite.prepare('SELECT count(*) FROM log').pluck().get() as number
  if (entries < n) return finding('historyShorter', { entries, marked: n, lost: n - entries })
  const found = sqlite.prepare('SELECT chain FROM log WHERE n = ?').pluck().get(n)
  return found === chain ? undefined : damage('mark', String(n))
}
