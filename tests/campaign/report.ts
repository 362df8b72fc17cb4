// What a played campaign shows: its chronicle in sentences, and where each mechanism of the ledger was met.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentenceText } from '../../renderer/i18n/sentence.ts'
import { textsOf } from '../../renderer/i18n/texts.tsx'
import type { Note } from '../../shared/kernel/note.ts'
import type { Moment } from './diary.ts'
import { boxOnly, mechanisms } from './mechanisms/index.ts'
import type { Mechanism } from './mechanisms/mechanism.ts'
import type { Table } from './table.ts'

/** Chapters of the ledger that a campaign between and around its battles is made of. */
export const chapters = ['CS', 'CB', 'ES', 'PG', 'SX', 'WX', 'MK', 'CR', 'UN', 'AW', 'DF'] as const

/** Ids of these chapters that are in no mechanism and not left to the box, and those that are in two. */
export function unplacedRules(): readonly string[] {
  const ledger = readFileSync(join(import.meta.dirname, '../../docs/rules/akarios.md'), 'utf8')
  const ids = [...ledger.matchAll(/^\| ([A-Z]{2}-\d{3}) \|/gm)].flatMap(([, id]) => id ?? [])
  const wanted = ids.filter((id) => chapters.some((chapter) => id.startsWith(chapter)))
  const placed = [...mechanisms.flatMap(({ rules }) => rules), ...Object.keys(boxOnly)]
  return [
    ...wanted.filter((id) => !placed.includes(id)),
    ...placed.filter((id, at) => placed.indexOf(id) !== at || !wanted.includes(id)),
  ]
}

export interface Meeting {
  readonly mechanism: Mechanism
  /** Road and scene of the first moment that shows it; null when none does. */
  readonly where: string | null
}

export const meetings = (moments: readonly Moment[]): readonly Meeting[] =>
  mechanisms.map((mechanism) => {
    const moment = moments.find(mechanism.met)
    return { mechanism, where: moment === undefined ? null : `${moment.road}: ${moment.scene}` }
  })

/** A line for each mechanism, then the rules that only the box can show. */
export function meetingTable(met: readonly Meeting[]): string {
  const lines = met.map(({ mechanism: { rules, what }, where }) => [shortIds(rules), what, where ?? 'not met'] as const)
  const [first, second] = [0, 1].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return [
    ...lines.map(([ids, what, where]) => `${ids.padEnd(first ?? 0)}  ${what.padEnd(second ?? 0)}  ${where}`),
    '',
    ...Object.entries(boxOnly).map(([id, why]) => `${id}  only in the box: ${why}`),
  ].join('\n')
}

/** `CS-001 002 003`. */
const shortIds = ([first = '', ...rest]: readonly string[]): string =>
  [first, ...rest.map((id) => id.slice('CS-'.length))].join(' ')

/** Lines of the history, without the single moves of fights, trips and visits. */
export async function chronicleOf({ app: { call }, campaign }: Table): Promise<string> {
  const titles: Note[] = []
  for (let before: number | undefined, more = true; more;) {
    const page = await call('history.list', { campaign, most: 200, ...(before === undefined ? {} : { before }) })
    titles.unshift(...page.entries.toReversed().map(({ title }) => title))
    more = page.more
    before = page.entries.at(-1)?.n
  }
  return titles
    .filter(({ key }) => /^campaignFounded$|^akarios\.camp\.|[bB]egun$/.test(key))
    .map((title) => sentenceText(textsOf('en'), 'en', title))
    .join('\n')
}
