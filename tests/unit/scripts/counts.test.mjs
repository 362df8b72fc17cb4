import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { countPlaywright, countStep, countVitest } from '../../../scripts/counts.mjs'

const assertion = (status, fullName = 'a', ...failureMessages) => ({ status, fullName, failureMessages })

test('Vitest: passed and failed tests, files that could not be loaded, and what was skipped by name', () => {
  const report = {
    testResults: [
      { status: 'passed', assertionResults: [assertion('passed'), assertion('passed'), assertion('skipped', 'later')] },
      {
        status: 'failed',
        assertionResults: [
          assertion('passed'),
          assertion('failed', 'dark', '\u001b[31mno light\u001b[39m\n  at lamp.ts:3'),
        ],
      },
      { status: 'failed', assertionResults: [], name: 'b.test.ts', message: 'cannot be read' },
      { status: 'passed', assertionResults: [assertion('todo', 'some day'), assertion('pending', 'held back')] },
    ],
  }
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      { what: 'dark', because: 'no light' },
      { what: 'b.test.ts', because: 'cannot be read' },
    ],
    notRun: ['later', 'some day', 'held back'].map((what) => ({ what, because: 'skipped' })),
  })
})

test('Playwright: nested suites, a test that passed only at the second try, errors outside tests, reasons of skips', () => {
  const spec = (title, ...statuses) => ({ title, tests: statuses.map((status) => ({ status })) })
  const results = [{}, { error: { message: 'not seen\nCall log' } }]
  const deep = { title: 'deep', tests: [{ status: 'unexpected', results }] }
  const because = [{ type: 'skip' }, { type: 'skip', description: 'no strace' }]
  const report = {
    suites: [
      { specs: [spec('one', 'expected', 'expected')], suites: [{ specs: [deep] }] },
      { specs: [spec('shaky', 'flaky'), { title: 'held', tests: [{ status: 'skipped', annotations: because }] }] },
      { suites: [{ suites: [{ specs: [spec('plain skip', 'skipped')] }] }] },
    ],
    errors: [{ message: 'a file could not be read' }],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 3,
    failures: [
      { what: 'deep', because: 'not seen' },
      { what: 'shaky', because: '' },
      { what: 'outside of tests', because: 'a file could not be read' },
    ],
    notRun: [
      { what: 'held', because: 'no strace' },
      { what: 'plain skip', because: 'skipped' },
    ],
  })
})

describe('a step', () => {
  const reported = { report: { form: 'vitest', file: 'reports/unit.json' } }
  const counted = (text, succeeded, step = reported) => {
    const folder = mkdtempSync(join(tmpdir(), 'counts-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'reports'))
    if (text !== undefined) writeFileSync(join(folder, 'reports/unit.json'), text)
    const { passed, failed } = countStep(step, succeeded, folder)
    return [passed, failed]
  }
  const report = (...statuses) =>
    JSON.stringify({ testResults: [{ assertionResults: statuses.map((one) => assertion(one)) }] })

  test.each([
    ['passes with its tests', report('passed', 'passed'), true, [2, 0]],
    ['fails with its tests', report('passed', 'failed', 'failed'), false, [1, 2]],
    ['that fails beside its tests counts one failure', report('passed'), false, [1, 1]],
    ['without a report has failed', undefined, true, [0, 1]],
    ['with half a report has failed', '{"testResults":[{"asser', true, [0, 1]],
    ['with another report has failed', '{"testResults":[{}]}', true, [0, 1]],
    ['without a single test has failed', report(), true, [0, 1]],
    ['whose tests were all skipped has failed', report('skipped'), true, [0, 1]],
  ])('%s', (_what, text, succeeded, counts) => {
    expect(counted(text, succeeded)).toEqual(counts)
  })

  test('that has no report counts one', () => {
    expect(counted(undefined, true, {})).toEqual([1, 0])
    expect(counted(undefined, false, {})).toEqual([0, 1])
  })
})
