// A whole app as another user, in a folder that it may only read, or that goes away: what it answers, call by call.
import { rmSync } from 'node:fs'
import { createApp, loadContent } from '../../../../main/app.ts'
import type { CallName } from '../../../../shared/contract/names.ts'
import { sourceWorkers } from '../../../support/source-workers.ts'
import { machine } from '../table.ts'
import { root } from '../trial.ts'
import { order, say } from './say.ts'

interface Order {
  readonly dataDir: string
  readonly homeDir: string
  readonly calls: readonly (readonly [CallName, object])[]
  /** Removed after this many calls. */
  readonly vanish?: { readonly path: string; readonly after: number }
}

const { dataDir, homeDir, calls, vanish } = order as Order
const app = createApp({
  info: { version: '0.1.0', host: 'web', platform: 'test', parts: [] },
  ...{ dataDir, homeDir, root, migrationsDir: `${root}/migrations` },
  content: await loadContent({ packsDir: `${root}/packs` }),
  workers: sourceWorkers(root),
  now: () => new Date(),
  machines: [machine],
  log: () => undefined,
  checkOutputs: true,
})
const replies: unknown[] = []
for (const [index, [name, input]] of calls.entries()) {
  if (vanish?.after === index) rmSync(vanish.path, { recursive: true, force: true })
  replies.push(await app.dispatch(name, input, { role: 'host' }))
}
await app.close()
say({ uid: process.getuid?.(), replies })
