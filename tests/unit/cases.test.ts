// Every rule case under tests/cases, and the runner itself: it notices what does not hold and what is no case.
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCase } from '../support/cases/case.ts'
import { differences } from '../support/cases/difference.ts'
import { runCase } from '../support/cases/run.ts'
import { freshFolder } from '../support/app.ts'

const root = resolve(import.meta.dirname, '../..')
const cases = globSync('tests/cases/**/*.yaml', { cwd: root }).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('cases', () => {
  test('there are some of each kind', () => {
    for (const kind of ['combat', 'campaign', 'content', 'travel', 'world'])
      expect(cases.some((file) => file.startsWith(`tests/cases/${kind}/`))).toBe(true)
  })
  for (const file of cases) {
    const { rules } = readCase(read(file))
    test(`${rules.map((rule) => `[${rule}] `).join('')}${file}`, async () => {
      expect(await runCase(readCase(read(file)))).toEqual([])
    })
  }
})

test.each([
  ['tests/cases/combat/move-onto-asteroid.yaml', 'where: C-2/0', 'where: C-3/0', 'ships.p1.where'],
  ['tests/cases/combat/move-onto-asteroid.yaml', 'hull: 3', 'hull: 4', 'ships.p1.hull'],
  [
    'tests/cases/combat/interference-move.yaml',
    'told: [stressGained, shipMoved',
    'told: [shipMoved, stressGained',
    'told',
  ],
  ['tests/cases/campaign/one-pilot-twice.yaml', 'founding.pilotTaken', 'founding.shipTaken', 'campaign.create.key'],
  [
    'tests/cases/campaign/found-and-look.yaml',
    'answers: { squad: Night Watch',
    'answers: { squad: Day',
    'campaign.get.squad',
  ],
  [
    'tests/cases/content/cost-out-of-range.yaml',
    'upgrades/bank/cost: 3',
    'upgrades/bank/cost: 4',
    'fields.upgrades/bank',
  ],
  ['tests/cases/travel/event-without-choice.yaml', 'supply: 4', 'supply: 5', 'view.supply'],
  ['tests/cases/world/energy-of-a-round.yaml', 'p2: { energy: 6', 'p2: { energy: 7', 'view.pilots.p2.energy'],
  ['tests/cases/world/no-energy-left.yaml', 'roundBegun, stressSet', 'stressSet, roundBegun', 'told'],
])('%s with another expectation does not hold, and says where', async (file, from, to, where) => {
  const text = read(file)
  expect(text).toContain(from)
  expect((await runCase(readCase(text.replace(from, to))))[0]).toContain(where)
})

test('only what is expected is compared; lists are whole', () => {
  expect(differences({ a: 1 }, { a: 1, b: 2 })).toEqual([])
  expect(differences({ a: [1] }, { a: [1, 2] })).toEqual(['a: expected [1], got [1,2]'])
  expect(differences({ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2, d: 3 }] } })).toEqual(['a.b[0].c: expected 1, got 2'])
  expect(differences({ a: 1 }, {})).toEqual(['a: expected 1, got nothing'])
})

test('a file that is no case says what is wrong with it', () => {
  expect(() => readCase('title: x')).toThrow('combat, campaign, content, random, travel, world')
  expect(() => readCase('title: x\ncontent: { file: {} }')).toThrow(/files/)
})

test('an answer that is taken, or refused for another reason, does not count as refused', async () => {
  const text = read('tests/cases/combat/emp-blast-attack.yaml')
  const tried = (from: string, to: string) => runCase(readCase(text.replace(from, to)))
  await expect(tried('because: outOfRange', 'because: noSight')).rejects.toThrow('because noSight, but outOfRange')
  await expect(tried("targets: 'ronin-scout#3 ronin-scout#1'", "targets: 'ronin-scout#3'")).rejects.toThrow(
    'it is taken',
  )
})

test('a trip and a visit say what they cannot do', async () => {
  const trip = (doing: string) => runCase(readCase(`title: a trip\ntravel: { do: [${doing}], expect: {} }`))
  await expect(trip('{ fly: 1 }')).rejects.toThrow('A trip knows no "fly"')
  await expect(trip('{ refused: { say: 8, because: notOffered } }')).rejects.toThrow('notOffered, but taken')
  const visit = readCase('title: a visit\nworld: { do: [{ fly: 1 }], expect: {} }')
  await expect(runCase(visit)).rejects.toThrow('A visit knows no "fly"')
})

test('the command runs files from any folder, prints each with its differences, and fails when one does', () => {
  const folder = freshFolder()
  const good = read('tests/cases/content/value-for-nothing.yaml')
  writeFileSync(join(folder, 'good.yaml'), good)
  writeFileSync(join(folder, 'bad.yaml'), good.replace('value-nowhere', 'value-refused'))
  const words = [join(root, 'scripts/case.mjs')]
  const env = { ...process.env, INIT_CWD: folder }
  const passed = execFileSync(process.execPath, [...words, 'good.yaml'], { cwd: root, env, encoding: 'utf8' })
  expect(passed).toMatch(/^pass {2}a value for a card.*\n1 of 1 cases hold\n$/)
  const failed = spawnSync(process.execPath, [...words, 'good.yaml', 'bad.yaml', 'none.yaml'], {
    ...{ cwd: root, env, encoding: 'utf8' },
  })
  expect(failed.status).toBe(1)
  expect(failed.stdout).toContain('expected "value-refused')
  expect(failed.stdout).toContain('1 of 3 cases hold')
})
