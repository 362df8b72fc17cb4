// The owner's pack on disk: the log is written first, the pack is made from it. A kill between the two, a torn line, an edit by
// another program and damage are all told apart at the next reading; no file that cannot be read is ever written over.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Value } from '../../../shared/games/akarios/content/value.ts'
import { canonical } from '../../../shared/lib/canonical.ts'
import { renameDurably, writeDurably } from '../durable.ts'
import type { Trouble } from '../packs/trouble.ts'
import { keyOf, type NewOwnerEntry, type OwnerEntry } from './entry.ts'
import { infoOf, lineHash, ownerManifest, ownerPlaces, readOwnerLog, readOwnerValues } from './files.ts'
import { ownerLine, type OwnerLine } from './line.ts'

export interface OwnerState {
  readonly entries: readonly OwnerEntry[]
  readonly line: OwnerLine
  /** What is wrong with the files; they are kept and set aside at the next writing. */
  readonly troubles: readonly Trouble[]
  /** Written by a newer app: reading and writing are refused. */
  readonly newer: boolean
}

export interface OwnerStore {
  /** As it is on disk now: read again when another program has written. */
  readonly state: () => OwnerState
  /** Adds an entry and returns when log and pack are on disk. Throws what the operating system says; the entry is then taken off again. */
  readonly append: (entry: NewOwnerEntry, at: Date) => OwnerState
}

interface Read extends OwnerState {
  /** The log as it should stand. */
  readonly text: string
  /** Entries at the end that are not on disk yet. */
  readonly unsaved: number
  /** Files to set aside before anything is written. */
  readonly aside: readonly string[]
  readonly stamp: string
}

export function openOwnerStore(dataDir: string): OwnerStore {
  const places = ownerPlaces(dataDir)
  const stampOf = () =>
    [places.log, places.cover, places.values]
      .map(infoOf)
      .map((info) =>
        typeof info === 'object' ? `${String(info.ino)} ${String(info.size)} ${String(info.mtimeMs)}` : '',
      )
      .join('|')

  const read = (): Read => {
    const stamp = stampOf()
    const log = readOwnerLog(places)
    const file = readOwnerValues(places)
    const troubles = [...log.troubles, ...file.troubles]
    const inPlace = [places.cover, places.values].filter((path) => infoOf(path) !== undefined)
    const damaged = file.troubles.length === 0 ? [] : inPlace.length > 0 ? inPlace : [places.folder]
    const aside = [...damaged, ...(log.troubles.length > 0 ? [places.log] : [])]
    const base = { ...log, troubles, newer: file.newer, aside, stamp, unsaved: 0 }
    const line = ownerLine(log.entries)
    const written = file.values
    const before = ownerLine(log.entries.slice(0, -1)).values
    if (written === undefined || same(written, line.values) || (log.troubles.length === 0 && same(written, before)))
      return { ...base, line }
    const found = entryAfter(log, { kind: 'found', ...difference(line.values, written) }, lastChange(places.values))
    const entries = [...log.entries, found]
    return { ...base, entries, text: log.text + print(found), line: ownerLine(entries), unsaved: 1 }
  }
  let known = read()
  const fresh = () => (known.stamp === stampOf() ? known : (known = read()))
  return {
    state: fresh,
    append: (entry, at) => {
      const old = fresh()
      if (old.newer) throw new Error('the pack of a newer app is not written')
      const added = entryAfter(old, entry, at)
      const entries = [...old.entries, added]
      const line = ownerLine(entries)
      for (const path of old.aside) renameDurably(path, asideOf(path, at))
      mkdirSync(places.folder, { recursive: true })
      const tail = [...old.entries.slice(old.entries.length - old.unsaved), added].map(print).join('')
      const size = existsSync(places.log) ? statSync(places.log).size : 0
      try {
        if (size === 0) writeDurably(places.log, old.text + print(added))
        else appendDurably(places.log, tail)
        if (!existsSync(places.cover)) writeDurably(places.cover, ownerCover())
        writeDurably(places.values, ownerValues(line.values))
      } catch (fault) {
        if (existsSync(places.log)) truncateSync(places.log, size)
        throw fault
      }
      known = {
        entries,
        line,
        text: old.text + print(added),
        troubles: [],
        newer: false,
        unsaved: 0,
        aside: [],
        stamp: stampOf(),
      }
      return known
    },
  }
}

/** The pack's cover, as text. */
export const ownerCover = (): string => `${JSON.stringify(ownerManifest, null, 2)}\n`

/** `values.json`, as text. */
export const ownerValues = (values: readonly Value[]): string => `${JSON.stringify({ values }, null, 2)}\n`

const print = (entry: OwnerEntry): string => `${canonical(entry)}\n`

function entryAfter(
  { entries, text }: { readonly entries: readonly OwnerEntry[]; readonly text: string },
  entry: NewOwnerEntry,
  at: Date,
): OwnerEntry {
  const last = text.split('\n').at(-2)
  return { ...entry, n: entries.length + 1, at: at.toISOString(), before: last === undefined ? '' : lineHash(last) }
}

const same = (a: readonly Value[], b: readonly Value[]): boolean => canonical(a) === canonical(b)

/** What turns one list of values into the other. */
function difference(from: readonly Value[], to: readonly Value[]): Pick<OwnerEntry, 'values' | 'gone'> {
  const kept = new Set(to.map(keyOf))
  const gone = from.filter((value) => !kept.has(keyOf(value))).map(({ kind, id, field }) => ({ kind, id, field }))
  const before = new Map(from.map((value) => [keyOf(value), canonical(value)]))
  const changed = to.filter((value) => before.get(keyOf(value)) !== canonical(value))
  // When only the order differs, all are told again in the new one.
  return { values: gone.length + changed.length === 0 ? [...to] : changed, ...(gone.length === 0 ? {} : { gone }) }
}

const lastChange = (path: string): Date => {
  const info = infoOf(path)
  return typeof info === 'object' ? info.mtime : new Date(0)
}

const asideOf = (path: string, at: Date): string => {
  const { dir, name, ext } = parse(path)
  return join(dir, `${name}-unreadable-${String(at.getTime())}${ext}`)
}

function appendDurably(path: string, text: string): void {
  const file = openSync(path, 'a', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
