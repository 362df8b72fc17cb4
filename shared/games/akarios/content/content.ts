// Content as the game reads it: plain tables by id, joined from all packs. Values may be missing: the rulebook does not print them.
import { kinds, type EntryOf, type Kind, type Sheet, type SheetOf } from './kinds.ts'

export type Content = { [K in Kind]: Record<string, EntryOf<K>> } & { [S in Sheet]?: SheetOf<S> }

export const noContent = (): Content => Object.fromEntries(kinds.map((kind) => [kind, {}])) as unknown as Content

/** All entries of a kind in the order of their ids. */
export const entriesOf = <K extends Kind>(content: Content, kind: K): readonly EntryOf<K>[] =>
  Object.keys(content[kind])
    .sort()
    .flatMap((id) => content[kind][id] ?? []) as EntryOf<K>[]
