// What can be wrong with a campaign file or its disk, each with a name. Findings are refusals: services pass them on as they
// are, and the catalogue has a sentence for each key under `errors`.
import { refusal, type Refusal, type RefusalArguments, type RefusalCode } from '../../shared/contract/envelope.ts'

const codes = {
  fileMissing: 'not-found',
  fileExists: 'conflict',
  fileInUse: 'in-use', // another program, or another part of this one, holds it
  fileForeign: 'damaged', // SQLite, but not a campaign of ours, or with triggers or views brought along
  fileNewer: 'newer', // args: version, known
  fileDamaged: 'damaged', // args: what (see damageKinds), where
  historyShorter: 'damaged', // args: entries (in the file), marked (should be), lost
  historyMismatch: 'damaged', // undo or redo did not bring back what was stored; args: entry, what
  cannotWrite: 'read-only',
  diskFull: 'disk-full',
  folderGone: 'unavailable',
  nothingToUndo: 'refused',
  nothingToRedo: 'refused',
  undoStopsHere: 'refused', // args: title key of the wall
  backupMissing: 'not-found',
  backupDamaged: 'damaged',
} as const satisfies Record<string, RefusalCode>

export type FindingKey = keyof typeof codes

/** What a damaged file fails at: args.what of `fileDamaged`. */
export const damageKinds = [
  'header', // not SQLite, empty, cut
  'pages', // quick_check
  'schema', // tables are not those of its version
  'references', // foreign_key_check
  'campaign', // the row that says what the file is
  'digest', // a table's rows are not those that were written
  'chain', // the log's rows are not those that were written
  'gap', // numbers missing in the log
  'snapshot', // a stored state is not the one that was written
  'mark', // the mark beside the file belongs to another history
] as const
export type DamageKind = (typeof damageKinds)[number]

export interface Finding extends Refusal {
  readonly key: FindingKey
}

export const finding = (key: FindingKey, args?: RefusalArguments): Finding => ({
  ...refusal(codes[key], key, args),
  key,
})

export const damage = (what: DamageKind, where = ''): Finding => finding('fileDamaged', { what, where })

/** The driver says it without a code. */
const driverMissesFolder = 'Cannot open database because the directory does not exist'

/** What the driver or the operating system threw, as a finding; undefined when it is a bug and must be thrown on. */
export function findingOf(fault: unknown): Finding | undefined {
  if (fault instanceof TypeError && fault.message === driverMissesFolder) return finding('folderGone')
  if (!(fault instanceof Error) || !('code' in fault) || typeof fault.code !== 'string') return undefined
  const code = fault.code
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return finding('diskFull')
  if (code === 'SQLITE_BUSY' || code.startsWith('SQLITE_BUSY_')) return finding('fileInUse')
  if (code === 'SQLITE_READONLY_DBMOVED') return finding('folderGone')
  if (code.startsWith('SQLITE_READONLY') || code === 'SQLITE_PERM') return finding('cannotWrite')
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return finding('cannotWrite')
  if (code.startsWith('SQLITE_CORRUPT')) return damage('pages')
  if (code === 'SQLITE_NOTADB') return damage('header')
  if (code.startsWith('SQLITE_IOERR') || code.startsWith('SQLITE_CANTOPEN')) return finding('folderGone')
  if (['ENOENT', 'ENOTDIR', 'EIO', 'ENXIO', 'ESTALE', 'EISDIR', 'EEXIST'].includes(code)) return finding('folderGone')
  return undefined
}
