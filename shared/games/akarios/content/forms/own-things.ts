// Things inside an entry that have names of their own: which lists hold them, and which fields name one of them.
import type { Json } from '../../../../kernel/json.ts'
import type { Kind, Sheet } from '../kinds.ts'
import { valueAt } from '../value-at.ts'
import type { OwnList } from './field-form.ts'

type Named = { readonly id: string; readonly name: string }

/** What a new thing of the list is called, before its number. Goals to win and to lose are named by the same rules: no word stands twice. */
const prefixes: Readonly<Record<string, string>> = {
  markers: 'marker',
  waves: 'wave',
  rules: 'rule',
  'win.objectives': 'goal',
  lose: 'loss',
}

/** By the last word of the path. */
const named: Readonly<Record<string, OwnList>> = {
  marker: 'markers',
  at: 'markers',
  wave: 'waves',
  objective: 'objectives',
}

const wordsOf = (path: readonly string[]): readonly string[] => path.filter((word) => !/^\d+$/.test(word))

/** Nothing for a list whose things are entered in another way, or not at all. */
export const prefixOf = (kind: Kind | Sheet, path: readonly string[]): string | undefined =>
  kind === 'missions' ? own(prefixes, wordsOf(path).join('.')) : undefined

export const ownListOf = (kind: Kind | Sheet, path: readonly string[]): OwnList | undefined =>
  kind === 'missions' ? own(named, wordsOf(path).at(-1) ?? '') : undefined

/** As they stand in the entry; a screen on which they are changed knows better. Called by name, by what they ask for, or by their id. */
export function ownThings(entry: Json, list: OwnList): readonly Named[] {
  const paths = list === 'objectives' ? [['win', 'objectives'], ['lose']] : [[list]]
  return paths.flatMap((path) => {
    const things = valueAt(entry, path)
    if (!Array.isArray(things)) return []
    return (things as readonly { readonly id: string; readonly name?: string; readonly wording?: string }[]).map(
      ({ id, name, wording }) => ({ id, name: name ?? (list === 'objectives' ? wording : undefined) ?? id }),
    )
  })
}

const own = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
