// `npm run packs:check` as an author meets it: every fault with file, place and hint, what is missing, a count, an exit code.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { put, samplePack, type PackData } from '../../support/sample-pack.ts'
import { packsDir } from '../../support/packs.ts'

const root = join(packsDir, '..')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-check-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...paths: string[]): Promise<{ readonly code: number; readonly lines: readonly string[] }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'scripts', 'packs-check.mjs'), ...paths], { cwd: folder }, (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, lines: stdout.trimEnd().split('\n') }),
    )
  })

const write = (name: string, data: PackData): string => {
  for (const [file, value] of Object.entries(data)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true })
    writeFileSync(join(folder, name, file), JSON.stringify(value, null, 2))
  }
  return name
}

test('a good pack: no fault, what is missing by kind, exit code 0', async () => {
  const { code, lines } = await run(join(packsDir, 'akarios'))
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe('0 faults in 1 pack')
  expect(lines.join('\n')).toMatch(/^effects +20 +20$/m)
  expect(lines.join('\n')).toMatch(/^traumaCards +2 +2 +22 {2}20 more to tell: missing names or copies$/m)
  // Open question 55: the rulebook names more pilot abilities than the box holds.
  expect(lines.join('\n')).toMatch(/^pilotAbilities +33 +33 +32 {2}1 more names than the list has cards \(question 55\)$/m)
  expect(lines.join('\n')).toMatch(/^enemies +6 +0 {2}cards 6, deckNumber 6, elite\.attack 6/m)
})

test('faults of several packs: each with its place and a hint, exit code 1, the count at the end', async () => {
  const data = put(samplePack(), 'ships.json', 'ships.0.brings.weapon', 'gum')
  const broken = write('broken', put(data, 'enemies/wasp.json', 'cards.0.line.1.path.0.q', 4))
  const text = write('text', {})
  mkdirSync(join(folder, text))
  writeFileSync(join(folder, text, 'pack.json'), '{\n  "id": "x",\n  "id": "y"\n}')
  const { code, lines } = await run(broken, text)
  expect(code).toBe(1)
  expect(lines.filter((line) => !/^\[|^$/.test(line)).slice(0, 6)).toEqual([
    'text  pack.json  line 3, column 3',
    '    sameKey: "id" is given twice in one object: keep one.',
    'sample  enemies/wasp.json  $.cards[0].line[1].path[0]',
    '    path-broken: Step 1 is 4 hexes from the ship; each step goes to a neighbouring hex.',
    'sample  ships.json  $.ships[0].brings.weapon',
    '    unknown-id: No pack has upgrades "gum". Did you mean "gun"?',
  ])
  expect(lines.at(-1)).toBe('3 faults in 2 packs')
})

test('alone: each pack is checked without the others, so that two of one name are no fault', async () => {
  const [one, two] = [write('one', samplePack()), write('two', put(samplePack(), 'ships.json', 'ships.0.hull', 11))]
  const { code, lines } = await run('--alone', one, two)
  expect(code).toBe(1)
  expect(lines).not.toContain('    pack-twice: Two packs call themselves "sample".')
  expect(lines).toContain('    out-of-range: 11 is out of range: at most 10.')
  expect(lines.at(-1)).toBe('1 fault in 2 packs')
})

test('a pack that builds on one of ours finds it', async () => {
  const mine = write('mine', {
    'pack.json': {
      format: 1,
      id: 'mine',
      version: '1.0.0',
      title: 'Mine',
      about: 'My box.',
      licence: 'none',
      requires: ['akarios'],
      complete: false,
    },
    'values.json': { values: [{ kind: 'upgrades', id: 'flank', field: 'cost', value: 3 }, { kind: 'upgrades', id: 'flnak', field: 'cost', value: 3 }] },
  })
  const { code, lines } = await run(mine)
  expect(code).toBe(1)
  expect(lines).toContain('    value-nowhere: No pack has upgrades "flnak". Did you mean "flank"?')
  expect(lines.at(-1)).toBe('1 fault in 1 pack')
})

test('without a path it says how it is used', async () => {
  const { code, lines } = await run()
  expect(code).toBe(2)
  expect(lines[0]).toMatch(/^Usage: npm run packs:check/)
})
