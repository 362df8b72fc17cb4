// Which file of a pack holds what: `pilots.json` a list, `enemies/ronin-scout.json` one entry, `board.json` a sheet, `values.json` values,
// `translations/de.json` texts in German.
import { fileNameOf, isFolderKind, kinds, sheets, type Kind, type Sheet } from './kinds.ts'
import { languageName } from './translation.ts'

export type FileTarget =
  | { readonly type: 'list'; readonly kind: Kind }
  | { readonly type: 'one'; readonly kind: Kind; readonly id: string }
  | { readonly type: 'sheet'; readonly sheet: Sheet }
  | { readonly type: 'values' }
  | { readonly type: 'translation'; readonly language: string }

const listFiles = new Map(kinds.filter((kind) => !isFolderKind(kind)).map((kind) => [`${fileNameOf(kind)}.json`, kind]))
const sheetFiles = new Map(sheets.map((sheet) => [`${fileNameOf(sheet)}.json`, sheet]))
const folders = new Map<string, Kind>(kinds.filter(isFolderKind).map((kind) => [fileNameOf(kind), kind]))

/** Every file name that a pack may have at its top. */
export const knownFiles: readonly string[] = ['pack.json', 'values.json', ...listFiles.keys(), ...sheetFiles.keys()]

/** What the file holds; nothing for a name that has no place in a pack, and for the cover. */
export function targetOf(file: string): FileTarget | undefined {
  const kind = listFiles.get(file)
  if (kind !== undefined) return { type: 'list', kind }
  const sheet = sheetFiles.get(file)
  if (sheet !== undefined) return { type: 'sheet', sheet }
  if (file === 'values.json') return { type: 'values' }
  const [folder, name, ...deeper] = file.split('/')
  if (name === undefined || deeper.length > 0 || !name.endsWith('.json')) return undefined
  const word = name.slice(0, -'.json'.length)
  if (folder === 'translations') return languageName.test(word) ? { type: 'translation', language: word } : undefined
  const one = folders.get(folder ?? '')
  return one === undefined ? undefined : { type: 'one', kind: one, id: word }
}
