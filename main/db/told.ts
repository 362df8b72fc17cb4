// The log as it is retold: entries that count, oldest first, those of plays apart from those of the campaign.
import type { Json } from '../../shared/kernel/json.ts'
import type { Note } from '../../shared/kernel/note.ts'
import type { CampaignFile } from './campaign-file.ts'
import { counts } from './line.ts'
import { perFile } from './per-file.ts'

export interface ToldEntry {
  readonly n: number
  /** ISO 8601. */
  readonly time: string
  readonly title: { readonly key: string; readonly args: Readonly<Record<string, Json>> }
  readonly notes: readonly Note[]
}

interface Row {
  readonly n: number
  readonly time: string
  readonly titleKey: string
  readonly titleArgs: string
  readonly notes: string
}

const columns = 'SELECT n, time, title_key AS titleKey, title_args AS titleArgs, notes FROM log WHERE '
/** A command may end a play and name it: it stays a step of the campaign. */
const isCommand = "(kind = 'command' OR (kind = 'wall' AND play IS NULL))"

const statements = perFile(({ sqlite }) => ({
  ofCampaign: sqlite.prepare(columns + isCommand + ' ORDER BY n'),
  ofPlay: sqlite.prepare(columns + "play = ? AND kind IN ('input', 'wall') ORDER BY n"),
  numbers: sqlite.prepare('SELECT n FROM log WHERE play = ? ORDER BY n DESC'),
  chain: sqlite.prepare('SELECT chain FROM log WHERE n = ?').pluck(),
}))

/** Commands, and updates of the app. */
export function* campaignEntries(file: CampaignFile): Generator<ToldEntry> {
  for (const row of statements(file).ofCampaign.iterate() as IterableIterator<Row>)
    if (counts(file.state.line, row.n)) yield read(row)
}

/**
 * Inputs of one play: the one that began it, and those with a note whose key begins with one of `keys`. Most of a play is neither, and
 * stays unread: a long campaign is told in the time that this takes.
 */
export function* playEntries(file: CampaignFile, play: string, keys: readonly string[]): Generator<ToldEntry> {
  const wanted = new RegExp(`"key":"(?:${keys.map((key) => key.replaceAll('.', '\\.')).join('|')})`)
  let isFirst = true
  for (const row of statements(file).ofPlay.iterate(play) as IterableIterator<Row>) {
    if (!counts(file.state.line, row.n) || !(isFirst || wanted.test(row.notes))) continue
    isFirst = false
    yield read(row)
  }
}

/** Stands for all that counts of a play: as long as it stays the same, so do its entries. Null for a play that was taken back. */
export function playMark(file: CampaignFile, play: string): string | null {
  const { numbers, chain } = statements(file)
  for (const { n } of numbers.iterate(play) as IterableIterator<Pick<Row, 'n'>>)
    if (counts(file.state.line, n)) return chain.get(n) as string
  return null
}

const read = ({ n, time, titleKey, titleArgs, notes }: Row): ToldEntry => ({
  n,
  time,
  title: { key: titleKey, args: JSON.parse(titleArgs) as ToldEntry['title']['args'] },
  notes: JSON.parse(notes) as readonly Note[],
})
