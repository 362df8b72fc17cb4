// The figures of coverage as lines: shares are of all branches of a folder, not means of its files.
import { expect, test } from 'vitest'
import { folderTable, leastTested } from '../../../scripts/coverage-table.mjs'

const counted = (file, covered, total) => {
  const counts = { total, covered }
  return { file, statements: counts, branches: counts, functions: counts }
}
const files = [
  counted('main/db/open.ts', 90, 100),
  counted('main/db/undo.ts', 0, 10),
  counted('shared/lib/hex.ts', 8, 8),
]

test('a folder is the sum of its files, and one without any branch has no share', () => {
  const lines = folderTable(files).map((line) => line.split(/\s{2,}/))
  expect(lines).toContainEqual(['main/db', '81.8 %', '81.8 %', '81.8 %'])
  expect(lines).toContainEqual(['shared', '100.0 %', '100.0 %', '100.0 %'])
  expect(lines).toContainEqual(['main/kernel', '—', '—', '—'])
  expect(lines.at(-1)).toEqual(['all', '83.1 %', '83.1 %', '83.1 %'])
})

test('files without a gap are not named, and of many gaps the largest come first', () => {
  expect(leastTested(files, 5)).toEqual([
    '  10 of  100 branches  main/db/open.ts',
    '  10 of   10 branches  main/db/undo.ts',
  ])
  expect(leastTested(files, 1)).toHaveLength(1)
})
