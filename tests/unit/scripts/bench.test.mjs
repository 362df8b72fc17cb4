// How figures become verdicts, and that each row has its file. The figures themselves are no business of a test.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atMost, faster, lineOf, summaryOf, timeText, verdictOf, within } from '../../../bench/comparison.mjs'
import { chosenRows, rows } from '../../../bench/rows.mjs'
import { root } from '../../../scripts/lib.mjs'

test('a figure is judged by its gate first, then by its aim', () => {
  const peer = ['peer', 26]
  expect([
    verdictOf(faster('twice as fast', 13, peer, { gate: 1.3, aim: 5 })),
    verdictOf(faster('twice as fast', 13, peer, { gate: 1.3, aim: 2 })),
    verdictOf(faster('as fast', 26, peer, { gate: 1.3 })),
    verdictOf(within('half as long', 13, peer, { gate: 0.5 })),
    verdictOf(within('as long', 26, peer, { gate: 0.9 })),
    verdictOf(atMost('a millisecond', 1000, { aim: 1000 })),
    verdictOf(atMost('more than that', 1001, { aim: 1000 })),
    verdictOf(faster('beside another', 13, peer)),
  ]).toEqual(['aim missed', 'held', 'gate missed', 'held', 'gate missed', 'reached', 'aim missed', 'shown'])
})

test('the run fails for a missed gate and for a row that broke, not for a missed aim', () => {
  const row = (...comparisons) => ({ row: 'P1', comparisons })
  const aimMissed = atMost('slow', 2000, { aim: 1000 })
  const gateMissed = atMost('slow', 2000, { gate: 1000 })
  expect(summaryOf([row(aimMissed)])).toEqual({
    lines: ['0 reached, 1 aims missed, 0 gates missed'],
    exitCode: 0,
  })
  expect(summaryOf([row(gateMissed, aimMissed)]).exitCode).toBe(1)
  expect(summaryOf([{ ...row(), failure: 'code 1' }])).toEqual({
    lines: ['P1 did not run to its end: code 1', '0 reached, 0 aims missed, 0 gates missed'],
    exitCode: 1,
  })
})

test('a line says what was measured, how it stands, what is wanted, and both times', () => {
  const told = lineOf(faster('one change', 18, ['immer', 36], { aim: 20 })).replace(/ {2,}/g, ' | ')
  expect(told).toBe(' | one change | 2.0× faster | aim ≥ 20× | · aim missed | 18 µs, immer 36 µs')
  expect([0.0078, 0.85, 4.83, 31_000, 2_100_000].map(timeText)).toEqual([
    '7.8 ns',
    '850 ns',
    '4.8 µs',
    '31 ms',
    '2.1 s',
  ])
  const larger = within('a file', 2.1e6, ['empty', 2e6], { gate: 1.1, unit: 'bytes' })
  expect(lineOf(larger).replace(/ {2,}/g, ' | ')).toBe(
    ' | a file | 1.05× the size | gate ≤ 1.1× | ✓ | 2.1 MB, empty 2.0 MB',
  )
})

test('every row has its workload, and `--only` takes rows by name', () => {
  const files = readdirSync(join(root, 'bench/workloads')).map((name) => name.replace('.mjs', ''))
  expect(files.sort()).toEqual(rows.map(({ file }) => file).sort())
  expect(existsSync(join(root, 'bench/package-lock.json'))).toBe(true)
  expect(chosenRows('p7, P1').chosen.map(({ row }) => row)).toEqual(['P1', 'P7'])
  expect(chosenRows('P1,P99')).toEqual({ unknown: ['p99'] })
})
