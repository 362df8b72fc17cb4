// What the page about the pack format says of five mistakes is what `npm run packs:check` prints, word for word.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packsDir } from '../../support/packs.ts'

const root = join(packsDir, '..')
const folder = mkdtempSync(join(tmpdir(), 'five-mistakes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const section = readFileSync(join(root, 'docs', 'packs-format.md'), 'utf8')
  .split('## Five mistakes')[1]!
  .split('\n## ')[0]!
const blocks = [...section.matchAll(/```text\n(.*?)```/gs)].map(([, block]) => block!.trimEnd())

const card = '"id": "x", "kind": "engine", "name": "X", "wording": "Moves.", "timing": "action", "effects": [{ "do": "move" }]'
const ship = '"id": "x", "name": "X", "wording": "Flies.", "start": true'
/** The folder, the file, and the file's text round what the page shows. */
const mistakes: readonly (readonly [string, string, (shown: string) => string])[] = [
  ['slip', 'upgrades.json', (shown) => `{ "upgrades": [{ ${card}, ${shown} }] }`],
  ['numbers', 'ships.json', (shown) => `{ "ships": [{ ${ship}, "brings": {}, ${shown} }] }`],
  ['reference', 'ships.json', (shown) => `{ "ships": [{ ${ship}, ${shown} }] }`],
  ['jump', 'upgrades.json', (shown) => `{ "upgrades": [{ ${card}, ${shown} }] }`],
  ['comma', 'values.json', (shown) => shown],
]

test('five mistakes of an author, and what they are told', () => {
  expect(blocks).toHaveLength(2 * mistakes.length)
  const cover = { format: 1, version: '1.0.0', title: 'X', about: 'X.', licence: 'none', requires: ['akarios'] }
  for (const [at, [id, file, whole]] of mistakes.entries()) {
    mkdirSync(join(folder, id))
    writeFileSync(join(folder, id, 'pack.json'), JSON.stringify({ ...cover, id, complete: false }))
    writeFileSync(join(folder, id, file), whole(blocks[2 * at]!))
  }
  const check = join(root, 'scripts', 'packs-check.mjs')
  const names = mistakes.map(([id]) => id)
  const { stdout, status } = spawnSync(process.execPath, [check, '--alone', ...names], { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(1)
  const printed = stdout.split(/^\[\d.*\n/m).slice(1)
  expect(printed.map((part) => part.split('\n\n')[0]!.trimEnd())).toEqual(
    mistakes.map((_, at) => blocks[2 * at + 1]),
  )
})

test('the real command refuses every pack of the hostile corpus, and says why pack by pack', () => {
  const lines = execFileSync(process.execPath, [join(root, 'scripts', 'packs-hostile.mjs')], { encoding: 'utf8' })
    .trimEnd()
    .split('\n')
  const [, refused, of] = lines.at(-1)!.match(/^(\d+) of (\d+) refused in/)!
  expect(refused).toBe(of)
  expect(Number(of)).toBeGreaterThanOrEqual(60)
  expect(lines.slice(0, -1).filter((line) => !/^ *\d+ {2}.+ {2}[a-zA-Z-]+ +\S/.test(line))).toEqual([])
  expect(lines).toHaveLength(Number(of) + 1)
})
