// Takes a picture of every screen at three sizes in both themes, for a person to judge: `npm run pictures -- [--only library]`.
// They go to pictures/; with --readme those of the README are written to docs/pictures/.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, checkNode, install } from './prepare.mjs'
import { env, pinnedNode, root } from './lib.mjs'
import { scenes } from './pictures-scenes.mjs'
import { getPrograms } from './system.mjs'
import { readWords } from './words.mjs'

const chromiumPath = () =>
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

checkNode()
install()
build()
const missing = getPrograms(['chromium', 'font'])
if (missing.size > 0) {
  for (const sentence of missing.values()) console.error(sentence)
  process.exit(1)
}
const { chromium } = await import('playwright-core')

const { values } = readWords({ options: { only: { type: 'string' }, readme: { type: 'boolean', default: false } } })
const sizes = values.readme
  ? [[1280, 800]]
  : [
      [1280, 800],
      [1920, 1080],
      [820, 1180],
    ]
const themes = values.readme ? ['night'] : ['night', 'paper']
const folder = join(root, values.readme ? 'docs/pictures' : 'pictures')
mkdirSync(folder, { recursive: true })

const dataDir = mkdtempSync(join(tmpdir(), 'logbook-pictures-'))
const host = spawn(pinnedNode, ['dist/main/web/index.js', '--no-open', '--data-dir', dataDir], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const link = await new Promise((resolve, reject) => {
  let said = ''
  host.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
    const found = /http:\S+/.exec(said)
    if (found) resolve(found[0])
  })
  host.once('exit', () => reject(new Error(`the web host ended: ${said}`)))
})

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' })
const page = await context.newPage()
await page.goto(link)
const call = async (name, input) => {
  const reply = await page.evaluate(
    async ([name, input]) => {
      const answer = await fetch('/api/call', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, input }),
      })
      return answer.json()
    },
    [name, input],
  )
  if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
  return reply.data
}

let taken = 0
const known = {}
/** What scenes leave running. */
const ends = []
for (const scene of scenes) {
  await scene.prepare?.({ call, known, dataDir, onEnd: (end) => void ends.push(end) })
  if (values.readme ? !scene.readme : values.only !== undefined && !scene.name.startsWith(values.only)) continue
  for (const theme of themes) {
    await call('settings.set', { theme, textScale: scene.textScale ?? 100, tips: scene.tips ?? 'off' })
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto(new URL(`/${scene.address(known)}`, link).href)
      await page.reload()
      // The heading of a fight is there for ears alone.
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      await page.evaluate(() => document.fonts.ready)
      await scene.act?.(page)
      const name = values.readme ? scene.name : `${scene.name}-${width}x${height}-${theme}`
      await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' })
      taken += 1
    }
  }
}
for (const end of ends) end()
await browser.close()
host.kill('SIGTERM')
await new Promise((resolve) => host.once('exit', resolve))
rmSync(dataDir, { recursive: true, force: true })
console.log(`${taken} pictures in ${folder}`)
