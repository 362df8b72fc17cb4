// Renders build/icon.png from build/icon.svg, at the size from which the packaging makes every other.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const folder = join(import.meta.dirname, '../build')
const size = 512

const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const page = await browser.newPage({ viewport: { width: size, height: size } })
await page.setContent(
  `<style>body { margin: 0 } svg { display: block }</style>${readFileSync(join(folder, 'icon.svg'), 'utf8')}`,
)
writeFileSync(join(folder, 'icon.png'), await page.screenshot({ omitBackground: true }))
await browser.close()
