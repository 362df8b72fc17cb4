// Turns the parsed files of one pack into entries of the right form, with the place of each. A wrong entry is left out and named.
import { z } from 'zod'
import type { Json } from '../../../kernel/json.ts'
import { mostFaults, tooManyFaults, type Fault, type FaultCode } from './faults/fault.ts'
import { parseForm } from './faults/form.ts'
import { didYouMean } from './faults/suggest.ts'
import { bringUpToDate, formatSteps, type FormatAnswer, type FormatSteps, type PackFiles } from './format.ts'
import { entrySchemas, sheetSchemas, type Kind, type Sheet } from './kinds.ts'
import { knownFiles, targetOf } from './pack-files.ts'
import { manifest, packFormat, type Manifest } from './pack.ts'
import { noEntries, type Pack, type PackPlace, type Placed } from './packed.ts'
import { translation, type PackTranslation } from './translation.ts'
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
  const cover = readCover(files, label, steps)
  if ('faults' in cover) return cover
  return readEntries(cover.files, cover.manifest)
}

function readCover(
  files: PackFiles,
  pack: string,
  steps: FormatSteps,
): { readonly faults: readonly Fault[] } | { readonly files: PackFiles; readonly manifest: Manifest } {
  const place = { pack, file: 'pack.json', path: [] }
  if (!files.has('pack.json')) {
    const hint = 'A pack needs a file pack.json at its top that says what it is.'
    return { faults: [{ ...place, code: 'no-manifest', hint }] }
  }
  const current = bringUpToDate(files, steps)
  if (!current.ok) {
    const { code } = current
    return { faults: [{ ...place, path: ['format'], code, hint: formatHint(current) }] }
  }
  const parsed = parseForm(manifest, withoutSchema(current.files.get('pack.json')), place)
  return 'faults' in parsed ? parsed : { files: current.files, manifest: parsed.value }
}

const formatHint = ({ code, found }: Extract<FormatAnswer, { ok: false }>): string =>
  code === 'format-newer'
    ? `Format ${JSON.stringify(found)} is newer than this app, which reads up to ${packFormat}.`
    : `"format" must be ${packFormat}.`

function readEntries(files: PackFiles, cover: Manifest): PackReading {
  const faults: Fault[] = []
  const entries = noEntries()
  const foundSheets: { [S in Sheet]?: Placed<unknown> } = {}
  const values: Placed<Value>[] = []
  const translations: PackTranslation[] = []
  const leftOut = new Set<string>()

  const fault = (code: FaultCode, place: PackPlace, hint: string): void =>
    void faults.push({ pack: cover.id, ...place, code, hint })
  const take = <S extends z.ZodType>(schema: S, raw: unknown, place: PackPlace): z.infer<S> | undefined => {
    const parsed = parseForm(schema, raw, { pack: cover.id, ...place })
    if ('value' in parsed) return parsed.value
    faults.push(...parsed.faults)
    return undefined
  }
  const add = (kind: Kind, raw: unknown, place: PackPlace): void => {
    const entry = faults.length > mostFaults ? undefined : take(entrySchemas[kind], raw, place)
    if (entry !== undefined) (entries[kind] as Placed<unknown>[]).push({ ...place, entry })
    else if (idOf(raw) !== undefined) leftOut.add(`${kind}/${idOf(raw)}`)
  }
  const elements = (raw: Json, key: string, file: string): readonly unknown[] => {
    const list = z.strictObject({ [key]: z.array(z.unknown()).max(mostEntries) })
    return take(list, withoutSchema(raw), { file, path: [] })?.[key] ?? []
  }

  for (const [file, raw] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (file === 'pack.json') continue
    const target = targetOf(file)
    const top = { file, path: [] }
    switch (target?.type) {
      case undefined:
        fault('unknown-file', top, `This file has no place in a pack.${didYouMean(file, knownFiles)}`)
        break
      case 'list':
        elements(raw, target.kind, file).forEach((one, at) => add(target.kind, one, { file, path: [target.kind, at] }))
        break
      case 'one': {
        const id = idOf(raw)?.slice(0, 80)
        if (id !== undefined && id !== target.id)
          fault('wrong-name', { file, path: ['id'] }, `The file of "${id}" must be named ${id}.json.`)
        add(target.kind, withoutSchema(raw), top)
        break
      }
      case 'sheet': {
        const sheet = take(sheetSchemas[target.sheet], withoutSchema(raw), top)
        if (sheet !== undefined) foundSheets[target.sheet] = { ...top, entry: sheet }
        break
      }
      case 'translation': {
        const says = take(translation, withoutSchema(raw), top)
        if (says !== undefined) translations.push({ language: target.language, file, says })
        break
      }
      case 'values':
        elements(raw, 'values', file).forEach((one, at) => {
          const place = { file, path: ['values', at] }
          const told = faults.length > mostFaults ? undefined : take(value, one, place)
          if (told !== undefined) values.push({ ...place, entry: told })
        })
    }
  }
  const pack: Pack = { manifest: cover, entries, sheets: foundSheets as Pack['sheets'], values, translations, leftOut }
  return { pack, faults: tooManyFaults(faults) }
}

const idOf = (raw: unknown): string | undefined => {
  const id: unknown = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined
  return typeof id === 'string' ? id : undefined
}

/** `$schema` is for editors. */
function withoutSchema(raw: Json | undefined): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  return Object.fromEntries(Object.entries(raw).filter(([key]) => key !== '$schema'))
}
