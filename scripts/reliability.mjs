// Runs the reliability tests and shows, row by row, what was tried. Takes `--scale N` (1 is the full figure, `npm test` runs a
// quarter), `--only R1,R2` and `--seed S`, which repeats a run.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { duration, env, root, run } from './lib.mjs'

const { values } = parseArgs({
  options: { scale: { type: 'string' }, only: { type: 'string' }, seed: { type: 'string' } },
})
const reports = join(root, '.cache/reports')
const report = join(reports, 'reliability.json')
const tried = join(reports, 'reliability-rows.jsonl')
const scale = values.scale ?? process.env.RELIABILITY_SCALE ?? '1'
const seed = values.seed ?? process.env.SEED ?? String(Date.now() % 1_000_000)
const files = (values.only ?? '').split(',').flatMap((name) => {
  const number = /^R(\d+)$/i.exec(name.trim())?.[1]
  return number === undefined ? [] : [`tests/reliability/r${number.padStart(2, '0')}-`]
})
if (values.only !== undefined && files.length === 0) {
  console.error(`--only takes rows such as R1,R2, not ${values.only}`)
  process.exit(2)
}

mkdirSync(reports, { recursive: true })
for (const file of [report, tried]) rmSync(file, { force: true })
// One trial at a time: they kill, cut and count.
const words = ['run', '--project', 'reliability', '--silent=true', '--no-file-parallelism']
const code = run('vitest', [...words, ...files], {
  cwd: root,
  env: { ...env, RELIABILITY_SCALE: scale, SEED: seed, VITEST_REPORT: report },
})

const rowOf = ({ ancestorTitles: [title = ''] }) => /^R\d+/.exec(title)?.[0] ?? title
const tests = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(({ assertionResults }) => assertionResults)
  : []
const lines = existsSync(tried)
  ? readFileSync(tried, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : []
const byNumber = (a, b) => Number(a.slice(1)) - Number(b.slice(1))

console.log(`\nscale ${scale}, SEED=${seed}`)
for (const row of [...new Set(tests.map(rowOf))].sort(byNumber)) {
  const ofRow = tests.filter((test) => rowOf(test) === row)
  const failed = ofRow.filter(({ status }) => status === 'failed').length
  const skipped = ofRow.filter(({ status }) => status !== 'failed' && status !== 'passed')
  const took = ofRow.reduce((sum, test) => sum + (test.duration ?? 0), 0)
  const result = failed > 0 ? `${failed} FAILED` : skipped.length === ofRow.length ? 'not run' : 'passed'
  console.log(`${row.padEnd(5)}${result.padEnd(10)}${duration(took).padStart(8)}`)
  for (const line of lines.filter((one) => one.row === row)) console.log(`       ${line.tried}`)
  for (const { title, ancestorTitles } of skipped) console.log(`       not run: ${ancestorTitles[0]}: ${title}`)
}
process.exitCode = code ?? 1
