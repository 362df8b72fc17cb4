// `npm run dist`: builds and packs for this system, or as electron-builder's options say, and writes checksums and lists of files
// beside what it packed. Refuses an Electron without repairs.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { supportOf } from './electron-support.mjs'
import { describeRelease } from './release-files.mjs'

const root = join(import.meta.dirname, '..')
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { isSupported, sentence } = supportOf(devDependencies.electron, new Date())
console.log(sentence)
if (!isSupported) process.exit(1)

const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
const run = (command, words) =>
  spawnSync(command, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  }).status ?? 1
const code = run('node', ['scripts/build.mjs']) || run('electron-builder', process.argv.slice(2))
if (code === 0) console.log(`Written to release/: ${describeRelease(join(root, 'release')).join(', ')}`)
process.exit(code)
