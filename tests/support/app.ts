// A whole app on real files in a fresh folder, without a host: what services and handlers are tested on.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { createApp, loadContent, type App } from '../../main/app.ts'
import type { ContentService } from '../../main/services/content.ts'
import type { Input, Output } from '../../shared/contract/contract.ts'
import type { Refusal } from '../../shared/contract/envelope.ts'
import type { CallName } from '../../shared/contract/names.ts'
import type { Machine } from '../../shared/kernel/machine.ts'
import type { Push } from '../../shared/contract/pushes.ts'

const root = resolve(import.meta.dirname, '../..')
const packs = await loadContent({ packsDir: join(root, 'packs') })

export interface TestApp {
  readonly app: App
  readonly dataDir: string
  readonly pushes: Push[]
  /** The value; throws when the call is refused. */
  readonly call: <K extends CallName>(name: K, input: Input<K>) => Promise<Output<K>>
  /** The refusal; throws when the call is not refused. */
  readonly refused: <K extends CallName>(name: K, input: Input<K>) => Promise<Refusal>
  /** Faults that were logged. A test that expects one takes it out; the rest fail the test. */
  readonly faults: unknown[]
}

/** A folder of this test alone, removed when the test ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'logbook-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface TestAppOptions {
  readonly now?: () => Date
  readonly machines?: readonly Machine[]
  /** Paths that the system gave the app to open, as the desktop knows them. */
  readonly filesToOpen?: { readonly take: () => string | undefined }
  /** Other packs than those of the app. */
  readonly content?: ContentService
}

export function startApp(dataDir: string = freshFolder(), options: TestAppOptions = {}): TestApp {
  const { now = () => new Date(), machines = [], content = packs, filesToOpen } = options
  const faults: unknown[] = []
  const pushes: Push[] = []
  const app = createApp({
    info: { version: '0.0.1', host: 'web', platform: 'test', parts: [] },
    dataDir,
    homeDir: join(dataDir, 'home'),
    migrationsDir: join(root, 'migrations'),
    content,
    root,
    workers: { sparrow: join(root, 'main/services/sparrow-worker.ts'), backup: join(root, 'main/db/backup-worker.ts') },
    now,
    machines,
    ...(filesToOpen === undefined ? {} : { filesToOpen }),
    log: (fault) => void faults.push(fault),
    checkOutputs: true,
  })
  app.onPush((push) => void pushes.push(push))
  onTestFinished(async () => {
    await app.close()
    if (faults.length > 0) throw faults[0]
  })
  return {
    app,
    dataDir,
    pushes,
    faults,
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

/** Two seats that the rules allow. */
export const lanternSquad = {
  squad: 'Lantern Squad',
  seats: [
    { player: 'Ada', pilot: 'starla', ship: 'argonaut', callSign: 'Wick' },
    { player: 'Ben', pilot: 'enver', ship: 'merkava', callSign: 'Flint' },
  ],
  difficulty: 'normal',
  ironman: false,
} as const

/** Founds the lantern squad and answers the campaign's id. */
export async function foundCampaign({ call }: TestApp): Promise<string> {
  const { id } = await call('campaign.create', { ...lanternSquad, seats: [...lanternSquad.seats] })
  return id
}
