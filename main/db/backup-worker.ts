// The worker thread for backups: takes one task, answers it, and is done. It never opens a campaign's own file.
import { parentPort } from 'node:worker_threads'
import { ok } from '../../shared/lib/result.ts'
import { finishCopy, listBackups, type FinishCopy, type ListBackups } from './backup-tasks.ts'
import { findingOf } from './findings.ts'

parentPort?.once('message', (task: FinishCopy | ListBackups) => parentPort?.postMessage(answer(task)))

/** What the disk refuses is an answer too; anything else ends the worker with an error. */
function answer(task: FinishCopy | ListBackups) {
  try {
    return task.task === 'finish' ? finishCopy(task) : ok(listBackups(task))
  } catch (fault) {
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return { ok: false, error: found }
  }
}
