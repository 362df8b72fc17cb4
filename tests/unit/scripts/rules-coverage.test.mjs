import { expect, test } from 'vitest'
import { claimedRules, coverage, readLedger } from '../../../scripts/rules-coverage.mjs'

// Ids are put together here, so that this file itself claims none.
const rule = (number) => `${'Z'.repeat(2)}-00${String(number)}`
const title = (...numbers) => `test('[${numbers.map(rule).join(', ')}] what it says', () => {})`

test('the ledger is read from the first two columns of its tables', () => {
  const text = [
    '# Rules',
    '| Id | Rule |',
    '|---|---|',
    `| ${rule(1)} | A ship has a hull | p. 4 |`,
    `|${rule(2)}|Short|`,
  ].join('\n')
  expect([...readLedger([text, `not | ${rule(3)} | a row |`])]).toEqual([
    [rule(1), 'A ship has a hull'],
    [rule(2), 'Short'],
  ])
})

test('a title claims what stands in its brackets; comments and words outside brackets claim nothing', () => {
  expect(claimedRules('a.test.ts', title(1))).toEqual([rule(1)])
  expect(claimedRules('a.test.ts', `${title(1, 2)}\n  ${title(3)}`)).toEqual([rule(1), rule(2), rule(3)])
  expect(
    claimedRules('a.test.ts', `// ${title(1)}\n/* ${title(2)}\n * ${title(3)}\nconst words = '${rule(4)}'`),
  ).toEqual([])
})

test('a case file claims what its rules list names', () => {
  expect(
    claimedRules('a.yaml', `rules: [${rule(1)}, ${rule(2)}]\n# rules: [${rule(3)}]\nnote: see ${rule(4)}`),
  ).toEqual([rule(1), rule(2)])
  expect(claimedRules('a.yaml', `rules:\n  - ${rule(1)}\n`)).toEqual([rule(1)])
})

test('the table counts by chapter; unknown ids and gaps of complete chapters are named, other gaps are not', () => {
  const ledger = new Map([1, 2, 3].map((number) => [rule(number), 'says']).concat([['YY-001', 'says']]))
  const counted = (claimed, complete) => {
    const { chapters, missing, unknown, gaps } = coverage(ledger, claimed, complete)
    return { table: Object.fromEntries(chapters), missing, unknown, gaps }
  }
  expect(counted([rule(1), rule(1), rule(9)], ['YY', 'ZZ', 'XX'])).toEqual({
    table: { ZZ: { all: 3, covered: 1 }, YY: { all: 1, covered: 0 } },
    missing: [rule(2), rule(3), 'YY-001'],
    unknown: [rule(9)],
    gaps: ['YY', 'ZZ', 'XX'],
  })
  expect(counted([1, 2, 3].map(rule), ['ZZ'])).toMatchObject({ unknown: [], gaps: [], missing: ['YY-001'] })
})
