// Where the programs lie that specs start, and which of them this machine has.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')
export const doubleDir = join(root, 'tests/electron-double')
export const webEntry = join(root, 'dist/main/web/index.js')

/** The packaged program that the specs are to run against instead of the built files, when one is named. */
export const packagedProgram = (): string | undefined => process.env['PACKAGED_EXE']

/** Electron's own binary, when it is on this disk. Asking the package itself would start a download. */
export function electronBinary(): string | undefined {
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(root, 'node_modules/electron/dist')
  const note = join(root, 'node_modules/electron/path.txt')
  const name = existsSync(note)
    ? readFileSync(note, 'utf8')
    : process.platform === 'win32'
      ? 'electron.exe'
      : 'electron'
  const path = join(dist, name)
  return existsSync(path) ? path : undefined
}

export const chromiumProgram = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/** Chromium's own traffic is switched off, so that every request a spec sees is ours. */
export const chromiumWords = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
