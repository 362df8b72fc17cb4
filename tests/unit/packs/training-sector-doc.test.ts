// The pack that docs/packs.md writes from nothing is read from the page itself: whoever follows it gets a pack that can be played.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { packAt, setupFor } from '../../support/simulated.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/packs.md'), 'utf8')
const files = ['pack.json', 'enemies/wasp.json', 'missions/wasp-nest.json']

test('the pack of the page has no fault, and its mission is flown by the squad of the training sector', async () => {
  const blocks = [...page.matchAll(/^```json\n(.+?)^```/gms)].map(([, json]) => json!)
  const folder = mkdtempSync(join(tmpdir(), 'my-range-'))
  for (const [at, file] of files.entries()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), blocks[at]!)
  }
  const pack = await packAt(folder)
  const { squad } = setupFor(pack, { mission: 'wasp-nest', pilots: 2, difficulty: 'normal' })
  rmSync(folder, { recursive: true })
  expect([blocks.length, pack.missions, squad.map(({ pilot, ship }) => [pilot, ship])]).toEqual([
    3,
    ['wasp-nest'],
    [
      ['ines-calder', 'heron'],
      ['bram-oduya', 'gannet'],
    ],
  ])
})
