// What going back to a backup would lose.
import type { Output } from '../../../shared/contract/contract.ts'

export type BackupList = Output<'backups.list'>
export type Backup = BackupList['backups'][number]

/**
 * Entries written since the backup was made; nothing when the campaign's last entry is not known. `entries` is what the
 * campaign's own file says, if it could be read.
 */
export function lostBy(backup: Backup, list: BackupList, entries: number | undefined): number | undefined {
  const { offer, backups } = list
  const offered = backups.find(({ id }) => id === offer?.backup)
  const marked = offered !== undefined && offer?.lost !== undefined ? offered.entries + offer.lost : undefined
  const last = entries ?? marked
  return last === undefined ? undefined : Math.max(0, last - backup.entries)
}
