// The page about security names each point of the checklist once, and only checks that are there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './electron/source.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/security.md')
const rows = page.split('\n').filter((line) => /^\| \d+ /.test(line))
/** Points that a title of the test file speaks of, such as `security 6, 8, 9 and 10: …` and `security 13 to 15: …`. */
const pointsOf = (file: string): readonly number[] =>
  [...read(file).matchAll(/['"]security ([\d, and to]+):/g)].flatMap(([, words = '']) => {
    const range = /^(\d+) to (\d+)$/.exec(words)
    const [first, last] = [Number(range?.[1]), Number(range?.[2])]
    if (range !== null) return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    return [...words.matchAll(/\d+/g)].map(([number]) => Number(number))
  })

const filesIn = (line: string) => [
  ...[...line.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path),
  ...(/\bsource\b/.test(line) ? ['tests/unit/main/electron/checklist.test.ts'] : []),
  ...(/\bdesktop\b/.test(line) ? ['tests/e2e/desktop-security.spec.ts'] : []),
]

test('every point from 1 to 20 has its row, and a test that bears its number', () => {
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  const unshown = rows.filter((row, at) => !filesIn(row).some((file) => pointsOf(file).includes(at + 1)))
  expect(unshown).toEqual([])
})

test('every check that is named exists', () => {
  const paths = page.split('\n').flatMap(filesIn)
  expect(new Set(paths).size).toBeGreaterThan(20)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...page.matchAll(/`npm run ([\w:]+)`/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  const rules = [...page.matchAll(/`(house\/[\w-]+|no-[\w-]+)`/g)].map(([, rule = '']) => rule)
  expect(rules.filter((rule) => !read('.oxlintrc.json').includes(`"${rule}": "error"`))).toEqual([])
})
