// The sample of a run of mutations and what is told of it. The breaking itself is Stryker's.
import { expect, test } from 'vitest'
import { broken, sampleOf } from '../../../mutation/sample.mjs'
import { linesOf, summaryOf } from '../../../mutation/summary.mjs'
import { root } from '../../../scripts/lib.mjs'

test('a seed names the same files whatever their order, and another seed names others', () => {
  const files = broken(root)
  expect(files.length).toBeGreaterThan(50)
  const sample = sampleOf(files, 5, '1')
  expect(sampleOf(files.toReversed(), 5, '1')).toEqual(sample)
  expect(sampleOf(files, 5, '2')).not.toEqual(sample)
  expect(sampleOf(files, files.length, '1').toSorted()).toEqual(files.toSorted())
})

const spot = (line, from, to) => ({ start: { line, column: from }, end: { line, column: to } })
const source = 'export const isSlow = true\nexport const most = a + b\n'

test('a break that no test noticed is told with what stood there; what cannot count does not', () => {
  const mutants = [
    { status: 'Killed', location: spot(1, 23, 27), replacement: 'false' },
    { status: 'Timeout', location: spot(1, 23, 27), replacement: 'false' },
    { status: 'Survived', location: spot(2, 21, 26), replacement: 'a - b' },
    { status: 'NoCoverage', location: spot(1, 23, 27), replacement: 'false' },
    { status: 'Ignored', location: spot(2, 21, 26), replacement: '' },
  ]
  const summary = summaryOf({ files: { 'slow.ts': { source, mutants }, 'empty.ts': { source, mutants: [] } } })
  expect(linesOf(summary)).toEqual([
    '   2 of    4 noticed  slow.ts',
    '       slow.ts:2  a + b → a - b',
    '       slow.ts:1  true → false  (no test runs it)',
    '2 of 4 breaks noticed, 50.0 %',
  ])
})
