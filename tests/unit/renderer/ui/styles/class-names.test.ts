// The compiler cannot see a typo in `styles.name`; this can.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const modules = globSync('renderer/**/*.module.css')
const components = globSync('renderer/**/*.tsx')
const read = (file: string) => readFileSync(file, 'utf8')
const defined = (css: string) => new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))

const uses = components.flatMap((file) =>
  [...read(file).matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, local = '', path = '']) => ({
    file,
    module: join(dirname(file), path),
    source: read(file),
    local,
  })),
)

test('there are modules and components to compare', () => {
  expect(modules.length).toBeGreaterThan(20)
  expect(uses.length).toBeGreaterThan(20)
})

test.each(uses)('$file names only classes that $module has', ({ module, source, local }) => {
  const known = defined(read(module))
  const named = [...source.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test.each(modules)('every class of %s is used', (module) => {
  const users = uses.filter((use) => use.module === module)
  const dynamic = users.some(({ source, local }) => source.includes(`${local}[`))
  const named = new Set(users.flatMap(({ source }) => [...source.matchAll(/\w+\.(\w+)/g)].map(([, name = '']) => name)))
  const unused = [...defined(read(module))].filter((name) => !named.has(name))
  expect(dynamic ? unused.filter((name) => !users.some(({ source }) => source.includes(`'${name}'`))) : unused).toEqual(
    [],
  )
})

test.each(modules)('%s puts all its rules into a layer', (module) => {
  const outside = read(module)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^@layer (parts|screens) \{[\s\S]*^\}$/m, '')
    .trim()
  expect(outside).toBe('')
})
