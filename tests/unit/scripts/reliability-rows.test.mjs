// Every row of reliability is tried somewhere: by a file of its own, or by files that exist in the step that it names.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib.mjs'
import { chosenRows, fileOf, rows } from '../../../scripts/reliability-rows.mjs'
import { steps } from '../../../scripts/steps.mjs'

test('there are twenty rows, each with a file of its own or with a command of another step', () => {
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 20 }, (_, at) => `R${at + 1}`))
  const files = readdirSync(join(root, 'tests/reliability')).map((name) => join(root, 'tests/reliability', name))
  const own = rows.filter(({ elsewhere }) => elsewhere === undefined)
  expect(own.filter((row) => files.filter((file) => file.startsWith(fileOf(row))).length !== 1)).toEqual([])
  expect(files.filter((file) => file.endsWith('.test.ts'))).toHaveLength(own.length)
})

test('what runs elsewhere names files that are there and a step of npm test', () => {
  for (const { elsewhere } of rows) {
    if (elsewhere === undefined) continue
    const paths = elsewhere.command(1, '1').filter((word) => /^(tests|scripts)\//.test(word))
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(steps.some(({ name }) => name === elsewhere.step || name.startsWith(`${elsewhere.step}-`))).toBe(true)
  }
})

test('a name that is no row is told', () => {
  expect(chosenRows('r1, R20').chosen?.map(({ row }) => row)).toEqual(['R1', 'R20'])
  expect(chosenRows('R1,R21').unknown).toEqual(['R21'])
})
