// Packs over each other: entries below, told values above, rulings on top, and each value knows where it comes from.
import { expect, test } from 'vitest'
import { freezeContent, UnknownContent, wantAll } from '../../../../../../shared/games/akarios/content/freeze.ts'
import { layerPacks } from '../../../../../../shared/games/akarios/content/layer.ts'
import type { Pack } from '../../../../../../shared/games/akarios/content/packed.ts'
import { readPack } from '../../../../../../shared/games/akarios/content/read-pack.ts'
import { sourceOf } from '../../../../../../shared/games/akarios/content/source.ts'
import type { Value } from '../../../../../../shared/games/akarios/content/value.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { asFiles, put, samplePack, type PackData } from '../../../../../support/sample-pack.ts'

const packOf = (data: PackData): Pack => {
  const { pack, faults } = readPack(asFiles(data), 'folder')
  expect(faults).toEqual([])
  return pack!
}
const cover = (id: string, requires: string[] = ['sample']): Record<string, Json> => ({
  format: 1,
  id,
  version: '2.0.1',
  title: id,
  about: 'Mine.',
  licence: 'none',
  requires,
  complete: false,
})
const owner = (values: Json[], more: PackData = {}): Pack =>
  packOf({ 'pack.json': cover('owner'), 'values.json': { values }, ...more })
const base = packOf(samplePack())

test('a value told by the owner replaces the one below, and says so', () => {
  const told = {
    kind: 'ships',
    id: 'kite',
    field: 'hull',
    value: 8,
    source: 'the tile itself',
    at: '2026-11-30T10:00:00Z',
  }
  const layered = layerPacks([base, owner([told])])
  expect(layered.faults).toEqual([])
  expect(layered.content.ships['kite']).toEqual({ ...base.entries.ships[0]!.entry, hull: 8 })
  expect(sourceOf(layered.sources, 'ships', 'kite', 'hull')).toEqual({
    layer: 'told',
    pack: 'owner',
    file: 'values.json',
    path: ['values', 0],
    note: 'the tile itself',
    at: '2026-11-30T10:00:00Z',
  })
  const below = { layer: 'base', pack: 'sample', file: 'ships.json', path: ['ships', 0] }
  expect(sourceOf(layered.sources, 'ships', 'kite', 'shield')).toEqual(below)
  expect(sourceOf(layered.sources, 'ships', 'kite')).toEqual(below)
  expect(sourceOf(layered.sources, 'ships', 'heron')).toBeUndefined()
})

test('the packs given are not changed, whatever is told', () => {
  const before = JSON.stringify(base)
  layerPacks([base, owner([{ kind: 'enemies', id: 'wasp', field: 'cards.one.line.fly.do', value: 'rotate' }])])
  layerPacks([base], [{ kind: 'enemies', id: 'wasp', field: 'regular.hull', value: 9 }])
  expect(JSON.stringify(base)).toBe(before)
})

test('a ruling of the table wins over the owner, for this table only', () => {
  const told = owner([{ kind: 'enemies', id: 'wasp', field: 'regular.hull', value: 6 }])
  const ruling: Value = { kind: 'enemies', id: 'wasp', field: 'regular.hull', value: 9 }
  const ruled = layerPacks([base, told], [ruling])
  expect(ruled.content.enemies['wasp']?.regular?.hull).toBe(9)
  expect(sourceOf(ruled.sources, 'enemies', 'wasp', 'regular.hull')?.layer).toBe('ruling')
  expect(layerPacks([base, told]).content.enemies['wasp']?.regular?.hull).toBe(6)
})

test('a value told for a whole covers the values told inside it before', () => {
  const regular = { hull: 1, shield: 1, attack: 1, immune: [] }
  const layered = layerPacks([
    base,
    owner([
      { kind: 'enemies', id: 'wasp', field: 'regular.hull', value: 6 },
      { kind: 'enemies', id: 'wasp', field: 'regular', value: regular },
    ]),
  ])
  expect(layered.content.enemies['wasp']?.regular).toEqual(regular)
  expect(sourceOf(layered.sources, 'enemies', 'wasp', 'regular.hull')?.path).toEqual(['values', 1])
})

test('values reach into lists by the id of an element and may add one', () => {
  const line = [{ id: 'a', do: 'rotate' }]
  const layered = layerPacks([
    base,
    owner([
      { kind: 'enemies', id: 'wasp', field: 'cards.one.line.shoot.damage', value: 3 },
      { kind: 'enemies', id: 'wasp', field: 'cards.two', value: { id: 'two', line } },
      { kind: 'enemies', id: 'wasp', field: 'byNumber.4.elite.hull', value: 7 },
      { kind: 'board', id: 'board', field: 'dice', value: 5 },
    ]),
  ])
  expect(layered.faults).toEqual([])
  const wasp = layered.content.enemies['wasp']
  expect(wasp?.cards?.[0]?.line[2]).toMatchObject({ id: 'shoot', damage: 3 })
  expect(wasp?.cards?.[1]).toEqual({ id: 'two', line })
  expect(wasp?.byNumber?.['4']).toEqual({ elite: { hull: 7 } })
  expect(layered.content.board?.dice).toBe(5)
})

