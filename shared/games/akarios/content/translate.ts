// An entry in another language: which of its fields are texts, the entry with those that are translated, and which are not yet.
import type { Json } from '../../../kernel/json.ts'
import type { Fault, FaultCode } from './faults/fault.ts'
import { parseForm } from './faults/form.ts'
import { didYouMean } from './faults/suggest.ts'
import { schemaAt } from './forms/schema-at.ts'
import { choiceLabel, name, prose, wording } from './id.ts'
import { entrySchemas, kinds, type EntryOf, type Kind } from './kinds.ts'
import type { Pack } from './packed.ts'
import { setField } from './set-field.ts'
import type { PackTranslation, Texts } from './translation.ts'
import { valueAt } from './value-at.ts'

/** What the schemas of texts call themselves. */
const descriptions = new Set([name, wording, prose, choiceLabel].map((schema) => schema.meta()?.description))

const isText = (kind: Kind, entry: Json, field: string): boolean => {
  const path = field.split('.')
  return typeof valueAt(entry, path) === 'string' && descriptions.has(schemaAt(kind, entry, path)?.description)
}

/** The paths of all texts of an entry. */
export const textFields = (kind: Kind, entry: Json): readonly string[] =>
  stringsIn(entry).filter((field) => isText(kind, entry, field))

function stringsIn(data: Json, path: readonly string[] = []): readonly string[] {
  if (typeof data === 'string') return [path.join('.')]
  if (typeof data !== 'object' || data === null) return []
  if (!Array.isArray(data)) return Object.entries(data).flatMap(([key, value]) => stringsIn(value, [...path, key]))
  return (data as readonly Json[]).flatMap((element, at) => {
    const id = valueAt(element, ['id'])
    return stringsIn(element, [...path, typeof id === 'string' ? id : String(at)])
  })
}

interface Wrong {
  readonly field: string
  readonly code: FaultCode
  readonly hint: string
}

/** The entry with these texts; a text that fits nowhere, or not into its field, is left out and named. */
export function translated<K extends Kind>(
  kind: K,
  entry: EntryOf<K>,
  texts: Texts,
): { readonly entry: EntryOf<K>; readonly wrong: readonly Wrong[] } {
  const fields = Object.keys(texts)
  const known = fields.filter((field) => isText(kind, entry, field))
  const wrong = fields.filter((field) => !known.includes(field)).map((field) => nowhere(kind, entry, field))
  const whole = known.reduce<Json>((data, field) => withText(data, field, texts), entry)
  if (faultsOf(kind, whole).length === 0) return { entry: whole as EntryOf<K>, wrong }
  // Which of them it is, is looked for only when something is wrong.
  const refused = known.flatMap((field): Wrong[] => {
    const [fault] = faultsOf(kind, withText(entry, field, texts))
    return fault === undefined ? [] : [{ field, code: 'translation-refused', hint: fault.hint }]
  })
  const fitting = known.filter((field) => !refused.some((one) => one.field === field))
  const spoken = fitting.reduce<Json>((data, field) => withText(data, field, texts), entry)
  return { entry: spoken as EntryOf<K>, wrong: [...wrong, ...refused] }
}

const withText = (data: Json, field: string, texts: Texts): Json =>
  setField(data, field.split('.'), texts[field] ?? '') ?? data

function faultsOf(kind: Kind, data: Json): readonly Fault[] {
  const parsed = parseForm<(typeof entrySchemas)[Kind]>(entrySchemas[kind], data, { pack: '', file: '', path: [] })
  return 'faults' in parsed ? parsed.faults : []
}

function nowhere(kind: Kind, entry: EntryOf<Kind>, field: string): Wrong {
  const hint = `"${field}" is no text of ${kind} "${entry.id}".${didYouMean(field, textFields(kind, entry))}`
  return { field, code: 'translation-nowhere', hint }
}

const checked = new WeakMap<Pack, readonly Fault[]>()

/** Entries that the pack has not got, fields that are no texts, texts that do not fit their field. Looked for once in each pack. */
export function translationFaults(pack: Pack): readonly Fault[] {
  const before = checked.get(pack)
  if (before !== undefined) return before
  const faults = pack.translations.flatMap((translation) =>
    kinds.flatMap((kind) => faultsOfKind(pack, translation, kind)),
  )
  checked.set(pack, faults)
  return faults
}

function faultsOfKind(pack: Pack, { file, says }: PackTranslation, kind: Kind): readonly Fault[] {
  const at = { pack: pack.manifest.id, file }
  const entries = new Map(pack.entries[kind].map(({ entry }) => [entry.id, entry]))
  return Object.entries(says[kind] ?? {}).flatMap(([id, texts]): readonly Fault[] => {
    const entry = entries.get(id)
    if (entry !== undefined)
      return translated(kind, entry, texts).wrong.map(({ field, code, hint }) => ({
        ...at,
        path: [kind, id, field],
        code,
        hint,
      }))
    if (pack.leftOut.has(`${kind}/${id}`)) return []
    const hint = `This pack has no ${kind} "${id}".${didYouMean(id, entries.keys())}`
    return [{ ...at, path: [kind, id], code: 'translation-nowhere', hint }]
  })
}

export interface Untranslated {
  readonly kind: Kind
  readonly id: string
  readonly field: string
}

/** Texts of the pack that the translation leaves as they are. */
export const untranslated = (pack: Pack, { says }: PackTranslation): readonly Untranslated[] =>
  kinds.flatMap((kind) =>
    pack.entries[kind].flatMap(({ entry }) =>
      textFields(kind, entry)
        .filter((field) => says[kind]?.[entry.id]?.[field] === undefined)
        .map((field) => ({ kind, id: entry.id, field })),
    ),
  )

/** How many texts a pack has. */
export const countTexts = (pack: Pack): number =>
  kinds.reduce(
    (sum, kind) => sum + pack.entries[kind].reduce((count, { entry }) => count + textFields(kind, entry).length, 0),
    0,
  )
