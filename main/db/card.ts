// The library's card of a campaign: what stands on its cover and whether it can be opened, found out without disturbing it.
import { statSync } from 'node:fs'
import { readBytes } from './bytes.ts'
import { connect, type Sqlite } from './driver.ts'
import { findingOf, finding, type Finding } from './findings.ts'
import { inspectHeader } from './header.ts'
import { heldFile } from './held.ts'
import type { scenario, sticker } from './schema/akarios-story.ts'
import type { Seat, Squad } from './stores/squad.ts'

export interface Card extends Omit<Squad, 'name'> {
  readonly id: string
  readonly squad: string
  readonly createdAt: string
  /** Time of the last entry. */
  readonly lastPlayedAt: string
  /** Entries in the log. */
  readonly entries: number
  readonly seats: readonly Seat[]
  /** What was ended, and what stands on the map; empty in a file from before the story was kept. */
  readonly story: {
    readonly scenarios: readonly Pick<typeof scenario.$inferSelect, 'number' | 'kind' | 'outcome'>[]
    readonly stickers: readonly Pick<typeof sticker.$inferSelect, 'number' | 'kind'>[]
  }
}

/** `open`: this program holds it. `ready`: can be tried; only opening checks everything. */
export const shelfStates = ['ready', 'open', 'in-use', 'damaged', 'newer', 'unreadable'] as const
export type ShelfState = (typeof shelfStates)[number]

export interface Shelved {
  readonly state: ShelfState
  /** Bytes of the file; 0 when it cannot be seen. */
  readonly size: number
  readonly card?: Card
  /** Why it is not ready. */
  readonly finding?: Finding
}

/** Newest schema version that this app knows: number of migrations. A file above it is `newer`, without a card. */
export function readCard(path: string, knownVersion: number): Shelved {
  let size = 0
  try {
    size = statSync(path).size
    const held = heldFile(path)
    if (held !== undefined) return { state: 'open', size, card: cardOf(held.sqlite) }
    const inUse = isInUse(path)
    const bytes = readBytes(path)
    if (bytes === undefined) return { state: 'in-use', size, finding: finding('fileInUse') }
    const header = inspectHeader(bytes)
    if (!header.ok) return { state: 'damaged', size, finding: header.error }
    const version = header.value.userVersion
    if (version > knownVersion)
      return { state: 'newer', size, finding: finding('fileNewer', { version, known: knownVersion }) }
    const card = readFrom(bytes)
    return inUse ? { state: 'in-use', size, card, finding: finding('fileInUse') } : { state: 'ready', size, card }
  } catch (fault) {
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return {
      state: found.code === 'damaged' ? 'damaged' : found.code === 'in-use' ? 'in-use' : 'unreadable',
      size,
      finding: found,
    }
  }
}

/** Whether another process holds `path`. Asks SQLite for a moment's reading lock; an opener waits that long. */
function isInUse(path: string): boolean {
  const sqlite = connect(path, { readonly: true })
  try {
    sqlite.prepare('SELECT count(*) FROM sqlite_schema').get()
    return false
  } catch (fault) {
    // Any other trouble is for the reading of the bytes to find.
    return findingOf(fault)?.key === 'fileInUse'
  } finally {
    sqlite.close()
  }
}

function readFrom(bytes: Buffer): Card {
  const sqlite = connect(bytes)
  try {
    return cardOf(sqlite)
  } finally {
    sqlite.close()
  }
}

/** The card of a campaign whose connection is at hand. Every schema version so far has these columns. */
export function cardOf(sqlite: Sqlite): Card {
  const campaign = sqlite.prepare('SELECT id, created_at AS createdAt FROM campaign').get() as Pick<
    Card,
    'id' | 'createdAt'
  >
  const squad = sqlite.prepare('SELECT name AS squad, difficulty, ironman, act FROM ak_squad').get() as
    (Pick<Card, 'squad' | 'difficulty' | 'act'> & { readonly ironman: number }) | undefined
  const log = sqlite.prepare('SELECT max(n) AS entries, max(time) AS lastPlayedAt FROM log').get() as Pick<
    Card,
    'entries' | 'lastPlayedAt'
  >
  const seats = sqlite
    .prepare('SELECT seat, player, pilot, ship, call_sign AS callSign, deck FROM ak_seat ORDER BY seat')
    .all() as Seat[]
  return {
    ...campaign,
    ...log,
    seats,
    story: storyOf(sqlite),
    squad: squad?.squad ?? '',
    difficulty: squad?.difficulty ?? 'normal',
    act: squad?.act ?? 1,
    ironman: squad?.ironman === 1,
  }
}

function storyOf(sqlite: Sqlite): Card['story'] {
  const has = sqlite.prepare("SELECT count(*) FROM sqlite_schema WHERE name IN ('ak_scenario', 'ak_sticker')")
  if (has.pluck().get() !== 2) return { scenarios: [], stickers: [] }
  return {
    scenarios: sqlite.prepare('SELECT number, kind, outcome FROM ak_scenario').all() as Card['story']['scenarios'],
    stickers: sqlite.prepare('SELECT number, kind FROM ak_sticker').all() as Card['story']['stickers'],
  }
}
