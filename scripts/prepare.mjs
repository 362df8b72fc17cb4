// Decides whether packages have to be installed and the app has to be built, and does it. Nothing is done twice.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { must, nodeTrouble, outsideEnv, pinnedNode, root, run, timed } from './lib.mjs'

/** Ends the script with a sentence where this Node is too old. */
export function checkNode() {
  const trouble = nodeTrouble()
  if (trouble === undefined) return
  console.error(trouble)
  process.exit(1)
}

const modifiedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : undefined)

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

/**
 * `folder` holds package.json. Packages are missing, half installed, or older than the lock. A linked folder of packages belongs to
 * another checkout, which an installation from here would empty: it is taken as it is.
 */
export function needsInstall(folder = root, node = pinnedNode) {
  const packages = join(folder, 'node_modules')
  if (isLink(packages)) return false
  const installed = modifiedAt(join(packages, '.package-lock.json'))
  const locked = modifiedAt(join(folder, 'package-lock.json'))
  return installed === undefined || !existsSync(node) || (locked !== undefined && installed < locked)
}

export function install() {
  if (!needsInstall()) return
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const code = timed('Installing packages from the lock; the first time takes about a minute', 'Packages done', () =>
    run('npm', words, { env: outsideEnv }),
  )
  if (code === 0) return
  console.error('Packages could not be installed: npm says why above. It has to reach its registry once.')
  process.exit(1)
}

const sourceFolders = ['main', 'renderer', 'shared']
const sourceFiles = [
  'docs/rules/akarios.md',
  'scripts/build.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** One hash over the names and contents of everything that the build reads. */
export function sourcesHash(folder = root) {
  const hash = createHash('sha256')
  const paths = [
    ...sourceFolders.flatMap((name) => filesBelow(join(folder, name))),
    ...sourceFiles.map((name) => join(folder, name)),
  ]
  for (const path of paths.filter((name) => existsSync(name)).sort()) {
    const content = readFileSync(path)
    hash.update(`${path.slice(folder.length)}\0${String(content.length)}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Built files that stand for all of them. */
const builtFiles = ['dist/main/web/index.js', 'dist/main/electron/index.js', 'dist/renderer/index.html']

/** What is noted after a build: the sources it was made of, and when its files were written, in case someone builds otherwise. */
const buildNote = (folder) =>
  JSON.stringify({ sources: sourcesHash(folder), built: builtFiles.map((name) => modifiedAt(join(folder, name)) ?? 0) })

const notePath = (folder) => join(folder, '.cache', 'built.json')

export function needsBuild(folder = root) {
  if (builtFiles.some((name) => !existsSync(join(folder, name))) || !existsSync(notePath(folder))) return true
  return readFileSync(notePath(folder), 'utf8') !== buildNote(folder)
}

export function noteBuild(folder = root) {
  mkdirSync(dirname(notePath(folder)), { recursive: true })
  writeFileSync(notePath(folder), buildNote(folder))
}

export function build() {
  if (!needsBuild()) return
  timed('Building the app', 'Built', () => must('node', ['scripts/build.mjs']))
  noteBuild()
}
