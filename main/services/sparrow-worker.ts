// Runs beside the main process, on bytes alone: packs a campaign into a `.sparrow` file, unpacks one and proves it, reads a content pack.
import { parentPort } from 'node:worker_threads'
import { readPackBytes } from '../files/packs/load.ts'
import { packSparrow, unpackSparrow } from './sparrow.ts'

export type SparrowTask =
  | { readonly do: 'pack'; readonly database: Uint8Array; readonly appVersion: string }
  | { readonly do: 'unpack'; readonly sparrow: Uint8Array; readonly migrationsDir: string }
  | { readonly do: 'readPack'; readonly zip: Uint8Array }

parentPort?.once('message', (task: SparrowTask) => {
  void run(task).then((result) => parentPort?.postMessage(result))
})

function run(task: SparrowTask): Promise<unknown> {
  switch (task.do) {
    case 'pack':
      return packSparrow(Buffer.from(task.database), task.appVersion)
    case 'unpack':
      return unpackSparrow(Buffer.from(task.sparrow), task.migrationsDir)
    case 'readPack':
      return readPackBytes(Buffer.from(task.zip), 'zip')
  }
}
