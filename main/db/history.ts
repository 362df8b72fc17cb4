// The log as people read it: newest first, in pages, narrowed by kind, play and words, each entry with where it stands now.
import type { Json } from '../../shared/kernel/json.ts'
import type { Note } from '../../shared/kernel/note.ts'
import type { CampaignFile } from './campaign-file.ts'
import { counts } from './line.ts'
import { perFile } from './per-file.ts'
import type { LogKind } from './schema/kernel.ts'

/** `counts`: in force; `undone`: redo can bring it back; `closed`: left behind for good; `step`: an undo or redo itself. */
export type Standing = 'counts' | 'undone' | 'closed' | 'step'

export interface HistoryEntry {
  readonly n: number
  /** ISO 8601. */
  readonly time: string
  readonly kind: LogKind
  readonly titleKey: string
  readonly titleArgs: Readonly<Record<string, Json>>
  readonly who: string
  readonly play: string | null
  /** Entry that an undo or redo means. */
  readonly means: number | null
  readonly reveals: boolean
  readonly notes: readonly Note[]
  readonly standing: Standing
}

export interface HistoryQuery {
  /** Entries at most, from 1. */
  readonly limit: number
  /** Only entries with a lower number: the last number of the page before. */
  readonly before?: number
  readonly kinds?: readonly LogKind[]
  /** Only entries that stand so now. */
  readonly standing?: Standing
  readonly play?: string
  /** Words looked for, whatever their case, in who, and in the arguments of titles and notes. */
  readonly text?: string
  /** Keys whose sentences hold the words in the reader's language: an entry with such a key is found too. */
  readonly keys?: readonly string[]
  /** How people read the arguments of titles and notes; as they are stored without it. */
  readonly inWords?: (args: HistoryEntry['titleArgs']) => HistoryEntry['titleArgs']
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[]
  /** There are older ones that fit. */
  readonly more: boolean
}

interface Row {
  readonly n: number
  readonly time: string
  readonly kind: LogKind
  readonly titleKey: string
  readonly titleArgs: string
  readonly who: string
  readonly play: string | null
  readonly means: number | null
  readonly reveals: number
  readonly notes: string
}

/** The entry that a play began with. */
export type Beginning = Pick<HistoryEntry, 'n' | 'time' | 'titleKey' | 'titleArgs'>

const statements = perFile(({ sqlite }) => ({
  beginnings: sqlite.prepare(
    `SELECT play.id AS play, n, time, title_key AS titleKey, title_args AS titleArgs FROM play
     JOIN log ON n = (SELECT min(n) FROM log WHERE log.play = play.id) ORDER BY n`,
  ),
  page: sqlite.prepare(
    `SELECT n, time, kind, title_key AS titleKey, title_args AS titleArgs, who, play, means, reveals, notes FROM log
     WHERE n < @before AND (@play IS NULL OR play = @play)
       AND (@kinds IS NULL OR kind IN (SELECT value FROM json_each(@kinds)))
     ORDER BY n DESC`,
  ),
}))

/** By the id of the play, in the order in which the plays were begun. */
export const beginningsOfPlays = (file: CampaignFile): ReadonlyMap<string, Beginning> =>
  new Map(
    (
      statements(file).beginnings.all() as (Pick<Row, 'n' | 'time' | 'titleKey' | 'titleArgs'> & { play: string })[]
    ).map(({ play, titleArgs, ...entry }) => [
      play,
      { ...entry, titleArgs: JSON.parse(titleArgs) as HistoryEntry['titleArgs'] },
    ]),
  )

/** Entries that fit, newest first. */
export function listHistory(file: CampaignFile, query: HistoryQuery): HistoryPage {
  const { limit, before = file.state.head.n + 1, play = null, kinds, standing, inWords = asStored } = query
  const rows = statements(file).page.iterate({
    before,
    play,
    kinds: kinds === undefined ? null : JSON.stringify(kinds),
  })
  const fits = matcher(query)
  const entries: HistoryEntry[] = []
  for (const row of rows as IterableIterator<Row>) {
    const entry = read(file, row, inWords)
    if (!fits(entry) || (standing !== undefined && entry.standing !== standing)) continue
    if (entries.length === limit) return { entries, more: true }
    entries.push(entry)
  }
  return { entries, more: false }
}

const asStored: NonNullable<HistoryQuery['inWords']> = (args) => args

const read = (
  file: CampaignFile,
  { titleArgs, notes, reveals, ...row }: Row,
  inWords: NonNullable<HistoryQuery['inWords']>,
): HistoryEntry => ({
  ...row,
  titleArgs: inWords(JSON.parse(titleArgs) as HistoryEntry['titleArgs']),
  notes: (JSON.parse(notes) as readonly Note[]).map((note) => ({ ...note, args: inWords(note.args) })),
  reveals: reveals === 1,
  standing: standingOf(file, row),
})

function standingOf({ state: { line } }: CampaignFile, { n, kind }: Pick<Row, 'n' | 'kind'>): Standing {
  if (kind === 'undo' || kind === 'redo') return 'step'
  if (line.closed.has(n)) return 'closed'
  return counts(line, n) ? 'counts' : 'undone'
}

function matcher({ text = '', keys = [] }: HistoryQuery): (entry: HistoryEntry) => boolean {
  const wanted = text.trim().toLowerCase()
  if (wanted === '' && keys.length === 0) return () => true
  const known = new Set(keys)
  const says = (value: Json): boolean => {
    if (typeof value === 'string' || typeof value === 'number') return String(value).toLowerCase().includes(wanted)
    return typeof value === 'object' && value !== null && Object.values(value).some((part: Json) => says(part))
  }
  return ({ titleKey, titleArgs, who, notes }) =>
    known.has(titleKey) ||
    notes.some(({ key }) => known.has(key)) ||
    (wanted !== '' && (says(who) || says(titleArgs) || notes.some(({ args }) => says(args))))
}
