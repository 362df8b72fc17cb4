// Reads a zip that a stranger may have made: everything it says of itself is checked before a byte is unpacked, and what is
// unpacked is checked against it. Nothing is ever written to disk.
import { constants } from 'node:fs'
import { crc32, inflateRawSync } from 'node:zlib'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { fail, ok, type Result } from '../../../shared/lib/result.ts'
import type { ZipFault, ZipFaultCode, ZipLimits } from './limits.ts'

/** The files of a zip by name, in the order of its directory. */
export type ZipContents = ReadonlyMap<string, Buffer>

interface Listed {
  readonly entry: Entry
  readonly start: number
  readonly dataStart: number
  readonly end: number
}

/** Reads `bytes` whole or says what is wrong with them. Never throws for what is in them. */
export async function readZip(bytes: Buffer, limits: ZipLimits): Promise<Result<ZipContents, ZipFault>> {
  if (bytes.length > limits.packed) return fail({ code: 'tooLarge' })
  let listed: readonly Listed[]
  try {
    const list = await readDirectory(bytes, limits)
    if (!list.ok) return list
    listed = list.value
  } catch (fault) {
    const name = nameRefused(fault)
    return fail(name === undefined ? { code: 'notZip' } : { code: 'badName', entry: name.slice(0, 200) })
  }
  const overlap = findOverlap(listed)
  if (overlap !== undefined) return fail(at('overlap', overlap.entry))
  const contents = new Map<string, Buffer>()
  for (const one of listed) {
    const unpacked = unpack(bytes, one)
    if (!unpacked.ok) return unpacked
    contents.set(one.entry.fileName, unpacked.value)
  }
  return ok(contents)
}

const at = (code: ZipFaultCode, entry: Entry): ZipFault => ({ code, entry: entry.fileName.slice(0, 200) })

/** The name for which the library itself refused the zip: one that leads out of its folder, or with a backslash. */
const nameRefused = (fault: unknown): string | undefined =>
  /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(
    fault instanceof Error ? fault.message : '',
  )?.[1]

async function readDirectory(bytes: Buffer, limits: ZipLimits): Promise<Result<readonly Listed[], ZipFault>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
  if (zip.entryCount > limits.entries) return fail({ code: 'tooManyEntries' })
  // Before the first entry the cursor stands at the start of the directory; its type is declared wrongly.
  const directory = Number(zip.readEntryCursor)
  const listed: Listed[] = []
  const names = new Set<string>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (limits.folder?.test(entry.fileName) && entry.uncompressedSize + entry.compressedSize === 0) continue
    unpacked += entry.uncompressedSize
    const name = entry.fileName.toLowerCase()
    const wrong = faultOf(entry, limits) ?? (names.has(name) ? 'sameName' : undefined)
    if (wrong !== undefined) return fail(at(wrong, entry))
    if (unpacked > limits.unpacked) return fail(at('unpacksTooLarge', entry))
    if (listed.length >= limits.entries) return fail({ code: 'tooManyEntries' })
    names.add(name)
    const start = entry.relativeOffsetOfLocalHeader
    const dataStart = await dataStartOf(zip, entry)
    const end = dataStart + entry.compressedSize
    if (end > directory) return fail(at('notZip', entry))
    listed.push({ entry, start, dataStart, end })
  }
  return ok(listed)
}

function faultOf(entry: Entry, limits: ZipLimits): ZipFaultCode | undefined {
  if (!limits.name.test(entry.fileName)) return 'badName'
  const kind = (entry.externalFileAttributes >>> 16) & constants.S_IFMT
  if (kind !== 0 && kind !== constants.S_IFREG) return 'notAFile'
  if (entry.isEncrypted()) return 'encrypted'
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return 'method'
  if (entry.uncompressedSize > limits.file) return 'unpacksTooLarge'
  if (entry.uncompressedSize > entry.compressedSize * limits.ratio + 1024) return 'unpacksTooLarge'
  return undefined
}

/** A second entry that shares bytes with one before it. */
function findOverlap(listed: readonly Listed[]): Listed | undefined {
  const sorted = [...listed].sort((a, b) => a.start - b.start)
  return sorted.find((one, index) => one.start < (sorted[index - 1]?.end ?? 0))
}

function unpack(bytes: Buffer, { entry, dataStart, end }: Listed): Result<Buffer, ZipFault> {
  const packed = bytes.subarray(dataStart, end)
  let data: Buffer
  try {
    data =
      entry.compressionMethod === 0
        ? packed
        : inflateRawSync(packed, { maxOutputLength: Math.max(entry.uncompressedSize, 1) })
  } catch {
    return fail(at('wrongSize', entry))
  }
  if (data.length !== entry.uncompressedSize) return fail(at('wrongSize', entry))
  return crc32(data) === entry.crc32 ? ok(data) : fail(at('wrongSum', entry))
}

/** Where the bytes of an entry begin. Throws when its local header names another file than the directory does. */
async function dataStartOf(zip: ZipFile, entry: Entry): Promise<number> {
  const header = await zip.readLocalFileHeaderPromise(entry)
  if (!header.fileName.equals(entry.fileNameRaw)) throw new Error('two names for one file')
  return header.fileDataStart
}
