// Runs steps one after the other, whatever became of those before, and sums up what they counted.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { countStep } from './counts.mjs'
import { duration, env, root, run } from './lib.mjs'

/** A step that takes this many times its budget hangs and is ended. */
const patience = 6

function runStep(step, folder) {
  console.log(`\n── ${step.name}`)
  const started = Date.now()
  const budget = step.minutes * 60_000
  if (step.report !== undefined) rmSync(join(folder, step.report.file), { force: true })
  const options = {
    cwd: folder,
    env: { ...env, ...step.environment },
    timeout: patience * budget,
    killSignal: 'SIGKILL',
  }
  // Each command of a step runs, too: a person wants to see all that is wrong.
  const codes = step.commands.map(([command, ...words]) => run(command, words, options))
  const succeeded = codes.every((code) => code === 0)
  const counts = countStep(step, succeeded, folder)
  const took = Date.now() - started
  console.log(
    `── ${step.name} ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${duration(took)} of ${duration(budget)}`,
  )
  return { name: step.name, took, budget, ...counts }
}

/** `missing`: name of a need → why it is not there. Gives the results of what ran, and what did not run and why. */
export function runSteps(steps, missing, folder = root) {
  const results = []
  const notRun = []
  for (const step of steps) {
    const lack = (step.needs ?? []).find((name) => missing.has(name))
    if (lack === undefined) results.push(runStep(step, folder))
    else notRun.push({ what: step.name, because: missing.get(lack) })
  }
  for (const result of results)
    notRun.push(...result.notRun.map(({ what, because }) => ({ what: `${result.name}: ${what}`, because })))
  return { results, notRun }
}

const row = (name, passed, failed, took, budget) =>
  `${name.padEnd(14)}${passed.padStart(8)}${failed.padStart(8)}${took.padStart(9)}${budget.padStart(9)}`

/** The table, what failed, what did not run, and the last line with the sums; `milliseconds` is what all took together. */
export function summary({ results, notRun }, milliseconds) {
  const sum = (count) => results.reduce((total, result) => total + result[count], 0)
  const rows = results.map(({ name, passed, failed, took, budget }) => {
    const over = took > budget ? '  over its budget' : ''
    return row(name, String(passed), String(failed), duration(took), duration(budget)) + over
  })
  const lines = [
    row('step', 'passed', 'failed', 'took', 'budget'),
    ...rows,
    row('all', '', '', duration(milliseconds), ''),
    ...results.flatMap(({ name, failures }) =>
      failures.map(({ what, because }) => `failed: ${name}: ${what}${because === '' ? '' : `: ${because}`}`),
    ),
    ...notRun.map(({ what, because }) => `not run: ${what} (${because})`),
    `${String(sum('passed'))} passed, ${String(sum('failed'))} failed`,
  ]
  return { lines: lines.map((line) => line.trimEnd()), exitCode: sum('failed') === 0 ? 0 : 1 }
}
