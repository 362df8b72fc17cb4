// The Chromium behind all windows: started with the program, ended with it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { onRoute } from './routes.mjs'

const executable =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

let starting = Promise.resolve(undefined)
let isClosing = false
let firstPage
let expected = 0

async function start() {
  const profile = mkdtempSync(join(tmpdir(), `double-chromium-${process.pid}-`))
  process.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    headless: true,
    viewport: null,
    args,
  })
  const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  ;[firstPage] = context.pages()
  await context.route('**/*', onRoute)
  // A page that no window asked for is a popup: main has been asked about it, and only "deny" is played.
  context.on('page', (page) => {
    if (expected > 0) expected -= 1
    else void page.close().catch(() => undefined)
  })
  context.on('close', () => {
    if (!isClosing) process.exit(0)
  })
  console.error(`DevTools listening on ws://127.0.0.1:${port}${path}`)
  return context
}

export function startBrowser() {
  starting = start()
  starting.catch((fault) => {
    console.error('[double] Chromium did not start', fault)
    process.exit(1)
  })
}

/** The first window takes the page that Chromium starts with. */
export async function newPage() {
  const context = await starting
  const page = firstPage
  firstPage = undefined
  if (page !== undefined) return { context, page }
  expected += 1
  return { context, page: await context.newPage() }
}

export const isBrowserClosing = () => isClosing

export async function closeBrowser() {
  isClosing = true
  const context = await starting.catch(() => undefined)
  await context?.close().catch(() => undefined)
}
