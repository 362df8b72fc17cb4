// Where each value of the content comes from: the entry of a pack, a value the owner told, a ruling of the table.
import type { Kind, Sheet } from './kinds.ts'

/** `base`: it stands in an entry of a pack. `told`: in a pack's `values.json`. `ruling`: the campaign says so. */
export const sourceLayers = ['base', 'told', 'ruling'] as const

export interface Source {
  readonly layer: (typeof sourceLayers)[number]
  /** Id of the pack; empty for a ruling. */
  readonly pack: string
  readonly file: string
  /** The way from the top of the file to the entry or value. */
  readonly path: readonly (string | number)[]
  /** What the owner wrote about it. */
  readonly note?: string
  /** When it was told, ISO 8601 in UTC. */
  readonly at?: string
}

export interface EntrySources {
  readonly entry: Source
  /** By field path as told; the last one told for a path stands. */
  readonly told: ReadonlyMap<string, Source>
}

export type Sources = ReadonlyMap<string, EntrySources>

export const sourceKey = (kind: Kind | Sheet, id: string): string => `${kind}/${id}`

/**
 * The source of a field (`regular.hull`), or of the whole entry without one: the value told for the field or for something around it,
 * else the entry. Missing when nobody knows the entry.
 */
export function sourceOf(sources: Sources, kind: Kind | Sheet, id: string, field = ''): Source | undefined {
  const known = sources.get(sourceKey(kind, id))
  if (known === undefined) return undefined
  for (let around = field; around !== ''; around = around.slice(0, Math.max(0, around.lastIndexOf('.')))) {
    const told = known.told.get(around)
    if (told !== undefined) return told
  }
  return known.entry
}
