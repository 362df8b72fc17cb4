import { describe, expect, test } from 'vitest'
import { packageFaults } from '../../../../scripts/package-files.mjs'

const native = 'node_modules/better-sqlite3/prebuilds/linux-x64.node'
const exact = {
  archive: [
    'package.json',
    'dist/main/electron/index.js',
    'node_modules/better-sqlite3/package.json',
    'node_modules/better-sqlite3/lib/index.js',
    native,
  ],
  beside: ['app.asar', `app.asar.unpacked/${native}`, 'migrations/0000_first.sql', 'packs/akarios/pack.json'],
  built: ['main/electron/index.js', 'main/electron/index.js.map'],
  migrations: ['0000_first.sql'],
  packs: ['akarios/pack.json'],
  platform: 'linux-x64',
}

const withArchive = (...more) => packageFaults({ ...exact, archive: [...exact.archive, ...more] })
const without = (path) =>
  packageFaults({
    ...exact,
    archive: exact.archive.filter((other) => other !== path),
    beside: exact.beside.filter((other) => other !== path),
  })

describe('the files of a package', () => {
  test('are exact', () => expect(packageFaults(exact)).toEqual([]))
  test.each([
    'main/app.ts',
    'tests/e2e/shell.spec.ts',
    'dist/main/electron/index.js.map',
    'node_modules/zod/index.js',
    'node_modules/better-sqlite3/src/better_sqlite3.cpp',
    'node_modules/better-sqlite3/deps/sqlite3/sqlite3.c',
    'electron-builder.yml',
  ])('%s is too much', (path) => expect(withArchive(path)).toEqual([`app.asar holds ${path}`]))
  test('a second binary is too much', () =>
    expect(withArchive('node_modules/better-sqlite3/prebuilds/win32-x64.node')).toEqual([
      expect.stringContaining('win32-x64.node'),
    ]))
  test.each([
    ['package.json', /lacks package\.json/],
    ['dist/main/electron/index.js', /lacks dist\/main\/electron\/index\.js/],
    ['node_modules/better-sqlite3/lib/index.js', /lacks the JavaScript/],
    [native, /binaries: none/],
    ['migrations/0000_first.sql', /resources lack migrations/],
    ['packs/akarios/pack.json', /resources lack packs/],
    [`app.asar.unpacked/${native}`, /resources lack app\.asar\.unpacked/],
  ])('%s must be there', (path, sentence) => expect(without(path).join()).toMatch(sentence))
  test('nothing else lies beside the archive', () =>
    expect(packageFaults({ ...exact, beside: [...exact.beside, 'campaign.db'] })).toEqual([
      'resources hold campaign.db',
    ]))
})
