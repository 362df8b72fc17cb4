// Reads the files of a pack from a folder or a zip into memory. Nothing is written; what is odd is refused, with every odd file named.
import { constants, type Dirent } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { PackFiles } from '../../../shared/games/akarios/content/format.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { readZip } from '../zip/read.ts'
import { packLimits, packName } from './names.ts'
import type { PackRefusal } from './refusal.ts'
import { parseStrictJson } from './strict-json.ts'

export interface PackSource {
  /** The name of the folder or zip, for people. */
  readonly label: string
  /** The files that could be read. Use them only when nothing was refused; a check may look at them anyway. */
  readonly files: PackFiles
  readonly refusals: readonly PackRefusal[]
}

/** `onFile` hears of each file once it is read, for long work. */
export async function readPackSource(path: string, onFile: (file: string) => void = () => {}): Promise<PackSource> {
  const label = basename(path).slice(0, 80)
  const info = await lstat(path).catch(() => undefined)
  if (info === undefined) return refused(label, { code: 'notFound' })
  if (info.isDirectory()) return parseAll(label, await readFolder(path), onFile)
  if (!info.isFile()) return refused(label, { code: 'notAPack' })
  if (info.size > packLimits.packed) return refused(label, { code: 'tooLarge' })
  const bytes = await readFileWhole(path, packLimits.packed)
  return bytes === undefined ? refused(label, { code: 'unreadable', found: label }) : readPackZip(bytes, label, onFile)
}

/** The same for a zip that is in memory already. */
export async function readPackZip(bytes: Buffer, label: string, onFile: (file: string) => void = () => {}): Promise<PackSource> {
  const zip = await readZip(bytes, packLimits)
  if (!zip.ok) {
    const { code, entry } = zip.error
    return refused(label, { code, ...(entry === undefined ? {} : { file: entry, found: entry }) })
  }
  return parseAll(label, { contents: withoutOuterFolder(zip.value), refusals: [] }, onFile)
}

const refused = (label: string, refusal: PackRefusal): PackSource => ({ label, files: new Map(), refusals: [refusal] })

interface Raw {
  readonly contents: ReadonlyMap<string, Uint8Array>
  readonly refusals: readonly PackRefusal[]
}

function parseAll(label: string, { contents, refusals }: Raw, onFile: (file: string) => void): PackSource {
  const files = new Map<string, Json>()
  const found = [...refusals]
  for (const [file, bytes] of contents) {
    const parsed = parseStrictJson(bytes)
    if (parsed.ok) files.set(file, parsed.value)
    else found.push({ file, ...parsed.error })
    onFile(file)
  }
  return { label, files, refusals: found }
}

/** People often zip the folder, not what is in it: then every name begins with the same folder. */
function withoutOuterFolder(contents: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  if (contents.has('pack.json')) return contents
  const outer = new Set([...contents.keys()].map((name) => name.split('/')[0]))
  const [folder] = outer
  if (outer.size !== 1 || folder === undefined || !contents.has(`${folder}/pack.json`)) return contents
  return new Map([...contents].map(([name, bytes]) => [name.slice(folder.length + 1), bytes]))
}

/** Files of a folder and of its folders, no deeper. Links are never followed. */
async function readFolder(root: string): Promise<Raw> {
  const contents = new Map<string, Uint8Array>()
  const refusals: PackRefusal[] = []
  let [bytes, entries] = [0, 0]

  const visit = async (folder: string, prefix: string): Promise<void> => {
    const listed: Dirent[] | undefined = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
    if (listed === undefined) return void refusals.push({ code: 'unreadable', found: prefix === '' ? basename(root) : prefix })
    for (const entry of listed.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = `${prefix}${entry.name}`
      const shown = { file: name.slice(0, 200), found: name.slice(0, 80) }
      if (++entries > packLimits.entries) return void refusals.push({ code: 'tooManyEntries' })
      if (entry.isDirectory()) {
        if (prefix !== '') refusals.push({ code: 'tooDeepFolder', ...shown })
        else await visit(join(folder, entry.name), `${name}/`)
      } else if (!entry.isFile()) refusals.push({ code: 'notAFile', ...shown })
      else if (!packName.test(name)) refusals.push({ code: 'badName', ...shown })
      else {
        const data = await readFileWhole(join(folder, entry.name), packLimits.file)
        if (data === undefined) refusals.push({ code: 'unreadable', ...shown })
        else if (data.length > packLimits.file) refusals.push({ code: 'tooLarge', ...shown })
        else if ((bytes += data.length) > packLimits.unpacked) return void refusals.push({ code: 'unpacksTooLarge', ...shown })
        else contents.set(name, data)
      }
    }
  }
  await visit(root, '')
  return { contents, refusals }
}

/** At most one byte more than `most`, so that a file that grew meanwhile is noticed and not read whole. */
async function readFileWhole(path: string, most: number): Promise<Buffer | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      const { size } = await file.stat()
      const data = Buffer.alloc(Math.min(size, most + 1))
      const { bytesRead } = await file.read(data, 0, data.length, 0)
      return data.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}
