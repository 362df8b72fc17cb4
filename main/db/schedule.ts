// When a backup is due. A pure function of what happens, when the last one was made, and whether anything is new since.

/** `tick`: asked now and then during play. The last three replace or rewrite the file, so they never go without. */
export const backupOccasions = ['open', 'close', 'tick', 'round', 'migration', 'import', 'restore', 'hand'] as const
export type BackupOccasion = (typeof backupOccasions)[number]

const minute = 60_000
/** Milliseconds of play that a backup may lag behind. */
export const tickEvery = 10 * minute
/** Milliseconds after which the end of a round is worth one. */
export const roundEvery = 2 * minute

export interface BackupState {
  readonly now: Date
  /** Time of the newest backup. */
  readonly last: Date | undefined
  /** An entry was added since the newest backup. */
  readonly changed: boolean
}

export function isBackupDue(occasion: BackupOccasion, { now, last, changed }: BackupState): boolean {
  if (['migration', 'import', 'restore', 'hand'].includes(occasion)) return true
  if (!changed) return false
  if (last === undefined || occasion === 'open' || occasion === 'close') return true
  // A clock that was set back must not put backups off until it has caught up.
  const age = Math.abs(now.getTime() - last.getTime())
  return age >= (occasion === 'tick' ? tickEvery : roundEvery)
}
