// Turns the parsed files of one pack into entries of the right form, with the place of each. A wrong entry is left out and named.
import { z } from 'zod'
import type { Json } from '../../../kernel/json.ts'
import type { Fault, FaultCode } from './faults/fault.ts'
import { parseForm } from './faults/form.ts'
import { didYouMean } from './faults/suggest.ts'
import { bringUpToDate, formatSteps, type FormatSteps, type PackFiles } from './format.ts'
import { entrySchemas, fileNameOf, isFolderKind, kinds, sheets, sheetSchemas, type Kind, type Sheet } from './kinds.ts'
import { manifest, packFormat } from './pack.ts'
import { noEntries, type Pack, type PackPlace, type Placed } from './packed.ts'
import { value, type Value } from './value.ts'

export interface PackReading {
  /** Missing when the cover itself cannot be read. */
  readonly pack?: Pack
  readonly faults: readonly Fault[]
}

/** Entries of one list file. */
const mostEntries = 1000

/**
 * @param files parsed JSON by name (`pack.json`, `enemies/ronin-scout.json`)
 * @param label how faults name the pack until its id is known
 */
export function readPack(files: PackFiles, label: string, steps: FormatSteps = formatSteps): PackReading {
  const faults: Fault[] = []
  let pack = label
  const fault = (code: FaultCode, place: PackPlace, hint: string): void =>
    void faults.push({ pack, ...place, code, hint })
  const cover = { file: 'pack.json', path: [] }

  if (!files.has('pack.json')) {
    fault('no-manifest', cover, 'A pack needs a file pack.json at its top that says what it is.')
    return { faults }
  }
  const upgraded = bringUpToDate(files, steps)
  if (!upgraded.ok) {
    const place = { file: 'pack.json', path: ['format'] }
    if (upgraded.code === 'format-newer')
      fault(
        upgraded.code,
        place,
        `Format ${JSON.stringify(upgraded.found)} is newer than this app, which reads up to ${packFormat}.`,
      )
    else fault(upgraded.code, place, `"format" must be ${packFormat}.`)
    return { faults }
  }
  const current = upgraded.files

  const take = <S extends z.ZodType>(schema: S, raw: unknown, place: PackPlace): z.infer<S> | undefined => {
    const parsed = parseForm(schema, raw, { pack, ...place })
    if ('value' in parsed) return parsed.value
    faults.push(...parsed.faults)
    return undefined
  }

  const described = take(manifest, withoutSchema(current.get('pack.json')), cover)
  if (described === undefined) return { faults }
  pack = described.id

  const entries = noEntries()
  const foundSheets: { [S in Sheet]?: Placed<unknown> } = {}
  const values: Placed<Value>[] = []
  const add = (kind: Kind, raw: unknown, place: PackPlace): void => {
    const entry = take(entrySchemas[kind], raw, place)
    if (entry !== undefined) (entries[kind] as Placed<unknown>[]).push({ ...place, entry })
  }
  const elements = (raw: Json | undefined, key: string, file: string): readonly Json[] => {
    const listed = take(z.strictObject({ [key]: z.array(z.unknown()).max(mostEntries) }), withoutSchema(raw), {
      file,
      path: [],
    })
    return (listed?.[key] ?? []) as readonly Json[]
  }

  for (const [file, raw] of [...current].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (file === 'pack.json') continue
    const target = targetOf(file)
    if (target === undefined) {
      fault('unknown-file', { file, path: [] }, `This file has no place in a pack.${didYouMean(file, knownFiles)}`)
    } else if (target.type === 'values') {
      elements(raw, 'values', file).forEach((one, at) => {
        const place = { file, path: ['values', at] }
        const told = take(value, one, place)
        if (told !== undefined) values.push({ ...place, entry: told })
      })
    } else if (target.type === 'sheet') {
      const place = { file, path: [] }
      const sheet = take(sheetSchemas[target.sheet], withoutSchema(raw), place)
      if (sheet !== undefined) foundSheets[target.sheet] = { ...place, entry: sheet }
    } else if (target.type === 'list') {
      elements(raw, target.kind, file).forEach((one, at) => add(target.kind, one, { file, path: [target.kind, at] }))
    } else {
      const entry = withoutSchema(raw)
      const id =
        typeof entry === 'object' && entry !== null && !Array.isArray(entry)
          ? (entry as { id?: unknown }).id
          : undefined
      if (typeof id === 'string' && id !== target.id)
        fault(
          'wrong-name',
          { file, path: ['id'] },
          `The file of "${id.slice(0, 80)}" must be named ${id.slice(0, 80)}.json.`,
        )
      add(target.kind, entry, { file, path: [] })
    }
  }
  return { pack: { manifest: described, entries, sheets: foundSheets as Pack['sheets'], values }, faults }
}

type Target =
  | { readonly type: 'list'; readonly kind: Kind }
  | { readonly type: 'one'; readonly kind: Kind; readonly id: string }
  | { readonly type: 'sheet'; readonly sheet: Sheet }
  | { readonly type: 'values' }

const listFiles = new Map(kinds.filter((kind) => !isFolderKind(kind)).map((kind) => [`${fileNameOf(kind)}.json`, kind]))
const sheetFiles = new Map(sheets.map((sheet) => [`${fileNameOf(sheet)}.json`, sheet]))
const folders = new Map<string, Kind>(kinds.filter(isFolderKind).map((kind) => [fileNameOf(kind), kind]))

/** Every file name that a pack may have at its top. */
export const knownFiles: readonly string[] = ['pack.json', 'values.json', ...listFiles.keys(), ...sheetFiles.keys()]

function targetOf(file: string): Target | undefined {
  const kind = listFiles.get(file)
  if (kind !== undefined) return { type: 'list', kind }
  const sheet = sheetFiles.get(file)
  if (sheet !== undefined) return { type: 'sheet', sheet }
  if (file === 'values.json') return { type: 'values' }
  const [folder, name, ...deeper] = file.split('/')
  const one = folders.get(folder ?? '')
  if (one === undefined || name === undefined || deeper.length > 0 || !name.endsWith('.json')) return undefined
  return { type: 'one', kind: one, id: name.slice(0, -'.json'.length) }
}

/** `$schema` is for editors. */
function withoutSchema(raw: Json | undefined): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  return Object.fromEntries(Object.entries(raw).filter(([key]) => key !== '$schema'))
}
