// Reads a whole database file as bytes at a moment when nobody writes, without changing it or disturbing its owner.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from './driver.ts'
import { heldFile } from './held.ts'

/** Undefined when there was no quiet moment in five attempts. Throws what the operating system says. */
export function readBytes(path: string): Buffer | undefined {
  const held = heldFile(path)
  if (held !== undefined) return held.sqlite.serialize()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const before = stamp(path)
    const bytes = before.journal > 0n ? rolledBack(path) : readFileSync(path)
    const after = stamp(path)
    if (before.size === after.size && before.time === after.time && before.journal === after.journal) return bytes
  }
  return undefined
}

function stamp(path: string) {
  const { size, mtimeNs: time } = statSync(path, { bigint: true })
  const journal = existsSync(`${path}-journal`) ? statSync(`${path}-journal`, { bigint: true }).size : 0n
  return { size, time, journal }
}

/** A journal with contents: its owner was killed in the middle of a commit. What stood before is restored in a copy. */
function rolledBack(path: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'logbook-look-'))
  try {
    const copy = join(folder, 'campaign.db')
    copyFileSync(path, copy)
    copyFileSync(`${path}-journal`, `${copy}-journal`)
    const sqlite = connect(copy)
    try {
      return sqlite.serialize()
    } finally {
      sqlite.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
