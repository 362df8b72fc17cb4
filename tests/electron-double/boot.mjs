// electron [flags] <app folder>, or, packaged, <executable> with resources/app.asar beside it. Imports the app's main file as it
// stands and lets the program be ready once that file has been evaluated, never sooner.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Milliseconds in which the main file must have been evaluated. */
const mostEvaluation = 8000

const resources = join(dirname(realpathSync(process.env.ELECTRON_DOUBLE_EXE)), 'resources')
const archive = join(resources, 'app.asar')

/** Node reads no archives: the double runs its exact content, unpacked. */
function unpack() {
  const folder = mkdtempSync(join(tmpdir(), `double-asar-${process.pid}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  createRequire(import.meta.url)('@electron/asar').extractAll(archive, folder)
  process.env.DOUBLE_RESOURCES = resources
  return folder
}

const words = process.argv.slice(2)
const folder = existsSync(archive) ? unpack() : words.find((word) => !word.startsWith('-'))
if (folder === undefined) throw new Error('no app folder')
process.env.DOUBLE_APP_PATH = resolve(folder)
// What the app sees: the executable, its folder unless packaged, then the words that are not for Playwright.
process.argv = [
  process.env.ELECTRON_DOUBLE_EXE,
  ...words.filter((word) => !/^--(inspect|remote-debugging-port)=/.test(word)),
]

const { main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const late = setTimeout(() => {
  console.error(
    '[double] the main file is still evaluating: a top-level await of app.whenReady() never ends in Electron',
  )
  process.exit(1)
}, mostEvaluation)
await import(pathToFileURL(resolve(folder, main)).href)
clearTimeout(late)
const { becomeReady } = await import('./parts/app.mjs')
becomeReady()
