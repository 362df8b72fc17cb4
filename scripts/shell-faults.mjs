// `npm run faults`: a test of the tests. Plants each fault of shell-fault-list.mjs into a copy of the tree and runs the test that
// must notice it. The checkout is never touched. `--only words` plants those whose name holds the words.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { faults } from './shell-fault-list.mjs'
import { readWords } from './words.mjs'

const root = join(import.meta.dirname, '..')
const copied = [
  ...['main', 'renderer', 'shared', 'scripts', 'tests', 'migrations', 'packs', 'docs'],
  ...['package.json', 'package-lock.json', 'electron-builder.yml', 'playwright.config.ts', 'vitest.config.ts'],
  ...['tsconfig.base.json', 'tsconfig.json'],
]
const { values } = readWords({ options: { only: { type: 'string', default: '' } } })
const tree = mkdtempSync(join(tmpdir(), 'sparrow-faults-'))
process.on('exit', () => rmSync(tree, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

const reports = { specs: join(tree, '.cache/reports/faults.json'), units: join(tree, '.cache/reports/unit.json') }
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  E2E_REPORT: reports.specs,
}

const run = (command, words) => spawnSync(command, words, { cwd: tree, env, encoding: 'utf8' })

/** Counts of the last run, from its own report: a run that never came to a test has neither. */
function counts(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return stats === undefined
    ? { passed: numPassedTests, failed: numFailedTests }
    : { passed: stats.expected, failed: stats.unexpected }
}

const exactly = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isSpec = (test) => test.startsWith('e2e/')

/** Runs the tests of these files whose title holds `title`. `patience`: milliseconds after which a waiting spec has failed. */
function runTests(files, title, patience) {
  const paths = files.map((file) => `tests/${file}`)
  const report = isSpec(files[0]) ? reports.specs : reports.units
  rmSync(report, { force: true })
  if (isSpec(files[0]))
    run('playwright', ['test', '--project=double', ...paths, '-g', exactly(title), `--timeout=${patience}`])
  else run('vitest', ['run', '--project', 'unit', ...paths, '-t', exactly(title)])
  return counts(report)
}

/** Only main and the preload are planted with faults that need a build. */
const build = () => run('node', ['scripts/build.mjs', '--only', 'main'])

function plant(fault) {
  const path = join(tree, fault.file)
  const text = readFileSync(path, 'utf8')
  if (text.split(fault.from).length !== 2) return 'not planted: its text does not stand there exactly once'
  writeFileSync(
    path,
    text.replace(fault.from, () => fault.to),
  )
  if (isSpec(fault.test) && build().status !== 0) return 'not planted: it does not build'
  const { failed } = runTests([fault.test], fault.title, 20_000)
  writeFileSync(path, text)
  return failed > 0 ? 'noticed' : 'SURVIVED'
}

for (const name of copied)
  if (existsSync(join(root, name))) cpSync(join(root, name), join(tree, name), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))

const chosen = faults.filter(({ name }) => name.includes(values.only))
if (run('node', ['scripts/build.mjs']).status !== 0) throw new Error('The tree does not build')
const files = [...new Set(chosen.map(({ test }) => test))]
for (const some of [files.filter(isSpec), files.filter((file) => !isSpec(file))]) {
  if (some.length === 0) continue
  const { passed, failed } = runTests(some, '', 60_000)
  console.log(`Without a fault: ${passed} passed, ${failed} failed in ${some.join(', ')}`)
  if (passed === 0 || failed > 0) process.exit(1)
}

const outcomes = chosen.map((fault) => {
  const outcome = plant(fault)
  console.log(`${outcome.padEnd(9)} ${fault.name}  [${fault.test}: ${fault.title}]`)
  return outcome
})
const noticed = outcomes.filter((outcome) => outcome === 'noticed').length
console.log(`${noticed} faults noticed, ${outcomes.length - noticed} not`)
process.exitCode = noticed === outcomes.length ? 0 : 1
