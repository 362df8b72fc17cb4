// A whole app on real files in a fresh folder, without a host: what services and handlers are tested on.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { App } from '../../main/app.ts'
import type { Push } from '../../shared/contract/pushes.ts'
import { callsOf, openApp, type Calls, type OpenAppOptions } from './open-app.ts'

export interface TestApp extends Calls {
  readonly app: App
  readonly dataDir: string
  readonly pushes: Push[]
  /** Faults that were logged. A test that expects one takes it out; the rest fail the test. */
  readonly faults: unknown[]
}

/** A folder of this test alone, removed when the test ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'logbook-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function startApp(dataDir: string = freshFolder(), options: OpenAppOptions = {}): TestApp {
  const faults: unknown[] = []
  const pushes: Push[] = []
  const app = openApp(dataDir, (fault) => void faults.push(fault), options)
  app.onPush((push) => void pushes.push(push))
  onTestFinished(async () => {
    await app.close()
    if (faults.length > 0) throw faults[0]
  })
  return { app, dataDir, pushes, faults, ...callsOf(app) }
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
