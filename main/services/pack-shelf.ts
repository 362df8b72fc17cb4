// Shows all content of the packs in use: lists, searches, one entry with where each value comes from, and what is still missing.
import type { Browsed, ContentKind, EntryField, ListedPack } from '../../shared/contract/calls/packs.ts'
import type { Output, Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { boxLines } from '../../shared/games/akarios/content/box.ts'
import { entriesOf } from '../../shared/games/akarios/content/content.ts'
import { formOf } from '../../shared/games/akarios/content/forms/form-of.ts'
import type { OptionsOf } from '../../shared/games/akarios/content/forms/reference.ts'
import { blankEntry, editorRows } from '../../shared/games/akarios/content/forms/editor-rows.ts'
import { unusedFields } from '../../shared/games/akarios/content/forms/schema-at.ts'
import {
  kinds,
  sheets,
  type EntryOf,
  type Kind,
  type Sheet,
  type SheetOf,
} from '../../shared/games/akarios/content/kinds.ts'
import type { Layered } from '../../shared/games/akarios/content/layer.ts'
import { completeness, missingOf, missingOfSheet } from '../../shared/games/akarios/content/missing.ts'
import { contentOfPacks, packsOfBox } from '../../shared/games/akarios/content/of-packs.ts'
import type { Pack } from '../../shared/games/akarios/content/packed.ts'
import { sourceKey, sourceOf, type Source } from '../../shared/games/akarios/content/source.ts'
import type { Json } from '../../shared/kernel/json.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { ownerPackId } from '../files/owner-pack/files.ts'
import type { ContentService } from './content.ts'
import { nameIn } from './owner-values.ts'
import type { OwnerPackService } from './owner-pack.ts'

export interface PackShelf {
  readonly list: () => Outcome<Output<'packs.list'>>
  readonly browse: (input: Parsed<'packs.browse'>) => Outcome<Output<'packs.browse'>>
  readonly entry: (input: Parsed<'packs.entry'>) => Outcome<Output<'packs.entry'>>
  readonly form: (input: Parsed<'packs.form'>) => Outcome<Output<'packs.form'>>
  readonly completeness: () => Outcome<Output<'packs.completeness'>>
}

export interface PackShelfOptions {
  /** With the owner's values on top. */
  readonly content: ContentService
  readonly owner: Pick<OwnerPackService, 'troubles'>
}

export function createPackShelf({ content, owner }: PackShelfOptions): PackShelf {
  let listed: { readonly layered: Layered; readonly rows: readonly Browsed[] } | undefined
  const allRows = (): readonly Browsed[] => {
    const layered = content.layered()
    if (listed?.layered !== layered) listed = { layered, rows: rowsOf(layered) }
    return listed.rows
  }
  return {
    list: () => {
      const packs = content.packs.map((pack): ListedPack => describe(pack, content.ofApp))
      const troubles = [...content.troubles, ...owner.troubles()]
      return ok({ packs, troubles: troubles.map(({ pack, file, where, hint }) => ({ pack, file, where, hint })) })
    },
    browse: ({ kind, search, missingOnly, offset, limit }) => {
      const words = plain(search).split(/\s+/).filter(Boolean)
      const holds = (text: string) => words.every((word) => plain(text).includes(word))
      const inPlace = allRows().filter(
        (row) => (kind === undefined || row.kind === kind) && (!missingOnly || row.missing > 0),
      )
      // Who types a name looks for that card, not for those that speak of it.
      const named = inPlace.filter(({ name }) => holds(name))
      const others = inPlace.filter((row) => !holds(row.name) && holds(`${row.name} ${row.id} ${row.wording}`))
      const fits = [...named, ...others]
      return ok({ total: fits.length, rows: fits.slice(offset, offset + limit) })
    },
    entry: ({ kind, id }) => {
      const row = allRows().find((one) => one.kind === kind && one.id === id)
      if (row === undefined) return fail(refusal('not-found', 'entryMissing'))
      const layered = content.layered()
      const from = layered.sources.get(sourceKey(kind, id))?.entry
      const own = from?.layer === 'told' && from.pack === ownerPackId
      return ok({ ...row, entry: entryAt(layered, kind, id) ?? {}, own, ...fieldsOf(layered, kind, id) })
    },
    form: ({ kind, id }) => {
      const layered = content.layered()
      const entry = id === undefined ? blankEntry(kind, scenariosIn(layered)) : entryAt(layered, kind, id)
      if (entry === undefined) return fail(refusal('not-found', 'entryMissing'))
      const name = id === undefined ? '' : nameIn(layered.content, kind, id)
      return ok({
        name,
        entry,
        rows: editorRows(kind, entry, optionsIn(layered)),
      })
    },
    completeness: () => {
      const layered = content.layered()
      const ofBox = ({ manifest }: Pack) => contentOfPacks(layered, packsOfBox(manifest, content.packs))
      return ok({
        kinds: completeness(layered.content).map((line) => ({
          ...line,
          missing: line.missing.map((one) => ({ ...one })),
        })),
        box: content.packs.flatMap((pack) => [...boxLines(ofBox(pack), pack.manifest.box ?? {})]),
      })
    },
  }
}

/** Letters without their marks, in lower case: what is typed in a hurry is found. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function describe({ manifest, entries, sheets: own, values }: Pack, ofApp: ReadonlySet<string>): ListedPack {
  const { id, title, version, about, licence } = manifest
  const origin = id === ownerPackId ? 'owner' : ofApp.has(id) ? 'app' : 'added'
  const lists = Object.values(entries).reduce((sum, list) => sum + list.length, 0)
  return { id, title, version, about, licence, origin, entries: lists + Object.keys(own).length, values: values.length }
}

const isSheet = (kind: ContentKind): kind is Sheet => (sheets as readonly string[]).includes(kind)

const entryAt = ({ content }: Layered, kind: ContentKind, id: string): Json | undefined =>
  isSheet(kind) ? content[kind] : content[kind][id]

const missingAt = (layered: Layered, kind: ContentKind, id: string): readonly string[] => {
  const entry = entryAt(layered, kind, id)
  return isSheet(kind)
    ? missingOfSheet(kind, entry as SheetOf<typeof kind>)
    : missingOf(kind, entry as unknown as EntryOf<Kind>)
}

function rowsOf(layered: Layered): readonly Browsed[] {
  const { content, sources } = layered
  const rowOf = (kind: ContentKind, id: string): Browsed => {
    const entry = entryAt(layered, kind, id) as { readonly wording?: string }
    return {
      kind,
      id,
      name: nameIn(content, kind, id),
      wording: entry.wording ?? '',
      missing: missingAt(layered, kind, id).length,
      told: sources.get(sourceKey(kind, id))?.told.size ?? 0,
    }
  }
  const named = kinds.flatMap((kind) =>
    Object.keys(content[kind])
      .map((id) => rowOf(kind, id))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  )
  return [...named, ...sheets.filter((sheet) => content[sheet] !== undefined).map((sheet) => rowOf(sheet, sheet))]
}

/** Every value of an entry, every one that is not known yet, and what else may be told of it, each with the form that asks for it. */
function fieldsOf(layered: Layered, kind: ContentKind, id: string): { fields: EntryField[]; others: EntryField[] } {
  const entry = entryAt(layered, kind, id) ?? {}
  const formed = (field: string): EntryField => {
    const form = formOf(kind, entry, field.split('.'), optionsIn(layered))
    return { field, ...(form === undefined ? {} : { form }) }
  }
  const told = leaves(entry)
    .filter(({ field }) => field !== 'id')
    .map(({ field, value }): EntryField => {
      const source = sourceOf(layered.sources, kind, id, field)
      return { ...formed(field), value, ...(source === undefined ? {} : { source: shown(source) }) }
    })
  const missing = missingAt(layered, kind, id)
  const others = unusedFields(kind, entry)
    .filter((field) => !missing.some((one) => one === field || one.startsWith(`${field}.`)))
    .map(formed)
  return { fields: [...told, ...missing.map(formed)], others: others.filter(({ form }) => form !== undefined) }
}

/** Numbers of scenarios that are a mission or a world. */
const scenariosIn = ({ content }: Layered): ReadonlySet<number> =>
  new Set([...entriesOf(content, 'missions'), ...entriesOf(content, 'worlds')].map(({ scenario }) => scenario))

/** Entries that a field may name, by name. */
const optionsIn =
  ({ content }: Layered): OptionsOf =>
  ({ to, only }) =>
    entriesOf(content, to)
      .filter((entry) => only === undefined || ('kind' in entry && entry.kind === only))
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))

const shown = ({ layer, pack, note, at }: Source): NonNullable<EntryField['source']> => ({
  layer,
  pack,
  ...(note === undefined ? {} : { note }),
  ...(at === undefined ? {} : { at }),
})

/** Plain values and lists of them, each with its path; objects and lists of objects are gone into, by id where there is one. */
function leaves(data: Json, path: readonly string[] = []): readonly { readonly field: string; readonly value: Json }[] {
  const isPlain = (value: Json) => typeof value !== 'object' || value === null
  const here = [{ field: path.join('.'), value: data }]
  if (typeof data !== 'object' || data === null || path.length >= 8) return here
  if (Array.isArray(data)) {
    const list = data as readonly Json[]
    if (list.every(isPlain)) return here
    return list.flatMap((element, at) => leaves(element, [...path, idOf(element) ?? String(at)]))
  }
  const entries = Object.entries(data)
  return entries.length === 0 ? here : entries.flatMap(([key, value]) => leaves(value, [...path, key]))
}

const idOf = (element: Json): string | undefined => {
  if (typeof element !== 'object' || element === null || Array.isArray(element) || !('id' in element)) return undefined
  const id: unknown = element['id']
  return typeof id === 'string' ? id : undefined
}
