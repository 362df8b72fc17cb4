// Puts the bytes of a sound database in place as a campaign file of its own, with its mark.
import { dirname } from 'node:path'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { makeFolder, writeDurably } from '../files/durable.ts'
import { markPath, replaceMark } from '../files/mark.ts'
import { isThere } from '../files/there.ts'
import { chainStart } from './chain.ts'
import { discard } from './discard.ts'
import { connect } from './driver.ts'
import { finding, type Finding } from './findings.ts'

/** Refuses `fileExists`; throws what the operating system says, and then nothing is left. The file is on disk when this answers. */
export function placeBytes(bytes: Buffer, path: string): Result<undefined, Finding> {
  if (isThere(path)) return fail(finding('fileExists'))
  makeFolder(dirname(path))
  const mark = markOf(bytes)
  try {
    writeDurably(path, bytes)
    replaceMark(markPath(path), mark)
  } catch (fault) {
    discard(path)
    discard(markPath(path))
    throw fault
  }
  return ok(undefined)
}

function markOf(bytes: Buffer) {
  const sqlite = connect(Buffer.from(bytes))
  try {
    const campaign = sqlite.prepare('SELECT id FROM campaign').pluck().get() as string
    const last = sqlite.prepare('SELECT n, chain FROM log ORDER BY n DESC LIMIT 1').get() as
      { readonly n: number; readonly chain: string } | undefined
    return { campaign, n: last?.n ?? 0, chain: last?.chain ?? chainStart(campaign) }
  } finally {
    sqlite.close()
  }
}
