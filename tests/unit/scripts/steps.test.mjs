import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib.mjs'
import { chosenSteps, steps } from '../../../scripts/steps.mjs'
import { programs } from '../../../scripts/system.mjs'

const names = (only) => chosenSteps(steps, only).steps?.map(({ name }) => name)

test('every step is chosen unless some are named; a name stands for its parts too, in the order of the list', () => {
  expect(names(undefined)).toEqual(steps.map(({ name }) => name))
  expect(names('unit,types')).toEqual(['types', 'unit'])
  expect(names('e2e, rules')).toEqual(['rules', 'e2e-desktop', 'e2e-web'])
  expect(names('e2e-web')).toEqual(['e2e-web'])
})

test.each([['unti'], [''], ['unit,'], ['e2'], ['unit,nothing']])('--only %j is refused', (only) => {
  const { steps: chosen, unknown } = chosenSteps(steps, only)
  expect(chosen).toBeUndefined()
  expect(unknown).toHaveLength(1)
})

test('steps have names of their own, reports of their own, programs that exist, and fit into 15 minutes together', () => {
  const reports = steps.flatMap(({ report }) => (report === undefined ? [] : [report.file]))
  expect(new Set(reports).size).toBe(reports.length)
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(15)
  for (const { name, commands, needs = [] } of steps) {
    for (const need of needs) expect([...Object.keys(programs), 'build']).toContain(need)
    for (const [program, script] of commands) {
      const path = program === 'node' ? script : `node_modules/.bin/${program}`
      expect([name, path, existsSync(join(root, path))]).toEqual([name, path, true])
    }
  }
})

test('every script of package.json names a file or a program that exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const [name, command] of Object.entries(scripts)) {
    const [program, script] = command.split(' ')
    const path = program === 'node' ? script : `node_modules/.bin/${program}`
    expect([name, existsSync(join(root, path))]).toEqual([name, true])
  }
})
