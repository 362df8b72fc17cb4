// Makes zips byte by byte, so that they can lie in every way a stranger's could.
import { crc32, deflateRawSync } from 'node:zlib'

export interface HandEntry {
  readonly name: string
  readonly data: Buffer
  /** The name in the local header, when it is to differ from the directory's. */
  readonly localName?: string
  readonly mode?: number
  readonly flags?: number
  readonly method?: number
  /** Unpacked size as the headers tell it. */
  readonly saysSize?: number
  readonly saysSum?: number
  /** Packed bytes as they are. */
  readonly packed?: Buffer
  /** Not deflated. */
  readonly stored?: boolean
  /** The directory points to the local header of the entry with this index. */
  readonly sameBytesAs?: number
  /** The directory points to this offset, and no local header is written. */
  readonly at?: number
}

export function handZip(entries: readonly HandEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  const offsets: number[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = entry.packed ?? (entry.stored === true ? entry.data : deflateRawSync(entry.data))
    const method = entry.method ?? (entry.stored === true ? 0 : 8)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE((entry.flags ?? 0) | 0x0800, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(entry.saysSum ?? crc32(entry.data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(entry.saysSize ?? entry.data.length, 18)
    const name = Buffer.from(entry.name)
    const localName = Buffer.from(entry.localName ?? entry.name)
    offsets.push(offset)
    if (entry.at === undefined && entry.sameBytesAs === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, localName, packed])
      local.writeUInt16LE(localName.length, 26)
      parts.push(local)
      offset += local.length
    }
    const row = Buffer.alloc(46)
    row.write('PK\x01\x02', 0, 'latin1')
    row.writeUInt16LE(0x0314, 4)
    common.copy(row, 6, 0, 22)
    row.writeUInt16LE(name.length, 28)
    row.writeUInt32LE(((entry.mode ?? 0o100_644) << 16) >>> 0, 38)
    row.writeUInt32LE(entry.at ?? offsets[entry.sameBytesAs ?? -1] ?? offsets.at(-1) ?? 0, 42)
    directory.push(row, name)
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listing, end])
}
