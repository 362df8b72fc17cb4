// Which backups are kept: the newest five of today, the last of each of the fourteen days before, one before each migration,
// and always the newest that is sound. A pure function of their names and the time.
import type { BackupName } from './backup-name.ts'

export const keptToday = 5
export const keptDays = 14

export interface Kept extends BackupName {
  /** Known to be damaged when false. */
  readonly sound?: boolean
}

/** The backups to keep, newest first; all others may go. Days are those of this machine's clock. */
export function backupsToKeep<T extends Kept>(list: readonly T[], now: Date): readonly T[] {
  const newestFirst = list.toSorted((a, b) => b.time.getTime() - a.time.getTime())
  const keep = new Set<T>()
  const keepFirst = (some: readonly T[], count: number) => some.slice(0, count).forEach((backup) => keep.add(backup))
  const today = dayOf(now)
  // A backup of tomorrow was made before the clock was set back.
  keepFirst(
    newestFirst.filter(({ time }) => dayOf(time) >= today),
    keptToday,
  )
  for (const day of daysBefore(now))
    keepFirst(
      newestFirst.filter(({ time }) => dayOf(time) === day),
      1,
    )
  const migrations = newestFirst.filter(({ reason }) => reason === 'migration')
  for (const entry of new Set(migrations.map((backup) => backup.entry)))
    keepFirst(
      migrations.filter((backup) => backup.entry === entry),
      1,
    )
  keepFirst(
    newestFirst.filter(({ sound }) => sound !== false),
    1,
  )
  return newestFirst.filter((backup) => keep.has(backup))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `2026-03-01`: sorts by time. */
const dayOf = (time: Date) => `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`

const daysBefore = (now: Date) =>
  Array.from({ length: keptDays }, (_, index) =>
    dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1 - index, 12)),
  )
