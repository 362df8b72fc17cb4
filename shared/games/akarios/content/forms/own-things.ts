// Things inside an entry: what one of a list is, which of them have names of their own, and which fields name such a one.
import type { Json } from '../../../../kernel/json.ts'
import type { Kind, Sheet } from '../kinds.ts'
import { valueAt } from '../value-at.ts'
import type { OwnList } from './field-form.ts'

type Named = { readonly id: string; readonly name: string }

/** Lists of a mission whose things have names. Goals to win and to lose are named by the same rules: no word stands twice. */
const namedThings: Readonly<Record<string, string>> = {
  markers: 'marker',
  waves: 'wave',
  rules: 'rule',
  'win.objectives': 'goal',
  lose: 'loss',
}

/** One of any other list, by the last word of the path. */
const things: Readonly<Record<string, string>> = {
  ...{ rewards: 'reward', choice: 'option', options: 'option', then: 'consequence', steps: 'step' },
  ...{ attacks: 'attack', moves: 'move', arcs: 'arc', cannotTarget: 'enemy', onlyTarget: 'enemy', notWith: 'card' },
  effects: 'effect',
  ...{ '1': 'enemy', '2': 'enemy', '3': 'enemy', '4': 'enemy' },
}

/** By the last word of the path. */
const named: Readonly<Record<string, OwnList>> = {
  marker: 'markers',
  at: 'markers',
  wave: 'waves',
  objective: 'objectives',
}

const wordsOf = (path: readonly string[]): readonly string[] => path.filter((word) => !/^\d+$/.test(word))

/** Nothing for a list whose things are called by its own name. */
export function thingOf(
  kind: Kind | Sheet,
  path: readonly string[],
): { readonly thing: string; readonly named?: true } | undefined {
  const withName = kind === 'missions' ? own(namedThings, wordsOf(path).join('.')) : undefined
  if (withName !== undefined) return { thing: withName, named: true }
  const thing = own(things, path.at(-1) ?? '')
  return thing === undefined ? undefined : { thing }
}

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
