// The workers of the app as sources, for apps that no build has been made of.
import { join } from 'node:path'
import type { WorkerFiles } from '../../main/services/run-worker.ts'

/** `root`: the folder that holds package.json. */
export const sourceWorkers = (root: string): WorkerFiles => ({
  sparrow: join(root, 'main/services/sparrow-worker.ts'),
  backup: join(root, 'main/db/backup-worker.ts'),
  simulation: join(root, 'main/services/simulation-worker.ts'),
})
