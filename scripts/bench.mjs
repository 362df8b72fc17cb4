// Our code beside that of the best known libraries: `npm run bench`, or a part with `--only P1,P7`. `--json` prints the figures as
// data, `--quick` only tries whether everything runs. Ends with 1 where a gate is missed; an aim that is missed is marked.
// The libraries have a package and a lock of their own in bench/ and are installed by the first run.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chosenRows, rows as allRows } from '../bench/rows.mjs'
import { lineOf, summaryOf } from '../bench/comparison.mjs'
import { duration, env, outsideEnv, pinnedNode, root, run } from './lib.mjs'
import { build, checkNode, install, needsInstall } from './prepare.mjs'
import { getPrograms } from './system.mjs'
import { readWords } from './words.mjs'

checkNode()
const { values } = readWords({
  options: {
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})
const { chosen, unknown } = chosenRows(values.only)
if (unknown !== undefined) {
  console.error(`No row is called ${unknown.join(', ')}. The rows: ${allRows.map(({ row }) => row).join(', ')}`)
  process.exit(2)
}

const say = (text) => void process.stderr.write(text)
const bench = join(root, 'bench')
// Packages of the project that are there are used as they are: measuring is no reason to replace them under whoever works with them.
if (!existsSync(pinnedNode)) install()
if (needsInstall(bench)) {
  say('Installing the libraries to measure against …\n')
  // None of them needs a script of its own; what npm prints is no part of the data.
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (run('npm', words, { cwd: bench, env: outsideEnv, stdio: ['ignore', 2, 2] }) !== 0) {
    say('They could not be installed: npm says why above. It has to reach its registry once.\n')
    process.exit(1)
  }
}

const needs = (what) => chosen.some((row) => row.needs?.includes(what))
if (needs('app')) build()
const missing = needs('browser') ? [...getPrograms(['chromium']).values()] : []
const canRun = (row) => missing.length === 0 || !row.needs?.includes('browser')

/** Measures one row in a process of its own, so that none is slower for what another one left behind. */
function measured({ row, file, title }) {
  const words = [join(bench, 'worker.mjs'), file, values.quick ? 'quick' : 'full']
  const options = { cwd: root, env: { ...env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'inherit'] }
  const worker = spawn(pinnedNode, words, options)
  const told = []
  worker.stdout.on('data', (data) => told.push(data))
  return new Promise((resolve) =>
    worker.on('close', (code) => {
      const result = { row, title, comparisons: code === 0 ? JSON.parse(Buffer.concat(told).toString()) : [] }
      resolve(code === 0 ? result : { ...result, failure: `code ${String(code)}, as told above` })
    }),
  )
}

const started = Date.now()
const results = []
const runnable = chosen.filter(canRun)
for (const [at, row] of runnable.entries()) {
  const progress = `${at + 1} of ${runnable.length}: ${row.row}, ${row.title} …`
  say(process.stderr.isTTY ? `\r\x1b[K${progress}` : `${progress}\n`)
  const result = await measured(row)
  results.push(result)
  if (process.stderr.isTTY) say('\r\x1b[K')
  if (values.json) continue
  console.log(`\n${result.row.padEnd(4)} ${result.title}`)
  for (const comparison of result.comparisons) console.log(lineOf(comparison))
}

for (const row of chosen.filter((one) => !canRun(one))) say(`${row.row} not run: ${missing.join(' ')}\n`)
const { lines, exitCode } = summaryOf(results)
if (values.json)
  console.log(JSON.stringify({ node: process.versions.node, isQuick: values.quick, rows: results }, null, 2))
else console.log(`\n${lines.join('\n')} in ${duration(Date.now() - started)}`)
if (values.quick) say('A quick run: its figures mean little.\n')
process.exitCode = exitCode
