// `npm test`: installs what it needs and runs every step, also after one that failed. The last line is `N passed, N failed`.
import { build, checkNode, install } from './prepare.mjs'
import { runSteps, summary } from './runner.mjs'
import { chosenSteps, notRunHere, steps as allSteps } from './steps.mjs'
import { getPrograms, programs } from './system.mjs'
import { readWords } from './words.mjs'

checkNode()
const { values } = readWords({ options: { only: { type: 'string' } } })
const { steps, unknown } = chosenSteps(allSteps, values.only)
if (unknown !== undefined) {
  console.error(`No step is called ${unknown.join(', ')}. The steps: ${allSteps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const started = Date.now()
install()
const needs = new Set(steps.flatMap((step) => step.needs ?? []))
const wanted = [...needs].filter((name) => name in programs)
const missing = getPrograms(needs.has('chromium') ? [...wanted, 'font'] : wanted)
if (needs.has('build') && !steps.some(({ name }) => name === 'build')) build()

const { results, notRun } = runSteps(steps, missing)
const { lines, exitCode } = summary({ results, notRun: [...notRunHere(), ...notRun] }, Date.now() - started)
console.log(`\n${lines.join('\n')}`)
process.exitCode = exitCode
