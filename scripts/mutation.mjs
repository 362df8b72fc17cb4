// Breaks the effects and tasks of a fight on purpose, one spot at a time, and says which breaks no test noticed: `npm run mutation`.
// A run takes a sample of `--files N` files (about 20 minutes on two quiet cores) by `--seed S`; `--only PART` names files instead,
// `--all` takes every one. `--workers N` is how many breaks are tried at once. docs/reliability.md judges the survivors.
// Stryker has a package and a lock of its own in mutation/, is installed by the first run, and is no part of the app.
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { broken, sampleOf } from '../mutation/sample.mjs'
import { linesOf, summaryOf } from '../mutation/summary.mjs'
import { duration, env, must, outsideEnv, pinnedNode, root, run } from './lib.mjs'
import { checkNode, install, needsInstall } from './prepare.mjs'
import { readWords } from './words.mjs'

checkNode()
const { values } = readWords({
  options: {
    files: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const known = broken(root)
const { only } = values
const named =
  only === undefined
    ? sampleOf(known, values.all ? known.length : Number(values.files), values.seed)
    : known.filter((file) => file.includes(only))
if (named.length === 0) {
  console.error(`No file of the effects and tasks has ${String(only)} in its path.`)
  process.exit(2)
}

if (!existsSync(pinnedNode)) install()
const folder = join(root, 'mutation')
if (needsInstall(folder))
  must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: outsideEnv,
  })

const started = Date.now()
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const words = [
  stryker,
  'run',
  'mutation/stryker.config.mjs',
  '--concurrency',
  values.workers,
  '--mutate',
  named.join(','),
]
const code = run('node', words, { env })
if (code === 0) {
  const report = JSON.parse(readFileSync(join(root, '.cache/reports/mutation.json'), 'utf8'))
  console.log(`\n${linesOf(summaryOf(report)).join('\n')}`)
}
console.log(`seed ${values.seed}, ${named.length} of ${known.length} files, in ${duration(Date.now() - started)}`)
process.exitCode = code
