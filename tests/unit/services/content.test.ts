// The content service: the app's own packs, the owner's on top, a broken one left out, rulings for one campaign.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadContent } from '../../../main/services/content.ts'
import { sourceOf } from '../../../shared/games/akarios/content/source.ts'
import { packsDir } from '../../support/packs.ts'

let ownPacksDir = ''
beforeEach(() => {
  ownPacksDir = mkdtempSync(join(tmpdir(), 'own-packs-'))
})
afterEach(() => rmSync(ownPacksDir, { recursive: true, force: true }))

const write = (id: string, values: unknown, more: Record<string, unknown> = {}) => {
  const cover = {
    format: 1,
    id,
    version: '1.0.0',
    title: id,
    about: 'Mine.',
    licence: 'none',
    requires: ['akarios'],
    complete: false,
  }
  mkdirSync(join(ownPacksDir, id))
  writeFileSync(join(ownPacksDir, id, 'pack.json'), JSON.stringify({ ...cover, ...more }))
  writeFileSync(join(ownPacksDir, id, 'values.json'), JSON.stringify({ values }))
}
const cost = (value: unknown) => ({ kind: 'upgrades', id: 'flank', field: 'cost', value })

test('values of the owner stand on top of the pack of the box, rulings on top of both', async () => {
  write('my-box', [cost(4)])
  const content = await loadContent({ packsDir, ownPacksDir })
  expect(content.troubles).toEqual([])
  expect(content.layered().content.upgrades['flank']).toMatchObject({ name: 'Flank', cost: 4 })
  expect(sourceOf(content.layered().sources, 'upgrades', 'flank', 'cost')?.pack).toBe('my-box')
  const rulings = [{ kind: 'upgrades' as const, id: 'flank', field: 'cost', value: 9 }]
  expect(content.freeze({ upgrades: ['flank'] }, rulings).content.upgrades['flank']?.cost).toBe(9)
  expect(content.freeze({ upgrades: ['flank'] }).content.upgrades['flank']?.cost).toBe(4)
})

test('one wrong value is passed over and named; the pack is used', async () => {
  write('my-box', [cost(400), { ...cost(2), id: 'bank' }])
  const content = await loadContent({ packsDir, ownPacksDir })
  expect(content.troubles.map(({ code, where }) => `${code} ${where}`)).toEqual(['value-refused $.values[0]'])
  expect(content.layered().content.upgrades['flank']).not.toHaveProperty('cost')
  expect(content.layered().content.upgrades['bank']?.cost).toBe(2)
})

test('a pack with any other fault is left out whole, and the others still come', async () => {
  write('a-broken', [cost(4)], { title: 7 })
  write('b-lonely', [{ ...cost(5), id: 'bank' }], { requires: ['nowhere'] })
  write('c-good', [cost(6)])
  write('akarios', [cost(7)], { requires: [] })
  const content = await loadContent({ packsDir, ownPacksDir })
  expect(content.troubles.map(({ pack, code }) => `${pack} ${code}`)).toEqual([
    'a-broken wrong-type',
    'akarios pack-twice',
    'b-lonely pack-missing',
  ])
  expect(content.layered().content.upgrades['flank']?.cost).toBe(6)
  expect(content.layered().content.upgrades['bank']).not.toHaveProperty('cost')
})

test('without packs of the owner there are those of the app', async () => {
  const content = await loadContent({ packsDir, ownPacksDir: join(ownPacksDir, 'none') })
  expect(content.layered().packs.map(({ id }) => id)).toContain('akarios')
})

test('a fault in a pack of the app itself is a bug', async () => {
  write('my-box', [])
  await expect(loadContent({ packsDir: ownPacksDir })).rejects.toThrow(
    'Pack my-box, pack.json $.requires[0]: pack-missing',
  )
})
