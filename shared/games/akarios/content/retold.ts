// An entry that a play keeps from its beginning, with the texts that the packs have for it now: values stay, words follow the language.
import type { Json } from '../../../kernel/json.ts'
import type { Kind } from './kinds.ts'
import { setField } from './set-field.ts'
import { textFields } from './translate.ts'
import { valueAt } from './value-at.ts'

const kept = new WeakMap<object, { readonly now: unknown; readonly retold: unknown }>()

/** `entry` may be a part of one; a text that the packs no longer have stays as it was. The same entry comes back where no text differs. */
export function retold<Entry extends object>(kind: Kind, entry: Entry, now: object | undefined): Entry {
  if (now === undefined || now === entry) return entry
  const before = kept.get(entry)
  // Both are plain data, and what is kept was made of this entry.
  if (before?.now === now) return before.retold as Entry
  const words = (now: Json, field: string) => valueAt(now, field.split('.'))
  const fields = textFields(kind, entry as unknown as Json)
  const told = fields.reduce<Json>(
    (data, field) => {
      const says = words(now as unknown as Json, field)
      if (typeof says !== 'string' || says === words(data, field)) return data
      return setField(data, field.split('.'), says) ?? data
    },
    entry as unknown as Json,
  )
  kept.set(entry, { now, retold: told })
  return told as unknown as Entry
}

/** Every entry of a table by its id. */
export const allRetold = <Entry extends object>(
  kind: Kind,
  entries: Readonly<Record<string, Entry>>,
  now: Readonly<Record<string, object>>,
): Record<string, Entry> =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, retold(kind, entry, now[id])]))
