// A whole app on real files in a folder, without a host and without a test runner.
import { join, resolve } from 'node:path'
import { createApp, loadContent, type App, type AppOptions } from '../../main/app.ts'
import type { ContentService } from '../../main/services/content.ts'
import type { Input, Output } from '../../shared/contract/contract.ts'
import type { Refusal } from '../../shared/contract/envelope.ts'
import type { CallName } from '../../shared/contract/names.ts'
import type { Machine } from '../../shared/kernel/machine.ts'
import { sourceWorkers } from './source-workers.ts'

const root = resolve(import.meta.dirname, '../..')
const packs = await loadContent({ packsDir: join(root, 'packs') })

export interface OpenAppOptions {
  readonly now?: () => Date
  readonly machines?: readonly Machine[]
  /** Paths that the system gave the app to open, as the desktop knows them. */
  readonly filesToOpen?: { readonly take: () => string | undefined }
  /** Other packs than those of the app. */
  readonly content?: ContentService
  /** How devices of which networks look on. */
  readonly secondScreen?: Pick<AppOptions, 'openSecondScreen' | 'networks'>
}

/** `log` is told of every fault. */
export function openApp(
  dataDir: string,
  log: (fault: unknown) => void,
  { now = () => new Date(), machines = [], content = packs, filesToOpen, secondScreen }: OpenAppOptions = {},
): App {
  return createApp({
    info: { version: '0.0.1', host: 'web', platform: 'test', parts: [] },
    dataDir,
    homeDir: join(dataDir, 'home'),
    migrationsDir: join(root, 'migrations'),
    content,
    root,
    workers: sourceWorkers(root),
    now,
    machines,
    ...(filesToOpen === undefined ? {} : { filesToOpen }),
    ...secondScreen,
    log,
    checkOutputs: true,
  })
}

export interface Calls {
  /** The value; throws when the call is refused. */
  readonly call: <K extends CallName>(name: K, input: Input<K>) => Promise<Output<K>>
  /** The refusal; throws when the call is not refused. */
  readonly refused: <K extends CallName>(name: K, input: Input<K>) => Promise<Refusal>
}

export function callsOf(app: App): Calls {
  return {
    call: async (name, input) => {
      const reply = await app.dispatch(name, input, { role: 'host' })
      if (!reply.ok) throw new Error(`${name} was refused: ${JSON.stringify(reply.error)}`)
      return reply.data as never
    },
    refused: async (name, input) => {
      const reply = await app.dispatch(name, input, { role: 'host' })
      if (reply.ok) throw new Error(`${name} was not refused`)
      return reply.error
    },
  }
}
