// What is installed is what was looked at: every package of every lock has a digest and comes from the registry, and packages that are
// no part of the app may not run anything while they are installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './electron/source.ts'

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}
const lockOf = (folder: string) => {
  const text = readFileSync(join(root, folder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }
  return Object.entries(packages).flatMap(([path, locked]) => (path === '' ? [] : [{ path, ...locked }]))
}
const isOfRegistry = (resolved = 'https://registry.npmjs.org/') => resolved.startsWith('https://registry.npmjs.org/')

describe.each(['.', 'bench', 'mutation'])('the lock of %s', (folder) => {
  const packages = lockOf(folder)
  test('has a digest and a version for each package, and none from elsewhere', () => {
    expect(packages.length).toBeGreaterThan(100)
    const odd = packages.filter(
      ({ version = '', resolved, integrity = '', link = false }) =>
        link || !/^sha512-/.test(integrity) || !/^\d+\.\d+\.\d+/.test(version) || !isOfRegistry(resolved),
    )
    expect(odd).toEqual([])
  })
  test('is what its package.json asks for, exactly', () => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
    const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string> | undefined>
    const wanted = Object.entries({ ...dependencies, ...devDependencies })
    const loose = wanted.filter(([name, version]) => {
      const [, exact = ''] = /(?:^|@)(\d+\.\d+\.\d+)$/.exec(version) ?? []
      return packages.find(({ path }) => path === `node_modules/${name}`)?.version !== exact
    })
    expect(loose).toEqual([])
  })
})

test.each(['scripts/bench.mjs', 'scripts/mutation.mjs'])('%s installs its libraries without their scripts', (script) =>
  expect(readFileSync(join(root, script), 'utf8')).toMatch(/'ci',\s*'--ignore-scripts'/),
)
