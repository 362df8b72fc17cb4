// Decides how many tests a step passed and failed, and which. What was skipped is named and never counted as passed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './lib.mjs'

/** Of Vitest's JSON report. A file that could not be loaded holds no tests and counts as one failure. */
export function countVitest({ testResults = [] }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failures = [
    ...tests.flatMap(({ status, fullName, failureMessages = [] }) =>
      status === 'failed' ? [{ what: fullName, because: opening(failureMessages[0]) }] : [],
    ),
    ...brokenFiles.map(({ name, message }) => ({ what: name, because: opening(message) })),
  ]
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    failures,
    notRun: skipped.map(({ fullName }) => ({ what: fullName, because: 'skipped' })),
  }
}

/** What a failure says first: enough to know it again where the whole of it has scrolled away. */
const opening = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0].slice(0, 200)

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Of Playwright's JSON report. A test that passed only when it was run again has failed. */
export function countPlaywright({ suites = [], errors = [] }) {
  const tests = suites.flatMap(specsOf).flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })))
  const failures = [
    ...tests.flatMap(({ title, status, results = [] }) =>
      status === 'unexpected' || status === 'flaky'
        ? [{ what: title, because: opening(results.find(({ error }) => error !== undefined)?.error.message) }]
        : [],
    ),
    ...errors.map(({ message }) => ({ what: 'outside of tests', because: opening(message) })),
  ]
  const skipped = tests.filter(({ status }) => status === 'skipped')
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failures.length,
    failures,
    notRun: skipped.map(({ title, annotations = [] }) => ({
      what: title,
      because: annotations.find(({ description }) => description !== undefined)?.description ?? 'skipped',
    })),
  }
}

const readers = { vitest: countVitest, playwright: countPlaywright }

/**
 * Counts a step that has ended. `succeeded`: all its commands did. Its report, where it has one, counts; a step that failed counts
 * at least one failure, and one that succeeded without a readable report, or without a single test in it, has failed too.
 */
export function countStep({ report }, succeeded, folder = root) {
  if (report === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [], notRun: [] }
  const path = join(folder, report.file)
  const counted = existsSync(path) ? readReport(report.form, readFileSync(path, 'utf8')) : undefined
  const { passed, failed, failures, notRun } = counted ?? { passed: 0, failed: 0, failures: [], notRun: [] }
  const isEmpty = passed + failed === 0
  return { passed, failed: failed === 0 && (!succeeded || isEmpty) ? 1 : failed, failures, notRun }
}

function readReport(form, text) {
  try {
    return readers[form](JSON.parse(text))
  } catch {
    return undefined
  }
}
