// The one list of what `npm test` checks. A step has a name, commands, a budget in minutes, what the machine must have for it, and,
// where a report says how many tests it ran, the form and place of that report. A step without a report counts 1.
import { electronBinary } from './lib.mjs'

const reports = '.cache/reports'
const rulesWords = ['scripts/rules-coverage.mjs', '--complete', 'docs/rules/complete.txt']

/** Three missions of the training sector, whatever came out of them by luck; `npm run balance` plays all of them at every level. */
const balanced = [
  ...['--missions', 'last-boat-out,night-shift,the-foreman', '--pilots', '2', '--difficulties', 'normal'],
  ...['--runs', '300', '--sure'],
]

const playwright = (name, project, minutes) => ({
  name,
  commands: [['playwright', 'test', '--project', project]],
  environment: { E2E_REPORT: `${reports}/${name}.json` },
  report: { form: 'playwright', file: `${reports}/${name}.json` },
  minutes,
  needs: ['chromium', 'build'],
})

export const steps = [
  { name: 'types', commands: [['node', 'node_modules/typescript-7/bin/tsc', '-b']], minutes: 0.5 },
  {
    name: 'lint',
    commands: [
      ['oxlint', '.'],
      ['stylelint', 'renderer/**/*.css'],
      ['depcruise', '--config', '.dependency-cruiser.cjs', 'main', 'renderer', 'shared'],
      ['prettier', '--check', '--log-level', 'warn', '.'],
    ],
    minutes: 1,
  },
  {
    name: 'unit',
    commands: [['vitest', 'run', '--project', 'unit', '--project', 'unit-renderer']],
    report: { form: 'vitest', file: `${reports}/unit.json` },
    minutes: 2.1,
  },
  { name: 'random', commands: [['node', 'scripts/random.mjs']], minutes: 0.7 },
  {
    name: 'balance',
    commands: [['node', 'scripts/balance.mjs', ...balanced]],
    minutes: 0.4,
  },
  { name: 'rules', commands: [['node', ...rulesWords]], minutes: 0.1 },
  { name: 'build', commands: [['node', 'scripts/build.mjs']], minutes: 0.2 },
  {
    name: 'reliability',
    commands: [['node', 'scripts/reliability.mjs', '--scale', '0.25']],
    report: { form: 'vitest', file: `${reports}/reliability.json` },
    minutes: 2.9,
  },
  playwright('e2e-desktop', electronBinary() === undefined ? 'double' : 'electron', 4.9),
  playwright('e2e-web', 'web', 1.6),
  { name: 'package', commands: [['node', 'scripts/package-check.mjs']], minutes: 0.3, needs: ['chromium', 'build'] },
]

/** What is never run on this machine, whatever steps are chosen, and why. */
export const notRunHere = () =>
  electronBinary() === undefined
    ? [{ what: 'the specs under real Electron', because: 'its runtime is not on this machine' }]
    : []

/**
 * The steps that `--only` names, in their own order; `e2e` stands for every step whose name starts with `e2e-`. Gives
 * `{ steps }`, or `{ unknown }` with the names that mean nothing.
 */
export function chosenSteps(all, only) {
  if (only === undefined) return { steps: all }
  const names = only.split(',').map((name) => name.trim())
  const means = (name, step) => step.name === name || step.name.startsWith(`${name}-`)
  const unknown = names.filter((name) => !all.some((step) => means(name, step)))
  if (unknown.length > 0) return { unknown }
  return { steps: all.filter((step) => names.some((name) => means(name, step))) }
}
