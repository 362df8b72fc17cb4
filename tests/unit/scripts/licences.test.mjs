// Licences: every package of every lock stands under one that we take, and what a build carries is known by its folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib.mjs'
import { folderOf, isTaken, licencesText, packagesOf, shippedPackages } from '../../../scripts/licences.mjs'

test.each(['package-lock.json', 'bench/package-lock.json', 'mutation/package-lock.json'])(
  'every package of %s has a licence that we take',
  (lock) => {
    const packages = packagesOf(JSON.parse(readFileSync(join(root, lock), 'utf8')))
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.filter(({ licence }) => !isTaken(licence))).toEqual([])
  },
)

test('a choice needs one licence that we take, several together need each', () => {
  expect(['(WTFPL OR GPL-3.0)', 'MIT AND ISC', 'MIT AND GPL-3.0', 'GPL-3.0 OR AGPL-3.0', 'none'].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a module or asset belongs to the innermost package, and our own files to none', () => {
  expect(
    [
      '/work/node_modules/react/index.js',
      '/work/node_modules/a/node_modules/@b/c/x.js?v=1',
      '../node_modules/@fontsource-variable/newsreader/files/x.woff2',
      '/work/renderer/main.tsx',
    ].map((id) => folderOf(id)),
  ).toEqual([
    '/work/node_modules/react',
    '/work/node_modules/a/node_modules/@b/c',
    '../node_modules/@fontsource-variable/newsreader',
    undefined,
  ])
})

test('a build tells the packages of its modules and assets, once each', () => {
  const folders = new Set()
  const plugin = shippedPackages(folders, root)
  plugin.configResolved({ root: join(root, 'renderer') })
  plugin.generateBundle(undefined, {
    'a.js': {
      type: 'chunk',
      moduleIds: [join(root, 'node_modules/react/index.js'), `\0${root}/node_modules/react/jsx.js`],
    },
    'b.woff2': { type: 'asset', originalFileNames: ['../node_modules/@fontsource-variable/newsreader/files/x.woff2'] },
  })
  expect([...folders]).toEqual(['node_modules/react', 'node_modules/@fontsource-variable/newsreader'])
  const text = licencesText(folders)
  expect(text).toMatch(/\nreact \d+\.\d+\.\d+, MIT\n\nMIT License/)
  expect(text).toMatch(/newsreader \d+\.\d+\.\d+, OFL-1\.1\n/)
})
