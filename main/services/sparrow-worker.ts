// Runs beside the main process: packs a campaign into a `.sparrow` file, or unpacks one and proves it, on bytes alone.
import { parentPort } from 'node:worker_threads'
import { packSparrow, unpackSparrow } from './sparrow.ts'

export type SparrowTask =
  | { readonly do: 'pack'; readonly database: Uint8Array; readonly appVersion: string }
  | { readonly do: 'unpack'; readonly sparrow: Uint8Array; readonly migrationsDir: string }

parentPort?.once('message', (task: SparrowTask) => {
  const work =
    task.do === 'pack'
      ? packSparrow(Buffer.from(task.database), task.appVersion)
      : unpackSparrow(Buffer.from(task.sparrow), task.migrationsDir)
  void work.then((result) => parentPort?.postMessage(result))
})
