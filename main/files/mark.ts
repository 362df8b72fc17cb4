// The mark beside a campaign: number and chain hash of its last entry, so that a database that lost its end is noticed.
// It is a guard and no data: when it cannot be read the campaign opens all the same and the mark is written anew.
import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { writeDurably } from './durable.ts'

export interface Mark {
  /** Id of the campaign. */
  readonly campaign: string
  /** Number of the last entry in the log. */
  readonly n: number
  /** Chain hash of that entry. */
  readonly chain: string
}

export type ReadMark = { readonly kind: 'mark'; readonly mark: Mark } | { readonly kind: 'none' | 'unreadable' }

/** A mark held open while its campaign is. */
export interface MarkFile {
  /** Writes without fsync: the database is already on disk, and a mark that lags behind it does no harm. */
  readonly write: (mark: Mark) => void
  /** Puts the last mark on disk: at the end of a round, before a backup counts, at close. */
  readonly sync: () => void
  readonly close: () => void
}

/** Two lines: the mark as JSON, and the first 16 hex digits of its sha256 to tell a torn mark from a whole one. */
const print = (mark: Mark): string => {
  const body = JSON.stringify([mark.campaign, mark.n, mark.chain])
  return `${body}\n${checksum(body)}\n`
}

const checksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Where the mark of the database at `path` lies. */
export const markPath = (path: string): string => `${path.replace(/\.db$/, '')}.mark`

export function readMark(path: string): ReadMark {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (fault) {
    return { kind: fault instanceof Error && 'code' in fault && fault.code === 'ENOENT' ? 'none' : 'unreadable' }
  }
  const [body, sum] = text.split('\n')
  if (body === undefined || sum !== checksum(body)) return { kind: 'unreadable' }
  const [campaign, n, chain] = JSON.parse(body) as [string, number, string]
  return { kind: 'mark', mark: { campaign, n, chain } }
}

/** Replaces the mark durably, for a campaign file that is put in place as a whole. */
export const replaceMark = (path: string, mark: Mark): void => writeDurably(path, print(mark))

/** Opens the mark for writing in place, made when missing. A number never gets shorter, so the text only grows. */
export function openMark(path: string): MarkFile {
  const file = openSync(path, 'a+', 0o600)
  closeSync(file)
  const place = openSync(path, 'r+')
  return {
    write: (mark) => {
      const text = print(mark)
      writeSync(place, text, 0)
      ftruncateSync(place, Buffer.byteLength(text))
    },
    sync: () => fsyncSync(place),
    close: () => closeSync(place),
  }
}

/** For a database under a name that is not yet its own. */
export const noMark: MarkFile = { write: () => undefined, sync: () => undefined, close: () => undefined }
