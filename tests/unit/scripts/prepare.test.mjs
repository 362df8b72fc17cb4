import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { duration, nodeTrouble } from '../../../scripts/lib.mjs'
import { needsBuild, needsInstall, noteBuild, sourcesHash } from '../../../scripts/prepare.mjs'

/** A tree of files with their contents, all of the same age. */
function tree(files) {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const put = (name, text, second = 1000) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
    utimesSync(join(folder, name), second, second)
  }
  for (const [name, text] of Object.entries(files)) put(name, text)
  return { folder, put, path: (name) => join(folder, name), remove: (name) => rmSync(join(folder, name)) }
}

test.each([
  ['20.19.0', true],
  ['22.23.2', true],
  ['100.0.0', true],
  ['20.18.9', false],
  ['18.20.4', false],
  ['9.9.9', false],
])('Node %s is new enough: %s', (version, enough) => {
  const trouble = nodeTrouble(version)
  if (enough) expect(trouble).toBeUndefined()
  else expect(trouble).toContain(`needs Node 20.19 or newer; this is Node ${version}.`)
})

test('times are told in what a person waits', () => {
  expect([49, 4230, 9949, 59_600, 95_000, 900_000].map(duration)).toEqual([
    '0.0 s',
    '4.2 s',
    '9.9 s',
    '60 s',
    '95 s',
    '15 min',
  ])
})

test('packages that are linked from another checkout are left alone: installing would empty that one', () => {
  const other = tree({ 'node_modules/is-there': '' })
  const { folder, path } = tree({ 'package-lock.json': '{}' })
  symlinkSync(other.path('node_modules'), path('node_modules'))
  expect(needsInstall(folder, path('node_modules/node/bin/node'))).toBe(false)
})

test('packages are installed where they are missing, half installed, or older than the lock', () => {
  const { folder, put, path, remove } = tree({ 'package-lock.json': '{}' })
  const node = path('node_modules/node/bin/node')
  expect(needsInstall(folder, node)).toBe(true)
  put('node_modules/node/bin/node', '')
  expect(needsInstall(folder, node)).toBe(true)
  put('node_modules/.package-lock.json', '{}')
  expect(needsInstall(folder, node)).toBe(false)
  put('package-lock.json', '{}', 1001)
  expect(needsInstall(folder, node)).toBe(true)
  put('node_modules/.package-lock.json', '{}', 1002)
  expect(needsInstall(folder, node)).toBe(false)
  remove('node_modules/node/bin/node')
  expect(needsInstall(folder, node)).toBe(true)
})

const sources = {
  'main/app.ts': 'export {}',
  'renderer/index.html': '<title>',
  'shared/lib/result.ts': '1',
  'scripts/build.mjs': '2',
  'package.json': '{}',
}

test('the hash of the sources sees a change, a new name and a file that went, and nothing else', () => {
  const { folder, put, remove } = tree(sources)
  const first = sourcesHash(folder)
  put('main/app.ts', 'export {}', 2000)
  put('tests/x.test.ts', 'no source')
  put('README.md', 'no source')
  expect(sourcesHash(folder)).toBe(first)
  const seen = new Set([first])
  const expectNew = () => {
    const hash = sourcesHash(folder)
    expect(seen).not.toContain(hash)
    seen.add(hash)
  }
  put('main/app.ts', 'export { }')
  expectNew()
  put('main/db/open.ts', '')
  expectNew()
  put('package.json', '{"version":"2"}')
  expectNew()
  remove('shared/lib/result.ts')
  expectNew()
  // One file that reads like two.
  put('shared/a.ts', '1')
  put('shared/b.ts', '2')
  expectNew()
  remove('shared/b.ts')
  put('shared/a.ts', '1/shared/b.ts2')
  expectNew()
})

test('the app is built where it was never built, from other sources, or by someone else since', () => {
  const { folder, put, remove } = tree(sources)
  expect(needsBuild(folder)).toBe(true)
  for (const name of ['main/web/index.js', 'main/electron/index.js', 'renderer/index.html'])
    put(`dist/${name}`, 'built')
  expect(needsBuild(folder)).toBe(true)
  noteBuild(folder)
  expect(needsBuild(folder)).toBe(false)
  put('renderer/index.html', '<title>new')
  expect(needsBuild(folder)).toBe(true)
  put('renderer/index.html', '<title>')
  expect(needsBuild(folder)).toBe(false)
  put('dist/renderer/index.html', 'built', 1001)
  expect(needsBuild(folder)).toBe(true)
  noteBuild(folder)
  remove('dist/main/electron/index.js')
  expect(needsBuild(folder)).toBe(true)
})
