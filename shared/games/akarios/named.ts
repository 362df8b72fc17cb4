// A thing of the packs, or who sits in a seat, as the log keeps it: its id, so that it is found again and called as it is called now,
// and the name that it had when the line was written, for when nobody knows the id any more.
import type { Json } from '../../kernel/json.ts'

export const namedKinds = [
  'pilots',
  'ships',
  'upgrades',
  'abilities',
  'coPilots',
  'sparrowUpgrades',
  'modifierCards',
  'achievements',
  'events',
  'missions',
  'systems',
  'worlds',
] as const
export type NamedKind = (typeof namedKinds)[number]

/** `seat`: who sat there, with the seat's number as id. */
export type Named = { readonly of: NamedKind | 'seat'; readonly id: string; readonly name: string }

const kinds: ReadonlySet<unknown> = new Set([...namedKinds, 'seat'])

export function isNamed(value: Json): value is Named {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { of, id, name } = value as Readonly<Record<string, Json>>
  return kinds.has(of) && typeof id === 'string' && typeof name === 'string'
}

/** The value with names in the place of all that is named in it. Lines written before there were ids hold plain names: they stay. */
export function inWords(value: Json, nameOf: (thing: Named) => string): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: Json) => inWords(one, nameOf))
  if (isNamed(value)) return nameOf(value)
  return Object.fromEntries(Object.entries(value).map(([key, one]: [string, Json]) => [key, inWords(one, nameOf)]))
}
