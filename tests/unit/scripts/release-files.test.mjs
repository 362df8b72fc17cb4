// Checksums and lists of files of a release; and that each system that we pack for has its binary of the database.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../../scripts/lib.mjs'
import { describeRelease } from '../../../scripts/release-files.mjs'

const { createPackage } = createRequire(import.meta.url)('@electron/asar')

test('a release has checksums that sha256sum takes, and names every file of the program and of its archive', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logbook-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const resources = join(folder, 'linux-unpacked/resources')
  mkdirSync(join(folder, 'source/dist'), { recursive: true })
  mkdirSync(resources, { recursive: true })
  writeFileSync(join(folder, 'source/dist/index.js'), 'let x')
  writeFileSync(join(folder, 'linux-unpacked/sparrow-logbook'), 'program')
  writeFileSync(join(folder, 'Sparrow Logbook-0.1.0.AppImage'), 'installer')
  writeFileSync(join(folder, 'builder-debug.yml'), '')
  await createPackage(join(folder, 'source'), join(resources, 'app.asar'))

  expect(describeRelease(folder)).toEqual(['SHA256SUMS', 'files-linux-unpacked.txt'])
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
  expect(sums).toBe(
    '9c0d294c05fc1d88d698034609bb81c0c69196327594e4c69d2915c80fd9850c  Sparrow Logbook-0.1.0.AppImage\n',
  )
  const files = readFileSync(join(folder, 'files-linux-unpacked.txt'), 'utf8').trimEnd().split('\n')
  expect(files.map((line) => line.slice(80))).toEqual([
    'resources/app.asar',
    'resources/app.asar/dist/index.js',
    'sparrow-logbook',
  ])
  expect(files.map((line) => Number(line.slice(0, 12))).slice(1)).toEqual([5, 7])
  if (process.platform === 'linux') execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: folder })
})

test('a folder that is not there has nothing to tell', () => expect(describeRelease('/nowhere/release')).toEqual([]))

test('every system that is packed for has its target, and its binary of the database for both processors', () => {
  const { linux, win, mac, files } = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8'))
  expect([linux.target, win.target, mac.target]).toEqual([['AppImage', 'deb'], 'nsis', 'dmg'])
  const binaries = readdirSync(join(root, 'node_modules/better-sqlite3/prebuilds'))
  const wanted = ['linux', 'win32', 'darwin'].flatMap((system) => [`${system}-x64.node`, `${system}-arm64.node`])
  expect(wanted.filter((name) => !binaries.includes(name))).toEqual([])
  expect(files).toContain('!node_modules/better-sqlite3/prebuilds/!(${platform}-${arch}).node')
})

test('the example for a build machine calls what is there', () => {
  const { jobs } = parse(readFileSync(join(root, 'docs/ci-example.yml'), 'utf8'))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const lines = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')))
  const named = lines.flatMap((line) =>
    [...line.matchAll(/npm (?:run )?(?!ci\b|audit\b)([\w:]+)/g)].map(([, name]) => name),
  )
  expect(named).toContain('test')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  expect(existsSync(join(root, 'CHANGELOG.md'))).toBe(true)
})
