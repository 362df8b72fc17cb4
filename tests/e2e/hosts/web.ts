// Starts the web host and opens it in the Chromium that all web specs of a worker share, in a fresh context.
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Browser } from '@playwright/test'
import { root, webEntry } from './programs.ts'
import { endOf, environmentFor, type RunningApp, type StartOptions } from './running.ts'
import { watchContext } from './watch.ts'

const noMain = () => Promise.reject(new Error('the web host has no Electron main process'))

/** The address with the token, once the program says that it is ready. */
const readyAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the web host ended with ${String(code)} before it was ready`)))
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const address = /^Sparrow Logbook is ready: (http:\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
  })

export async function startWeb(browser: Browser, { dataDir, home, words }: StartOptions): Promise<RunningApp> {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', webEntry, '--port', '0', '--data-dir', dataDir, '--no-open', ...words],
    { cwd: root, env: environmentFor(home), stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = endOf(child)
  const joinAddress = await readyAddress(child)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: null })
  const watch = await watchContext(context)
  watch.setHome(joinAddress)
  const page = await context.newPage()
  await page.goto(joinAddress)
  const address = new URL('/', joinAddress).href
  const end = async (signal: NodeJS.Signals) => {
    await context.close()
    child.kill(signal)
    await ended
  }
  return {
    host: 'web',
    page,
    dataDir,
    home,
    watch,
    address,
    secondPage: async () => {
      const second = await context.newPage()
      await second.goto(address)
      return second
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluateMain: noMain,
    ended,
    chooseMenu: noMain,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
