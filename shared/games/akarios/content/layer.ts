// Lays packs over each other: entries of the base packs, values told by the owner, rulings of the table. The last one told wins.
import type { Json } from '../../../kernel/json.ts'
import { noContent, type Content } from './content.ts'
import { mostFaults, tooManyFaults, type Fault } from './faults/fault.ts'
import { parseForm } from './faults/form.ts'
import { didYouMean } from './faults/suggest.ts'
import { entrySchemas, kinds, sheets, sheetSchemas, type Kind, type Sheet } from './kinds.ts'
import { inOrder } from './order.ts'
import type { Pack, Placed } from './packed.ts'
import { setField } from './set-field.ts'
import { sourceKey, type Source, type Sources } from './source.ts'
import type { Value } from './value.ts'
import { translated } from './translate.ts'
import { wholeEntry } from './whole-entry.ts'

export interface Layered {
  readonly content: Content
  readonly sources: Sources
  /** The packs in the order in which they were laid. */
  readonly packs: readonly { readonly id: string; readonly version: string }[]
  /** What could not be laid: an id that is taken, a value that fits nowhere. The rest stands. */
  readonly faults: readonly Fault[]
}

interface Table {
  [id: string]: unknown
}

/**
 * `rulings` are values of the campaign, laid last. In a `language` the packs speak it as far as they are translated; what the owner
 * told stays as it was told. Neither packs nor rulings are changed.
 */
export function layerPacks(packs: readonly Pack[], rulings: readonly Value[] = [], language?: string): Layered {
  const content = noContent()
  const sources = new Map<string, { entry: Source; told: Map<string, Source> }>()
  const { order, faults: orderFaults } = inOrder(packs)
  const faults: Fault[] = [...orderFaults]

  const addEntry = (kind: Kind | Sheet, id: string, placed: Placed<unknown>, pack: string): boolean => {
    const key = sourceKey(kind, id)
    const before = sources.get(key)
    if (before === undefined) {
      sources.set(key, { entry: sourceAt('base', pack, placed), told: new Map() })
      return true
    }
    const where = before.entry.pack === pack ? before.entry.file : `pack ${before.entry.pack}`
    const hint = `"${id}" is already in ${where}. To change a value of it, use values.json.`
    faults.push({ pack, file: placed.file, path: placed.path, code: 'id-twice', hint })
    return false
  }

  for (const pack of order) {
    const { id: packId } = pack.manifest
    const says = pack.translations.find((one) => one.language === language)?.says
    for (const kind of kinds)
      for (const placed of pack.entries[kind]) {
        const { id } = placed.entry
        if (!addEntry(kind, id, placed, packId)) continue
        const texts = says?.[kind]?.[id]
        ;(content[kind] as Table)[id] = texts === undefined ? placed.entry : translated(kind, placed.entry, texts).entry
      }
    for (const sheet of sheets) {
      const placed = pack.sheets[sheet]
      // Of a sheet there is one at the table: that of the first pack. A later pack may bring its own (`ownSheets`).
      if (placed === undefined || sources.has(sourceKey(sheet, sheet))) continue
      addEntry(sheet, sheet, placed, packId)
      ;(content as Table)[sheet] = placed.entry
    }
  }

  const tell = (told: Value, source: Source): void => {
    const refuse = (code: Fault['code'], hint: string): void =>
      void faults.push({ pack: source.pack, file: source.file, path: source.path, code, hint })
    const known = sources.get(sourceKey(told.kind, told.id))
    const isSheet = told.kind in sheetSchemas
    const table = isSheet ? (content as Table) : (content[told.kind as Kind] as Table)
    if (told.field === wholeEntry) {
      if (known !== undefined || isSheet)
        return void refuse('id-twice', `There is a ${told.kind} "${told.id}" already. Tell its fields.`)
      const place = { pack: source.pack, file: source.file, path: [...source.path, 'value'] }
      const read = parseForm(entrySchemas[told.kind as Kind], told.value, place)
      if ('faults' in read) return void faults.push(...read.faults)
      if (read.value.id !== told.id) return void refuse('value-refused', `The entry calls itself "${read.value.id}".`)
      sources.set(sourceKey(told.kind, told.id), {
        entry: { ...source, ...place },
        told: new Map(),
      })
      table[told.id] = read.value
      return
    }
    if (known === undefined) {
      return void refuse(
        'value-nowhere',
        `No pack has ${told.kind} "${told.id}".${faults.length < mostFaults ? didYouMean(told.id, Object.keys(table)) : ''}`,
      )
    }
    const path = told.field.split('.')
    if (path[0] === 'id') return void refuse('value-refused', 'An id is never changed.')
    const set = setField(table[told.id] as Json, path, told.value)
    // A place of the box that has been given its printed name is unnamed no more.
    const changed = told.field === 'name' ? withoutKey(set, 'unnamed') : set
    if (changed === undefined)
      return void refuse('value-nowhere', `"${told.field}" leads nowhere in ${told.kind} "${told.id}".`)
    const schema = isSheet ? sheetSchemas[told.kind as Sheet] : entrySchemas[told.kind as Kind]
    const parsed = parseForm(schema, changed, { pack: source.pack, file: source.file, path: [] })
    if ('faults' in parsed) {
      const [first] = parsed.faults
      return void refuse(
        'value-refused',
        `${told.kind} "${told.id}" cannot have this as "${told.field}". ${first?.hint ?? ''}`,
      )
    }
    table[told.id] = parsed.value
    for (const inner of [...known.told.keys()]) if (inner.startsWith(`${told.field}.`)) known.told.delete(inner)
    known.told.set(told.field, source)
  }

  for (const pack of order) {
    // Whole entries first: fields may be told of them.
    const isWhole = ({ entry }: Placed<Value>) => entry.field === wholeEntry
    for (const placed of [...pack.values.filter(isWhole), ...pack.values.filter((one) => !isWhole(one))])
      tell(placed.entry, { ...sourceAt('told', pack.manifest.id, placed), ...noted(placed.entry) })
  }
  rulings.forEach((ruling, at) => tell(ruling, { layer: 'ruling', pack: '', file: '', path: [at], ...noted(ruling) }))
  const laid = order.map(({ manifest }) => ({ id: manifest.id, version: manifest.version }))
  return { content, sources, packs: laid, faults: tooManyFaults(faults) }
}

const withoutKey = (data: Json | undefined, key: string): Json | undefined =>
  typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([name]) => name !== key))
    : data

const sourceAt = (layer: Source['layer'], pack: string, { file, path }: Placed<unknown>): Source => ({
  layer,
  pack,
  file,
  path,
})

const noted = ({ source, at }: Value): { note?: string; at?: string } => ({
  ...(source === undefined ? {} : { note: source }),
  ...(at === undefined ? {} : { at }),
})