test('a value that does not fit is named and the rest stands', () => {
  const layered = layerPacks([
    base,
    owner([
      { kind: 'ships', id: 'kite', field: 'hull', value: 11 },
      { kind: 'ships', id: 'kite', field: 'shield', value: 4 },
      { kind: 'ships', id: 'kyte', field: 'shield', value: 4 },
    ]),
  ])
  expect(layered.content.ships['kite']).toMatchObject({ hull: 6, shield: 4 })
  expect(layered.faults.map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
    'value-refused: ships "kite" cannot have this as "hull". 11 is out of range: at most 10.',
    'value-nowhere: No pack has ships "kyte". Did you mean "kite"?',
  ])
})

test('a pack lies above those it requires, in whatever order they are given', () => {
  const top = owner([{ kind: 'ships', id: 'kite', field: 'hull', value: 9 }])
  const more = packOf({
    'pack.json': cover('more', []),
    'achievements.json': { achievements: [{ id: 'x', name: 'X', wording: 'X.' }] },
  })
  const layered = layerPacks([top, more, base])
  expect(layered.packs).toEqual([
    { id: 'sample', version: '1.0.0' },
    { id: 'owner', version: '2.0.1' },
    { id: 'more', version: '2.0.1' },
  ])
  expect(layered.content.ships['kite']?.hull).toBe(9)
  expect(Object.keys(layered.content.achievements)).toEqual(['first', 'x'])
})

test('an owner may add cards of their own, but not take the id of one that is there', () => {
  const wording = 'Of my own.'
  const extra = { id: 'mine', name: 'Mine', wording }
  const layered = layerPacks([
    base,
    owner([], { 'achievements.json': { achievements: [extra, { ...extra, id: 'first' }] } }),
  ])
  expect(layered.content.achievements['mine']).toEqual(extra)
  expect(layered.content.achievements['first']?.name).toBe('First')
  expect(layered.faults.map(({ code, path }) => [code, path])).toEqual([['id-twice', ['achievements', 1]]])
})

test('what a play takes along is plain, whole, frozen and only what was wanted', () => {
  const layered = layerPacks([base])
  const frozen = freezeContent(layered, { ships: ['kite'], enemies: 'all', board: true })
  expect(frozen.packs).toEqual([{ id: 'sample', version: '1.0.0' }])
  expect(frozen.content.ships).toEqual({ kite: layered.content.ships['kite'] })
  expect(Object.keys(frozen.content.enemies)).toEqual(['wasp'])
  expect(frozen.content.upgrades).toEqual({})
  expect(frozen.content).not.toHaveProperty('figures')
  expect(JSON.parse(JSON.stringify(frozen))).toEqual(frozen)
  expect(() => {
    frozen.content.ships['kite']!.hull = 1
  }).toThrow(TypeError)
  expect(layered.content.ships['kite']?.hull).toBe(6)
  expect(() => freezeContent(layered, { ships: ['toString'] })).toThrow(UnknownContent)
})

test('equal content freezes to equal text, in whatever order it was read', () => {
  const more = packOf({
    'pack.json': cover('more', []),
    'achievements.json': { achievements: [{ id: 'a', name: 'A', wording: 'A.' }] },
  })
  const text = (packs: Pack[]) => JSON.stringify(freezeContent(layerPacks(packs), wantAll).content)
  expect(text([more, base])).toBe(text([base, more]))
})

test('five typical mistakes of an author, and what they are told', () => {
  const told = (data: PackData): string =>
    readPack(asFiles(data), 'folder')
      .faults.map(({ file, hint }) => `${file}: ${hint}`)
      .join('\n')
  expect(told(put(samplePack(), 'upgrades.json', 'upgrades.0.cots', 5))).toBe(
    'upgrades.json: "cots" is no field here. Did you mean "cost"?',
  )
  expect(told(put(samplePack(), 'upgrades.json', 'upgrades.0.effects.0.do', 'atack'))).toMatch(
    /Known: move, teleport, .* Did you mean "attack"\?$/,
  )
  expect(told(put(samplePack(), 'upgrades.json', 'upgrades.0.id', 'Burst Fire'))).toBe(
    'upgrades.json: "Burst Fire" has the wrong form. Ids are lower-case words joined by "-", such as "burst-fire".',
  )
  expect(told(put(samplePack(), 'ships.json', 'ships.0.hull', '6'))).toBe('ships.json: "6" should be of type number.')
  expect(told(put(samplePack(), 'pilot.json', 'pilots', []))).toBe(
    'pilot.json: This file has no place in a pack. Did you mean "pilots.json"?',
  )
})
