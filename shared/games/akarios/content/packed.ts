// A pack whose files have been read and have the right form: its entries with the place where each stands. Nothing is cross-checked yet.
import { kinds, type EntryOf, type Kind, type Sheet, type SheetOf } from './kinds.ts'
import type { Manifest } from './pack.ts'
import type { PackTranslation } from './translation.ts'
import type { Value } from './value.ts'

/** A place in a pack: the file, and the way to the thing in it, from the top (`pilots`, 3, `health`). */
export interface PackPlace {
  readonly file: string
  readonly path: readonly (string | number)[]
}

export interface Placed<T> extends PackPlace {
  readonly entry: T
}

export type PackedEntries = { readonly [K in Kind]: readonly Placed<EntryOf<K>>[] }

export interface Pack {
  readonly manifest: Manifest
  readonly entries: PackedEntries
  readonly sheets: { readonly [S in Sheet]?: Placed<SheetOf<S>> }
  readonly values: readonly Placed<Value>[]
  /** One for each language that its author has brought. */
  readonly translations: readonly PackTranslation[]
  /** Entries that were left out because their form is wrong, as `kind/id`: references to them are not faults of their own. */
  readonly leftOut: ReadonlySet<string>
}

export const noEntries = (): { [K in Kind]: Placed<EntryOf<K>>[] } =>
  Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as { [K in Kind]: Placed<EntryOf<K>>[] }

/** `$.pilots[3].health`, as people write it. */
export const printPath = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : /^[A-Za-z_$][\w$]*$/.test(part)
          ? `${text}.${part}`
          : `${text}[${JSON.stringify(part)}]`,
    '$',
  )
