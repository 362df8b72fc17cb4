import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../../../scripts/lib.mjs'
import { runSteps, summary } from '../../../scripts/runner.mjs'

// What a step prints while it runs is no part of this report.
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const quick = { minutes: 1, needs: [] }
/** A command of Node that writes a line into `ran` and ends with a code. */
const command = (line, code = 0) => [
  'node',
  '-e',
  `require('fs').appendFileSync('ran', '${line} ' + process.version + '\\n'); process.exitCode = ${String(code)}`,
]

test('every step and every command runs, whatever failed before; what the machine lacks is not run, with the reason', () => {
  const folder = freshFolder()
  const steps = [
    { ...quick, name: 'first', commands: [command('one', 3), command('two')] },
    { ...quick, name: 'second', commands: [['/nowhere/at/all'], command('three')] },
    { ...quick, name: 'third', commands: [command('four')], needs: ['strace'] },
    { ...quick, name: 'fourth', commands: [command('five')], needs: ['chromium'] },
  ]
  const { results, notRun } = runSteps(steps, new Map([['strace', 'strace is missing']]), folder)
  const ran = readFileSync(join(folder, 'ran'), 'utf8').trim().split('\n')
  expect(ran.map((line) => line.split(' ')[0])).toEqual(['one', 'two', 'three', 'five'])
  // The project's own Node, not the one of the machine.
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'))
  for (const line of ran) expect(line).toContain(` v${version}`)
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['first', 0, 1],
    ['second', 0, 1],
    ['fourth', 1, 0],
  ])
  expect(notRun).toEqual([{ what: 'third', because: 'strace is missing' }])
})

test('a report from before does not count, skipped tests are told with the name of their step', () => {
  const folder = freshFolder()
  mkdirSync(join(folder, 'reports'))
  const report = { form: 'vitest', file: 'reports/x.json' }
  const text = JSON.stringify({
    testResults: [{ assertionResults: [{ status: 'passed' }, { status: 'todo', fullName: 'later' }] }],
  })
  const writing = ['node', '-e', `require('fs').writeFileSync('${report.file}', '${text}')`]
  writeFileSync(join(folder, report.file), text)
  const steps = [
    { ...quick, name: 'silent', commands: [command('nothing')], report },
    { ...quick, name: 'writing', commands: [writing], report },
  ]
  const { results, notRun } = runSteps(steps, new Map(), folder)
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(notRun).toEqual([{ what: 'writing: later', because: 'skipped' }])
})

test('a step that hangs is ended and has failed', () => {
  const folder = freshFolder()
  const hanging = { name: 'hanging', minutes: 0.002, commands: [['node', '-e', 'setInterval(() => {}, 1000)']] }
  const { results } = runSteps([hanging], new Map(), folder)
  expect(results).toMatchObject([{ passed: 0, failed: 1 }])
  expect(results[0].took).toBeLessThan(5000)
})

test('the summary: a row for each step, what failed, what did not run, and the sums as the last line', () => {
  const failures = [
    { what: 'a die is even', because: 'expected 3 to be 4' },
    { what: 'tests/sea.test.ts', because: '' },
  ]
  const results = [
    { name: 'types', took: 6200, budget: 60_000, passed: 1, failed: 0, failures: [] },
    { name: 'unit', took: 95_000, budget: 90_000, passed: 411, failed: 2, failures },
  ]
  const notRun = [{ what: 'real Electron', because: 'its runtime is not here' }]
  expect(summary({ results, notRun }, 101_200)).toEqual({
    lines: [
      'step            passed  failed     took   budget',
      'types                1       0    6.2 s     60 s',
      'unit               411       2     95 s     90 s  over its budget',
      'all                               101 s',
      'failed: unit: a die is even: expected 3 to be 4',
      'failed: unit: tests/sea.test.ts',
      'not run: real Electron (its runtime is not here)',
      '412 passed, 2 failed',
    ],
    exitCode: 1,
  })
  expect(summary({ results: [results[0]], notRun }, 1)).toMatchObject({ exitCode: 0 })
  expect(summary({ results: [], notRun }, 1).lines.at(-1)).toBe('0 passed, 0 failed')
})
