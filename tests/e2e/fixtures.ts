// What every spec starts from. `app` and `page` belong to a program that all tests of a spec file share, without tips for beginners;
// `start()` gives a test one of its own, for restarts and crashes. A test fails when a page of its program threw, broke the policy or left its origin.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test as base, type Browser, type Page } from '@playwright/test'
import { startDesktop } from './hosts/desktop.ts'
import { chromiumProgram, chromiumWords } from './hosts/programs.ts'
import type { HostName, RunningApp, StartOptions } from './hosts/running.ts'
import { call } from './hosts/screens.ts'
import { startWeb } from './hosts/web.ts'

export { expect } from '@playwright/test'
export type { HostName, RunningApp } from './hosts/running.ts'

export interface WorkerOptions {
  readonly host: HostName
}

interface WorkerFixtures extends WorkerOptions {
  readonly launch: (options: StartOptions) => Promise<RunningApp>
  /** The program of a spec file; the one of the file before is ended. */
  readonly programOf: (file: string) => Promise<RunningApp>
}

export interface Faults {
  /** Faults that this test provokes on purpose. */
  readonly forgive: (pattern: RegExp) => void
  readonly watch: (app: RunningApp) => void
}

interface TestFixtures {
  readonly faults: Faults
  /** A fresh program. Without `dataDir` its data lies in a folder of its own that goes with the test. */
  readonly start: (dataDir?: string, words?: readonly string[]) => Promise<RunningApp>
  readonly app: RunningApp
  readonly page: Page
}

const freshFolder = () => mkdtempSync(join(tmpdir(), 'sparrow-e2e-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

/** Back to how the page was when the program had just started: size, screen, one window. */
async function settle({ page, address, resize }: RunningApp) {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await resize(1280, 800)
  await page.evaluate((home) => history.replaceState(null, '', home), address)
  await page.reload()
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: ['double', { option: true, scope: 'worker' }],

  launch: [
    async ({ host }, use) => {
      let browser: Browser | undefined
      await use(async (options) => {
        if (host !== 'web') return startDesktop(host, options)
        browser ??= await chromium.launch({ executablePath: chromiumProgram()!, args: chromiumWords })
        return startWeb(browser, options)
      })
      await browser?.close()
    },
    { scope: 'worker' },
  ],

  programOf: [
    async ({ launch }, use) => {
      let current: { readonly file: string; readonly folder: string; readonly app: RunningApp } | undefined
      const end = async () => {
        if (current === undefined) return
        await current.app.stop()
        remove(current.folder)
        current = undefined
      }
      await use(async (file) => {
        if (current?.file !== file) {
          await end()
          const folder = freshFolder()
          const app = await launch({ dataDir: join(folder, 'data'), home: join(folder, 'home'), words: [] })
          await call(app, 'settings.set', { tips: 'off' })
          current = { file, folder, app }
        }
        return current.app
      })
      await end()
    },
    { scope: 'worker' },
  ],

  faults: [
    async ({}, use) => {
      const forgiven: RegExp[] = []
      const apps: RunningApp[] = []
      await use({ forgive: (pattern) => forgiven.push(pattern), watch: (app) => apps.push(app) })
      const found = apps.flatMap((app) => app.watch.drain())
      expect(
        found.filter((fault) => !forgiven.some((pattern) => pattern.test(fault))),
        'faults seen in the pages',
      ).toEqual([])
    },
    { auto: true },
  ],

  start: async ({ launch, faults }, use) => {
    const running: RunningApp[] = []
    const folders: string[] = []
    await use(async (dataDir, words = []) => {
      const folder = freshFolder()
      folders.push(folder)
      const app = await launch({ dataDir: dataDir ?? join(folder, 'data'), home: join(folder, 'home'), words })
      faults.watch(app)
      running.push(app)
      return app
    })
    for (const app of running) await app.stop().catch(() => undefined)
    folders.forEach(remove)
  },

  app: async ({ programOf, faults }, use, { file }) => {
    const app = await programOf(file)
    faults.watch(app)
    await settle(app)
    await use(app)
  },

  page: async ({ app }, use) => {
    await use(app.page)
  },
})
