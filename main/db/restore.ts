// Going back to a backup: a verified copy takes the place of the campaign's file, which is set aside under another name and
// never written over. So a restore is undone the same way: by going back to what was set aside.
import { constants, copyFileSync, linkSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { syncFolder, writeDurably } from '../files/durable.ts'
import { markPath, readMark } from '../files/mark.ts'
import { isThere } from '../files/there.ts'
import { faultOf, type Backup } from './backup-tasks.ts'
import { connectAsOwner } from './driver.ts'
import { finding, findingOf, type Finding } from './findings.ts'
import { readHeader } from './header.ts'
import { heldFile } from './held.ts'
import { readSoundBackup } from './read-backup.ts'

/** `damaged`: could not be opened when it was set aside. Where only the disk failed then, it may be sound all the same. */
export type AsideKind = 'aside' | 'damaged'

export interface Aside {
  /** Absolute path. */
  readonly path: string
  readonly kind: AsideKind
  /** When it was set aside, ISO 8601. */
  readonly setAsideAt: string
}

export interface RestoreOptions {
  /** The campaign's file; nobody may have it open. It may be damaged or missing. */
  readonly path: string
  /** A backup, or what a restore set aside: its path, or its bytes when it may go meanwhile. */
  readonly source: string | Buffer
  readonly migrationsDir: string
  readonly now: Date
}

/**
 * Puts a copy of `source` in place and answers what was set aside, if there was a file. Refuses `backupMissing`,
 * `backupDamaged`, `fileInUse`, `diskFull`, `cannotWrite`, `folderGone`; then the campaign's file is as before.
 */
export function restore(options: RestoreOptions): Result<Aside | undefined, Finding> {
  const { path, source, migrationsDir } = options
  try {
    const read = typeof source === 'string' ? readSoundBackup(source, migrationsDir) : ok(source)
    if (!read.ok) return read
    const bytes = read.value
    const aside = isThere(path) ? setAside(options) : ok(undefined)
    if (!aside.ok) return aside
    leaveJournal(path, aside.value)
    // The mark knows the history that is being left.
    rmSync(markPath(path), { force: true })
    writeDurably(path, bytes)
    return aside
  } catch (fault) {
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return fail(found)
  }
}

/** What was set aside beside the campaign at `path`, newest first. */
export function listAsides(path: string): readonly Aside[] {
  const folder = dirname(path)
  if (!isThere(folder)) return []
  const start = `${basename(path)}.`
  return readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => {
      const [, kind, stamp] = pattern.exec(name.slice(start.length)) ?? []
      if (stamp === undefined) return []
      const setAsideAt = stamp.replace(/T(..)-(..)-(..)-(...)Z/, 'T$1:$2:$3.$4Z')
      return [{ path: join(folder, name), kind: kind === 'damaged' ? 'damaged' : 'aside', setAsideAt } as const]
    })
    .toSorted((a, b) => (a.setAsideAt < b.setAsideAt ? 1 : -1))
}

/**
 * The newest sound backup of `list`, newest first, and how many entries going back to it would lose: undefined when the
 * campaign at `path` has no readable mark.
 */
export function offerOf(list: readonly Backup[], path: string): { backup: Backup; lostEntries?: number } | undefined {
  const backup = list.find(({ sound }) => sound)
  if (backup === undefined) return undefined
  const read = readMark(markPath(path))
  return read.kind === 'mark' ? { backup, lostEntries: Math.max(0, read.mark.n - backup.entries) } : { backup }
}

const pattern = /^(aside|damaged)-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)$/

/** Gives the file a second name: until the copy takes the first one, both lead to it. */
function setAside({ path, migrationsDir, now }: RestoreOptions): Result<Aside, Finding> {
  if (heldFile(path) !== undefined) return fail(finding('fileInUse'))
  const wrong = faultOfFile(path, migrationsDir)
  if (wrong?.key === 'fileInUse') return fail(wrong)
  const kind = wrong === undefined ? 'aside' : 'damaged'
  const aside = freeName(path, kind, now)
  try {
    linkSync(path, aside.path)
  } catch {
    // A disk without links gets a copy.
    copyFileSync(path, aside.path, constants.COPYFILE_EXCL)
  }
  syncFolder(dirname(path))
  return ok(aside)
}

/** The next moment whose name is not taken: what was set aside before stays. */
function freeName(path: string, kind: AsideKind, time: Date): Aside {
  const setAsideAt = time.toISOString()
  const aside = { path: `${path}.${kind}-${setAsideAt.replace(/[:.]/g, '-')}`, kind, setAsideAt }
  return isThere(aside.path) ? freeName(path, kind, new Date(time.getTime() + 1)) : aside
}

/** A journal that could not be played back must not meet the copy: it goes with the file that it belongs to. */
function leaveJournal(path: string, aside: Aside | undefined): void {
  const journal = `${path}-journal`
  if (isThere(journal)) renameSync(journal, `${aside?.path ?? path}-journal-left`)
}

/** What is wrong with the file. Before it is read, SQLite puts back what a killed owner left half written. */
function faultOfFile(path: string, migrationsDir: string): Finding | undefined {
  const header = readHeader(path)
  if (!header.ok) return header.error
  try {
    connectAsOwner(path, { mustExist: true }).close()
    return faultOf(readFileSync(path), migrationsDir)
  } catch (fault) {
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return found
  }
}
