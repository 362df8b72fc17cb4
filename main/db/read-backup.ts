// Reads a backup's bytes, when they are still those of a sound campaign.
import { readFileSync } from 'node:fs'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { faultOf } from './backup-tasks.ts'
import { finding, findingOf, type Finding } from './findings.ts'

/** Refuses `backupMissing` and `backupDamaged`, and what the disk refuses. */
export function readSoundBackup(path: string, migrationsDir: string): Result<Buffer, Finding> {
  try {
    const bytes = readFileSync(path)
    const wrong = faultOf(bytes, migrationsDir)
    return wrong === undefined ? ok(bytes) : fail(finding('backupDamaged', wrong.args))
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return fail(finding('backupMissing'))
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return fail(found)
  }
}
