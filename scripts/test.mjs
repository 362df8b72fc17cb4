// `npm test`: installs what it needs and runs every step, also after one that failed. The last line is `N passed, N failed`.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countStep } from './counts.mjs'
import { duration, env, root, run } from './lib.mjs'
import { build, checkNode, install } from './prepare.mjs'
import { chosenSteps, notRunHere, steps as allSteps } from './steps.mjs'
import { getPrograms, programs } from './system.mjs'

/** A step that takes this many times its budget hangs and is ended. */
const patience = 3

function runStep(step) {
  console.log(`\n── ${step.name}`)
  const started = Date.now()
  const budget = step.minutes * 60_000
  if (step.report !== undefined) rmSync(join(root, step.report.file), { force: true })
  const codes = step.commands.map(([command, ...words]) =>
    run(command, words, { env: { ...env, ...step.environment }, timeout: patience * budget, killSignal: 'SIGKILL' }),
  )
  const succeeded = codes.every((code) => code === 0)
  const counts = countStep(step, succeeded)
  const took = Date.now() - started
  console.log(
    `── ${step.name} ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${duration(took)} of ${duration(budget)}`,
  )
  return { name: step.name, took, budget, ...counts }
}

function printTable(results) {
  console.log(
    `\n${'step'.padEnd(14)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'took'.padStart(9)}${'budget'.padStart(9)}`,
  )
  for (const { name, passed, failed, took, budget } of results) {
    const over = took > budget ? '  over its budget' : ''
    const counts = `${String(passed).padStart(8)}${String(failed).padStart(8)}`
    console.log(`${name.padEnd(14)}${counts}${duration(took).padStart(9)}${duration(budget).padStart(9)}${over}`)
  }
}

checkNode()
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const { steps, unknown } = chosenSteps(allSteps, values.only)
if (unknown !== undefined) {
  console.error(`No step is called ${unknown.join(', ')}. The steps: ${allSteps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const started = Date.now()
install()
const needed = new Set(steps.flatMap(({ needs = [] }) => needs))
const wanted = [...needed].filter((name) => name in programs)
const missing = getPrograms(needed.has('chromium') ? [...wanted, 'font'] : wanted)
if (needed.has('build') && !steps.some(({ name }) => name === 'build')) build()

const results = []
const notRun = [...notRunHere()]
for (const step of steps) {
  const lack = (step.needs ?? []).find((name) => missing.has(name))
  if (lack === undefined) results.push(runStep(step))
  else notRun.push({ what: step.name, because: missing.get(lack) })
}
for (const result of results)
  notRun.push(...result.notRun.map((one) => ({ ...one, what: `${result.name}: ${one.what}` })))

printTable(results)
console.log(`${'all'.padEnd(30)}${duration(Date.now() - started).padStart(9)}`)
for (const { what, because } of notRun) console.log(`not run: ${what} (${because})`)
const total = (count) => results.reduce((sum, result) => sum + result[count], 0)
process.exitCode = total('failed') === 0 ? 0 : 1
console.log(`${total('passed')} passed, ${total('failed')} failed`)
