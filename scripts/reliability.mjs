// Runs the reliability tests and shows, row by row, what was tried. Takes `--scale N` (1 is the full figure, `npm test` runs a
// quarter, 10 is for a night), `--only R1,R2`, `--seed S`, which repeats a run, and `--decisions N` for the length of R20.
// Rows that are part of another step of `npm test` run from scale 1 on, or when they are named. Exit code 1 where a row fails.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { duration, env, root, run } from './lib.mjs'
import { build } from './prepare.mjs'
import { chosenRows, fileOf, rows as allRows } from './reliability-rows.mjs'
import { getPrograms, programs } from './system.mjs'
import { readWords } from './words.mjs'

const { values } = readWords({
  options: {
    scale: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string' },
    decisions: { type: 'string' },
  },
})
const reports = join(root, '.cache/reports')
const report = join(reports, 'reliability.json')
const tried = join(reports, 'reliability-rows.jsonl')
const scale = values.scale ?? process.env.RELIABILITY_SCALE ?? '1'
const seed = values.seed ?? process.env.SEED ?? String(Date.now() % 1_000_000)
const { chosen, unknown } = chosenRows(values.only)
if (unknown !== undefined) {
  console.error(`No row is called ${unknown.join(', ')}. The rows: ${allRows.map(({ row }) => row).join(', ')}`)
  process.exit(2)
}

mkdirSync(reports, { recursive: true })
for (const file of [report, tried]) rmSync(file, { force: true })
const own = chosen.filter(({ elsewhere }) => elsewhere === undefined)
const elsewhere = chosen.filter((row) => row.elsewhere !== undefined)
// One trial at a time: they kill, cut and count.
const words = ['run', '--project', 'reliability', '--silent=true', '--no-file-parallelism']
const settings = { RELIABILITY_SCALE: scale, SEED: seed, VITEST_REPORT: report }
if (values.decisions !== undefined) settings.SOAK_DECISIONS = values.decisions
const code = own.length === 0 ? 0 : run('vitest', [...words, ...own.map(fileOf)], { env: { ...env, ...settings } })

const isRun = ({ row }) => Number(scale) >= 1 || values.only?.toUpperCase().split(',').includes(row)
const missing = getPrograms(
  [...new Set(elsewhere.filter(isRun).flatMap(({ needs = [] }) => needs))].filter((name) => name in programs),
)
const others = new Map(
  elsewhere.map((row) => [row.row, isRun(row) ? runElsewhere(row) : { result: `in step ${row.elsewhere.step}` }]),
)

const tests = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(({ assertionResults }) => assertionResults)
  : []
const lines = existsSync(tried)
  ? readFileSync(tried, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : []

console.log(`\nscale ${scale}, SEED=${seed}`)
for (const { row, title } of chosen) {
  const { result, took = 0, notRun = [] } = others.get(row) ?? resultOf(row)
  console.log(`${row.padEnd(5)}${result.padEnd(18)}${(took === 0 ? '' : duration(took)).padStart(8)}  ${title}`)
  for (const line of lines.filter((one) => one.row === row)) console.log(`       ${line.tried}`)
  for (const line of notRun) console.log(`       not run: ${line}`)
}
process.exitCode = code !== 0 || [...others.values()].some(({ result }) => result === 'FAILED') ? 1 : 0

/** What the tests of a row's own file came to. */
function resultOf(row) {
  const ofRow = tests.filter(({ ancestorTitles: [title = ''] }) => title.startsWith(`${row} `))
  const failed = ofRow.filter(({ status }) => status === 'failed').length
  const skipped = ofRow.filter(({ status }) => status !== 'failed' && status !== 'passed')
  return {
    result: verdictOf(ofRow.length, failed, skipped.length),
    took: ofRow.reduce((sum, test) => sum + (test.duration ?? 0), 0),
    notRun: skipped.map(({ title, ancestorTitles }) => `${ancestorTitles[0]}: ${title}`),
  }
}

/** A file without any test could not be read, which is no pass and no lack of the machine. */
function verdictOf(tests, failed, skipped) {
  if (tests === 0) return 'FAILED to load'
  if (failed > 0) return `${failed} FAILED`
  return skipped === tests ? 'not run' : 'passed'
}

/** Runs a row that is part of another step. */
function runElsewhere({ needs = [], row, elsewhere: { command } }) {
  const lack = needs.find((name) => missing.has(name))
  if (lack !== undefined) return { result: 'not run', notRun: [missing.get(lack)] }
  if (needs.includes('build')) build()
  console.log(`\n── ${row}`)
  const started = Date.now()
  const [program, ...rest] = command(Number(scale), seed)
  const settings = {
    VITEST_REPORT: join(reports, 'reliability-elsewhere.json'),
    E2E_REPORT: '.cache/reports/reliability-e2e.json',
  }
  const passed = run(program, rest, { env: { ...env, ...settings } }) === 0
  return { result: passed ? 'passed' : 'FAILED', took: Date.now() - started }
}
