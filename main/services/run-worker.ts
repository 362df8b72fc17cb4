// Starts a worker for one task on plain data and waits for its one answer.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Files of the workers, absolute. The built app has them in one folder, tests run the sources. */
export interface WorkerFiles {
  readonly sparrow: string
  readonly backup: string
  readonly simulation: string
}

/** Where `scripts/build.mjs` puts them. `root`: the folder or archive that holds package.json. */
export const builtWorkers = (root: string): WorkerFiles => ({
  sparrow: join(root, 'dist', 'main', 'workers', 'sparrow-worker.js'),
  backup: join(root, 'dist', 'main', 'workers', 'backup-worker.js'),
  simulation: join(root, 'dist', 'main', 'workers', 'simulation-worker.js'),
})

/** Rejects when the worker throws or ends without an answer: a bug, or no memory. */
export function runWorker<T>(file: string, task: object): Promise<T> {
  const worker = new Worker(file, { name: 'logbook' })
  return new Promise<T>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`a worker ended with ${String(code)} before it answered`)))
    worker.postMessage(task)
  }).finally(() => void worker.terminate())
}
