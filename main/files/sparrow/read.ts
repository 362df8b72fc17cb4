// Reads a `.sparrow` file that may come from anybody: names by allow-list, sizes capped, rows flat, nothing merged into
// objects of ours.
import { fail, ok, type Result } from '../../../shared/lib/result.ts'
import { readZip, type ZipContents } from '../zip/read.ts'
import {
  manifestSchema,
  sparrowFormat,
  sparrowLimits,
  type SparrowContents,
  type SparrowFault,
  type SparrowManifest,
  type SparrowRow,
} from './format.ts'

/** Everything in the file, or the first thing that is wrong with it. Never throws for what is in it. */
export async function readSparrow(bytes: Buffer): Promise<Result<SparrowContents, SparrowFault>> {
  const zip = await readZip(bytes, sparrowLimits)
  if (!zip.ok) return zip
  const manifest = readManifest(zip.value)
  if (!manifest.ok) return manifest
  const tables = new Map<string, readonly SparrowRow[]>()
  for (const [entry, data] of zip.value) {
    const [, name] = /^tables\/(.*)\.json$/.exec(entry) ?? []
    if (name === undefined) continue
    const rows = readRows(data)
    if (rows === undefined) return fail({ code: 'json', entry })
    tables.set(name, rows)
  }
  return ok({ manifest: manifest.value, tables })
}

function readManifest(zip: ZipContents): Result<SparrowManifest, SparrowFault> {
  const data = zip.get('manifest.json')
  if (data === undefined || data.length > 10_000) return fail({ code: 'manifest' })
  const read = manifestSchema.safeParse(parse(data))
  if (!read.success) return fail({ code: 'manifest' })
  return read.data.format > sparrowFormat ? fail({ code: 'newerFormat' }) : ok(read.data)
}

function readRows(data: Buffer): readonly SparrowRow[] | undefined {
  const rows = parse(data)
  return Array.isArray(rows) && rows.every(isFlat) ? rows : undefined
}

const isFlat = (row: unknown): row is SparrowRow =>
  typeof row === 'object' &&
  row !== null &&
  !Array.isArray(row) &&
  Object.values(row).every((cell) => cell === null || typeof cell === 'string' || Number.isSafeInteger(cell))

/** Undefined for what is no JSON, or not UTF-8. */
function parse(data: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(data))
  } catch {
    return undefined
  }
}
