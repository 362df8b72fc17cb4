// How much of the rules and of what keeps them the unit tests run: `npm run coverage`. Prints a line for each folder and the files with
// the most branches that no test takes; `coverage/index.html` shows them in the text. `--files N`
// lists more of them; words after the options are test files or folders to run alone.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { env, root, run } from './lib.mjs'
import { folders, folderTable, leastTested } from './coverage-table.mjs'
import { readWords } from './words.mjs'

const { values, positionals } = readWords({
  options: { files: { type: 'string', default: '20' } },
  allowPositionals: true,
})
const words = [
  'run',
  '--project',
  'unit',
  '--silent=true',
  '--reporter',
  'dot',
  '--coverage.enabled',
  '--coverage.reportOnFailure',
]
const wanted = folders.map((folder) => `--coverage.include=${folder}/**/*.{ts,tsx}`)
const reporters = ['json-summary', 'html'].map((reporter) => `--coverage.reporter=${reporter}`)
const code = run('vitest', [...words, ...wanted, ...reporters, ...positionals], {
  env: { ...env, VITEST_REPORT: '.cache/reports/coverage-unit.json' },
})

const summary = JSON.parse(readFileSync(join(root, 'coverage/coverage-summary.json'), 'utf8'))
const files = Object.entries(summary)
  .filter(([path]) => path !== 'total')
  .map(([path, counts]) => ({ file: relative(root, path).split(sep).join('/'), ...counts }))
console.log(`\n${[...folderTable(files), '', ...leastTested(files, Number(values.files))].join('\n')}`)
process.exitCode = code
