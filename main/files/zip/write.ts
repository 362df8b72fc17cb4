// Writes a zip whose bytes depend on nothing but its files: no clock, no time zone, no order but the given one.
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** The same files in the same order always give the same bytes. */
export async function writeZip(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  // The format's own zero hour, made of local figures because that is what the format stores.
  const mtime = new Date(1980, 0, 1)
  for (const [name, data] of files)
    zip.addBuffer(data, name, { mtime, mode: 0o100_644, compressionLevel: 6, forceDosTimestamp: true })
  zip.end()
  return buffer(zip.outputStream)
}
