// Backups of an open campaign: copied on its own connection in small steps while play goes on, then checked and named in a
// worker. A copy counts only when it was found sound; what is under a backup's name is never overwritten.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail, type Result } from '../../shared/lib/result.ts'
import { makeFolder } from '../files/durable.ts'
import type { BackupReason } from './backup-name.ts'
import type { Backup, FinishCopy, ListBackups } from './backup-tasks.ts'
import type { CampaignFile } from './campaign-file.ts'
import { discard } from './discard.ts'
import { finding, findingOf, type Finding } from './findings.ts'

/** Runs a task in a worker started from `backup-worker`, and gives its answer. */
export type RunBackupTask = <T>(task: FinishCopy | ListBackups) => Promise<Result<T, Finding>>

export interface BackupOptions {
  /** `<data>/backups/<id>`; made when missing. */
  readonly backupsDir: string
  readonly migrationsDir: string
  readonly reason: BackupReason
  readonly now: Date
  readonly run: RunBackupTask
}

/** Half a megabyte a step: a few milliseconds, far below the 16 that a person could see. */
const pagesPerStep = 128

/**
 * Makes a backup of the campaign as it stands when the copy is done. The file stays usable meanwhile and must stay open.
 * Refuses `diskFull`, `folderGone`, `cannotWrite`, `backupDamaged`; then no backup was touched and nothing is left behind.
 */
export async function backUp(file: CampaignFile, options: BackupOptions): Promise<Result<Backup, Finding>> {
  const { backupsDir, migrationsDir, reason, now, run } = options
  const copy = join(backupsDir, `.copy-${process.pid}-${String((copies += 1))}.db`)
  try {
    makeFolder(backupsDir)
    sweep(backupsDir)
    await file.sqlite.backup(copy, { progress: () => pagesPerStep })
    file.mark.sync()
    return await run<Backup>({ task: 'finish', copy, backupsDir, migrationsDir, now: now.toISOString(), reason })
  } catch (fault) {
    const found = file.sqlite.open ? findingOf(fault) : finding('backupMissing')
    if (found === undefined) throw fault
    return fail(found)
  } finally {
    discard(copy)
  }
}

let copies = 0

/** Copies of a process that was killed. Those of this process are under way. */
function sweep(backupsDir: string): void {
  for (const name of readdirSync(backupsDir))
    if (name.startsWith('.copy-') && !name.startsWith(`.copy-${process.pid}-`))
      rmSync(join(backupsDir, name), { force: true })
}
