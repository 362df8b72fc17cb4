// Older pack formats, brought up to date in memory before anything is checked. The files themselves stay as they are.
import type { Json } from '../../../kernel/json.ts'
import { packFormat } from './pack.ts'

/** The parsed files of a pack by name, `pack.json` among them. */
export type PackFiles = ReadonlyMap<string, Json>

/** `from[n]` turns a pack of format n into one of format n + 1, `pack.json` included. */
export type FormatSteps = Readonly<Record<number, (files: PackFiles) => PackFiles>>

/** Format 1 is the first one that was published: there is nothing before it. */
export const formatSteps: FormatSteps = {}

export type FormatAnswer =
  | { readonly ok: true; readonly files: PackFiles }
  | { readonly ok: false; readonly code: 'format-newer' | 'format-unknown'; readonly found: Json | undefined }

/** The files at the format of today, or why they cannot be brought there. Steps must raise the format by one each; else they throw. */
export function bringUpToDate(files: PackFiles, from: FormatSteps = formatSteps): FormatAnswer {
  const found = formatOf(files)
  if (typeof found !== 'number' || !Number.isInteger(found) || found < 0)
    return { ok: false, code: 'format-unknown', found }
  if (found > packFormat) return { ok: false, code: 'format-newer', found }
  let now = files
  for (let format = found; format < packFormat; format++) {
    const step = from[format]
    if (step === undefined) return { ok: false, code: 'format-unknown', found }
    now = step(now)
    if (formatOf(now) !== format + 1) throw new Error(`The step from format ${format} did not lead to ${format + 1}`)
  }
  return { ok: true, files: now }
}

function formatOf(files: PackFiles): Json | undefined {
  const cover = files.get('pack.json')
  if (typeof cover !== 'object' || cover === null || Array.isArray(cover)) return undefined
  return (cover as Readonly<Record<string, Json>>)['format']
}
