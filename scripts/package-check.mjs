// `npm run package:check`: packs the program around a stand-in for Electron's release and proves what came out: the exact files,
// the fuses, and that the packed program starts and keeps its locks. Needs a build; downloads nothing.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, relative, sep } from 'node:path'
import { writeStub } from './electron-stub.mjs'
import { supportOf } from './electron-support.mjs'
import { packageFaults } from './package-files.mjs'

const require = createRequire(import.meta.url)
const root = join(import.meta.dirname, '..')
const stub = join(root, '.stub')
const packed = join(root, 'release/linux-unpacked')
const program = join(packed, 'sparrow-logbook')
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }

const { version, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const faults = []
const proven = []
const prove = (what, found) => {
  if (found.length === 0) proven.push(what)
  faults.push(...found)
}

function run(command, words, more = {}) {
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit', env: { ...env, ...more } })
  return status === 0
}

function stopWith(list) {
  for (const fault of list) console.error(`not as it should be: ${fault}`)
  process.exit(1)
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

async function fuseFaults() {
  const { FuseV1Options, getCurrentFuseWire } = require('@electron/fuses')
  const wanted = {
    RunAsNode: false,
    EnableCookieEncryption: true,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: false,
    EnableEmbeddedAsarIntegrityValidation: true,
    OnlyLoadAppFromAsar: true,
    LoadBrowserProcessSpecificV8Snapshot: false,
    GrantFileProtocolExtraPrivileges: false,
  }
  const wire = await getCurrentFuseWire(program)
  return Object.entries(wanted)
    .filter(([name, on]) => wire[FuseV1Options[name]] !== (on ? '1' : '0').charCodeAt(0))
    .map(([name, on]) => `the fuse ${name} is not ${on ? 'on' : 'off'}`)
}

if (!existsSync(join(root, 'dist/renderer/index.html'))) stopWith(['there is no build: run npm run build first'])
console.log(supportOf(devDependencies.electron, new Date()).sentence)

rmSync(packed, { recursive: true, force: true })
mkdirSync(stub, { recursive: true })
writeStub(stub, devDependencies.electron)
if (!run('electron-builder', ['--dir', '--linux', `-c.electronDist=${stub}`])) stopWith(['electron-builder failed'])

const { listPackage, extractFile } = require('@electron/asar')
const archive = join(packed, 'resources/app.asar')
const inArchive = listPackage(archive, {}).map((path) => path.slice(1).split(sep).join('/'))
const isFile = (path) => !inArchive.some((other) => other.startsWith(`${path}/`))
prove(
  'the archive holds the built program and one database binary, and no tests, sources or source maps',
  packageFaults({
    archive: inArchive.filter(isFile),
    beside: filesBelow(join(packed, 'resources')),
    built: filesBelow(join(root, 'dist')),
    migrations: filesBelow(join(root, 'migrations')),
    packs: filesBelow(join(root, 'packs')),
    platform: `${process.platform}-${process.arch}`,
  }),
)
prove('all eight fuses are as electron-builder.yml says, read back from the program', await fuseFaults())
const packedFacts = JSON.parse(extractFile(archive, 'package.json').toString())
prove('the packed program knows its version and its main file', [
  ...(packedFacts.version === version ? [] : ['the packed version differs']),
  ...(packedFacts.main === 'dist/main/electron/index.js' ? [] : ['the packed main file differs']),
])
const licences = extractFile(archive, 'dist/licences.txt').toString()
prove(
  'the licences of what is packed lie in the archive',
  ['better-sqlite3', 'react', 'zod']
    .filter((name) => !licences.includes(`\n${name} `))
    .map((name) => `no licence of ${name}`),
)
if (faults.length > 0) stopWith(faults)

const specs = ['shell', 'desktop-security', 'desktop-campaign'].map((name) => `tests/e2e/${name}.spec.ts`)
const report = { PACKAGED_EXE: program, E2E_REPORT: '.cache/reports/package.json' }
if (!run('playwright', ['test', '--project=double', ...specs], report)) stopWith(['the packed program fails its specs'])
proven.push(
  'the packed program starts under the double, keeps its locks, and founds a campaign that is there after a restart',
)

const size = (statSync(archive).size / 1024 / 1024).toFixed(1)
console.log(`\nPacked for ${process.platform}-${process.arch}, app.asar ${size} MB. Proven:`)
for (const what of proven) console.log(`  - ${what}`)
console.log('Not run here: the packed program under real Electron, installers, signing, Windows and macOS.')
