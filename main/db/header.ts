// The first hundred bytes of a file, read without SQLite: what it is, before anything may change it.
import { closeSync, openSync, readSync } from 'node:fs'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { applicationId } from './driver.ts'
import { damage, finding, findingOf, type Finding } from './findings.ts'

export interface Header {
  /** Schema version, as the header has it: under no hash, so only a hint. */
  readonly userVersion: number
}

const magic = 'SQLite format 3\0'

/** Never call this for a file that this process holds (held.ts). */
export function readHeader(path: string): Result<Header, Finding> {
  const bytes = Buffer.alloc(100)
  let length: number
  try {
    const file = openSync(path, 'r')
    try {
      length = readSync(file, bytes, 0, bytes.length, 0)
    } finally {
      closeSync(file)
    }
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return fail(finding('fileMissing'))
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return fail(found)
  }
  return inspectHeader(bytes.subarray(0, length))
}

export function inspectHeader(bytes: Buffer): Result<Header, Finding> {
  if (bytes.length < 100 || bytes.toString('latin1', 0, 16) !== magic) return fail(damage('header'))
  if (bytes.readUInt32BE(68) !== applicationId) return fail(finding('fileForeign', { what: 'application' }))
  return ok({ userVersion: bytes.readUInt32BE(60) })
}
