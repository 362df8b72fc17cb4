// What every script needs: where things lie, how a program is run, how a time is told. Runs on the machine's own Node (18 or newer)
// before anything is installed: nothing here may import a package.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const bin = join(root, 'node_modules', '.bin')

/** The Node that the project brings along; it runs everything but the first installation. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Programs of the project are found before those of the machine: `node` is the pinned one, whichever Node runs this. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }

/** Without the project's own programs, for what runs while they are being replaced. */
export const outsideEnv = {
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => resolve(folder) !== bin)
    .join(delimiter),
}

/** Runs a program to its end and gives its exit code; 1 where it was killed or could not be started. */
export function run(command, words = [], options = {}) {
  // Programs of packages are command files on Windows, which only a shell starts.
  const shell = process.platform === 'win32'
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: 'inherit', env, shell, ...options })
  if (error !== undefined) console.error(`${command}: ${error.message}`)
  return status ?? 1
}

/** The same, and this script ends with it where it fails. */
export function must(command, words, options) {
  const code = run(command, words, options)
  if (code !== 0) process.exit(code)
}

/** `4.2 s`, `95 s`, `12 min`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  return seconds < 600 ? `${String(Math.round(seconds))} s` : `${String(Math.round(seconds / 60))} min`
}

/** Says what is being done and, at its end, how long it took. */
export function timed(doing, done, work) {
  console.log(`${doing} …`)
  const started = Date.now()
  const result = work()
  console.log(`${done} in ${duration(Date.now() - started)}.`)
  return result
}

/** Why this Node cannot run the scripts, in one sentence; nothing when it can. */
export function nodeTrouble(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const enough = major > 20 || (major === 20 && minor >= 19)
  return enough
    ? undefined
    : `Sparrow Logbook needs Node 20.19 or newer; this is Node ${version}. See https://nodejs.org`
}

/** Electron's own program where it is on this disk. Asking the package itself would start a download. */
export function electronBinary() {
  const folder = join(root, 'node_modules', 'electron')
  const note = join(folder, 'path.txt')
  const usual = process.platform === 'win32' ? 'electron.exe' : 'electron'
  const name = existsSync(note) ? readFileSync(note, 'utf8') : usual
  const program = join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'), name)
  return existsSync(program) ? program : undefined
}
