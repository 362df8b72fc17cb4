// Decides which programs of the system the tests need and gets them where the system lets us: Chromium, strace, a font.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './lib.mjs'

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))

/** `isThere` looks, `debian` is the package that brings it, `otherwise` what a person can do where we cannot. */
export const programs = {
  chromium: {
    isThere: () =>
      process.env.CHROMIUM_PATH !== undefined ||
      ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].some((path) => existsSync(path)),
    debian: 'chromium-headless-shell',
    otherwise: 'Chromium is missing: install it, or name its program in CHROMIUM_PATH',
  },
  strace: {
    isThere: () => onPath('strace'),
    debian: 'strace',
    otherwise: 'strace is missing: it exists on Linux only',
  },
  // Without any font, pages have no text to measure.
  font: {
    isThere: () => process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype'),
    debian: 'fonts-liberation',
    otherwise: 'a font is missing: install fonts-liberation or any other',
  },
}

const isPermitted = () => process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')

/** Installs what is missing of `names` where that is permitted. Gives a name → the sentence for each that is missing still. */
export function getPrograms(names, known = programs, permitted = isPermitted, execute = run) {
  const missing = () => names.filter((name) => !known[name].isThere())
  const packages = missing().map((name) => known[name].debian)
  if (packages.length > 0 && permitted()) {
    console.log(`Installing ${packages.join(', ')} by apt-get …`)
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    const code = execute('apt-get', ['update', '-qq'], options)
    if (code === 0) execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
  }
  return new Map(missing().map((name) => [name, known[name].otherwise]))
}
