// What a backup's file name says: when, why, and after which entry of the log. The name is all that retention needs.
import { extname } from 'node:path'

export const backupReasons = ['open', 'play', 'round', 'close', 'migration', 'import', 'restore', 'hand'] as const
export type BackupReason = (typeof backupReasons)[number]

export interface BackupName {
  readonly time: Date
  readonly reason: BackupReason
  /** Last entry of the log in it. */
  readonly entry: number
}

/** `2026-03-01T19-00-00-000Z.round.000142.db`: sorts by time, and fits every file system. */
export const printBackupName = ({ time, reason, entry }: BackupName): string =>
  `${time.toISOString().replace(/[:.]/g, '-')}.${reason}.${String(entry).padStart(6, '0')}.db`

const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.([a-z]+)\.(\d{6,15})\.db$/

/** Undefined for a file that is no backup of ours: such files are left alone. */
export function parseBackupName(name: string): BackupName | undefined {
  const [, day, hour, minute, second, milli, word, entry] = pattern.exec(name) ?? []
  const reason = backupReasons.find((known) => known === word)
  if (extname(name) !== '.db' || reason === undefined || day === undefined) return undefined
  const time = new Date(`${day}T${hour}:${minute}:${second}.${milli}Z`)
  return Number.isNaN(time.getTime()) ? undefined : { time, reason, entry: Number(entry) }
}
