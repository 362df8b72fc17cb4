// Reads the owner's files as strictly as a stranger's: the pack in `owner-pack/`, the log beside it. Nothing is written.
import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { packFormat, type Manifest } from '../../../shared/games/akarios/content/pack.ts'
import { readPack } from '../../../shared/games/akarios/content/read-pack.ts'
import type { Value } from '../../../shared/games/akarios/content/value.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { packLimits } from '../packs/names.ts'
import type { PackRefusal } from '../packs/refusal.ts'
import { parseStrictJson } from '../packs/strict-json.ts'
import { fromFault, fromRefusal, type Trouble } from '../packs/trouble.ts'
import { ownerEntry, type OwnerEntry } from './entry.ts'
import { ownerLine } from './line.ts'

export const ownerPackId = 'owner'

/** What the owner's pack says of itself. */
export const ownerManifest: Omit<Manifest, 'boxOf'> = {
  format: packFormat,
  id: ownerPackId,
  version: '1.0.0',
  title: 'My box',
  about: 'Values that the owner of the box has told the app.',
  licence: 'Private notes of the owner of the box',
  requires: [],
  complete: false,
}

const mostLogBytes = 50_000_000

export const ownerPlaces = (dataDir: string) => {
  const folder = join(dataDir, 'owner-pack')
  return {
    folder,
    cover: join(folder, 'pack.json'),
    values: join(folder, 'values.json'),
    log: join(dataDir, 'owner-pack-log.jsonl'),
  }
}
export type OwnerPlaces = ReturnType<typeof ownerPlaces>

export const lineHash = (line: string): string => createHash('sha256').update(line).digest('hex')

export interface ReadLog {
  readonly entries: readonly OwnerEntry[]
  /** The lines that are sound, each with its end. */
  readonly text: string
  readonly troubles: readonly Trouble[]
}

/** The sound beginning of the log; what follows a broken line is not used, because nobody can say what it follows from. */
export function readOwnerLog({ log }: OwnerPlaces): ReadLog {
  const read = readPlain(log, mostLogBytes)
  if (read === undefined) return { entries: [], text: '', troubles: [] }
  if ('code' in read) return { entries: [], text: '', troubles: [troubleOf('owner-pack-log.jsonl', read)] }
  const entries: OwnerEntry[] = []
  let text = ''
  let last = ''
  for (const line of read.data.toString('utf8').split('\n').slice(0, -1)) {
    const parsed = parseStrictJson(Buffer.from(line))
    const entry = parsed.ok ? ownerEntry.safeParse(parsed.value) : undefined
    if (entry?.success !== true || entry.data.before !== last || !follows(entries, entry.data)) break
    entries.push(entry.data)
    text += `${line}\n`
    last = lineHash(line)
  }
  const whole = Buffer.byteLength(text) === read.data.length
  const hint = `Only the first ${String(entries.length)} steps of the log can be read.`
  const troubles = whole ? [] : [{ ...troubleOf('owner-pack-log.jsonl', { code: 'syntax' }), hint }]
  return { entries, text, troubles }
}

/** Whether the entry takes the next number, and an undo or redo names the step that was next. */
function follows(entries: readonly OwnerEntry[], entry: OwnerEntry): boolean {
  if (entry.n !== entries.length + 1) return false
  if (entry.kind !== 'undo' && entry.kind !== 'redo') return entry.means === undefined
  return ownerLine(entries)[entry.kind]?.n === entry.means
}

export interface ReadValues {
  /** Nothing when there is no file, or none that can be used whole. */
  readonly values?: readonly Value[]
  readonly troubles: readonly Trouble[]
  /** Written by a newer app: not to be touched. */
  readonly newer: boolean
}

/** The owner's pack. With any fault of its bytes or form the file is not used, and every fault is named. */
export function readOwnerValues(places: OwnerPlaces): ReadValues {
  const files = new Map<string, Json>()
  const troubles: Trouble[] = []
  const folder = infoOf(places.folder)
  if (folder !== undefined && (folder === 'unreadable' || !folder.isDirectory()))
    return { troubles: [fromRefusal(ownerPackId, { code: 'notAPack' })], newer: false }
  for (const [name, path] of [
    ['pack.json', places.cover],
    ['values.json', places.values],
  ] as const) {
    const read = readPlain(path, packLimits.file)
    if (read === undefined) continue
    if ('code' in read) {
      troubles.push(troubleOf(name, read))
      continue
    }
    const parsed = parseStrictJson(read.data)
    if (parsed.ok) files.set(name, parsed.value)
    else troubles.push(fromRefusal(ownerPackId, { file: name, ...parsed.error }))
  }
  if (files.size + troubles.length === 0) return { troubles, newer: false }
  const { pack, faults } = readPack(files, ownerPackId)
  const unreadable = new Set(troubles.map(({ file }) => file))
  troubles.push(...faults.filter(({ file }) => !unreadable.has(file)).map(fromFault))
  const newer = faults.some(({ code }) => code === 'format-newer')
  if (pack === undefined || troubles.length > 0) return { troubles, newer }
  return { values: pack.values.map(({ entry }) => entry), troubles, newer }
}

const troubleOf = (file: string, refusal: PackRefusal): Trouble => fromRefusal(ownerPackId, { file, ...refusal })

/** What stands there, nothing when there is nothing. A link is the link itself. */
export function infoOf(path: string): Stats | 'unreadable' | undefined {
  try {
    return lstatSync(path)
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : 'unreadable'
  }
}

/** The bytes of a plain file that is not too large; nothing when there is none. Links are never followed. */
function readPlain(path: string, most: number): { readonly data: Buffer } | PackRefusal | undefined {
  const info = infoOf(path)
  if (info === undefined) return undefined
  if (info === 'unreadable') return { code: 'unreadable' }
  if (!info.isFile()) return { code: 'notAFile' }
  if (info.size > most) return { code: 'tooLarge' }
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      const data = Buffer.alloc(Math.min(fstatSync(file).size, most))
      return { data: data.subarray(0, readSync(file, data, 0, data.length, 0)) }
    } finally {
      closeSync(file)
    }
  } catch {
    return { code: 'unreadable' }
  }
}
