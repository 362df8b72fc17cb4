// The owner's files: what is told survives kills, torn lines, edits by others and damage, and nothing unreadable is written over.
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerPlaces } from '../../../../main/files/owner-pack/files.ts'
import { openOwnerStore, ownerCover, ownerValues } from '../../../../main/files/owner-pack/store.ts'
import { loadPack } from '../../../../main/files/packs/load.ts'
import type { Value } from '../../../../shared/games/akarios/content/value.ts'
import { freshFolder } from '../../../support/app.ts'

const cost = (id: string, value: number): Value => ({ kind: 'upgrades', id, field: 'cost', value })
const at = new Date('2026-05-01T18:00:00.000Z')
const record = (value: Value) => ({ kind: 'record' as const, values: [value] })

const setUp = (...told: readonly Value[]) => {
  const dataDir = freshFolder()
  const store = openOwnerStore(dataDir)
  for (const value of told) store.append(record(value), at)
  return { dataDir, store, places: ownerPlaces(dataDir), again: () => openOwnerStore(dataDir) }
}

test('what is told is there after a start, in the pack format, and the folder is a pack without a fault', async () => {
  const { places, again } = setUp(cost('flank', 4), cost('bank', 2), cost('flank', 5))
  expect(again().state().line.values).toEqual([cost('bank', 2), cost('flank', 5)])
  const { pack, troubles } = await loadPack(places.folder)
  expect(troubles).toEqual([])
  expect(pack?.values.map(({ entry }) => entry)).toEqual([cost('bank', 2), cost('flank', 5)])
})

test('undo and redo add lines and remove none; a new value closes what was taken back', () => {
  const { places, again, store } = setUp(cost('flank', 4), cost('flank', 5))
  const lines = () => readFileSync(places.log, 'utf8')
  const before = lines()
  store.append({ kind: 'undo', means: 2, values: [] }, at)
  expect(store.state().line.values).toEqual([cost('flank', 4)])
  store.append({ kind: 'undo', means: 1, values: [] }, at)
  store.append({ kind: 'redo', means: 1, values: [] }, at)
  expect(again().state().line).toMatchObject({ values: [cost('flank', 4)], undo: { n: 1 }, redo: { n: 2 } })
  store.append(record(cost('bank', 1)), at)
  expect(store.state().line.redo).toBeUndefined()
  expect(lines().startsWith(before)).toBe(true)
  expect(lines().trimEnd().split('\n')).toHaveLength(6)
})

test('a kill after the log and before the pack loses nothing and invents nothing', () => {
  const { places, again, store } = setUp(cost('flank', 4))
  const oldPack = readFileSync(places.values, 'utf8')
  store.append(record(cost('bank', 2)), at)
  writeFileSync(places.values, oldPack)
  const { line, entries, troubles } = again().state()
  expect([line.values, entries.length, troubles]).toEqual([[cost('flank', 4), cost('bank', 2)], 2, []])
})

test('a kill before the first pack was written leaves what the log says', () => {
  const { places, again } = setUp(cost('flank', 4))
  rmSync(places.folder, { recursive: true })
  expect(again().state().line.values).toEqual([cost('flank', 4)])
})

test('a torn last line is passed over, the file is set aside at the next writing, and the log goes on', () => {
  const { dataDir, places, again } = setUp(cost('flank', 4))
  appendFileSync(places.log, '{"at":"2026-05-0')
  const torn = readFileSync(places.log, 'utf8')
  const store = again()
  expect(store.state()).toMatchObject({ line: { values: [cost('flank', 4)] }, troubles: [{ code: 'syntax' }] })
  expect(readFileSync(places.log, 'utf8')).toBe(torn)
  store.append(record(cost('bank', 2)), at)
  expect(readFileSync(join(dataDir, `owner-pack-log-unreadable-${at.getTime()}.jsonl`), 'utf8')).toBe(torn)
  expect(again().state()).toMatchObject({ entries: { length: 2 }, troubles: [] })
})

test('a line changed in the middle ends the log there, and the pack still says what was told', () => {
  const { places, again } = setUp(cost('flank', 4), cost('bank', 2), cost('barrel-roll', 3))
  writeFileSync(places.log, readFileSync(places.log, 'utf8').replace('"value":2', '"value":9'))
  const { line, troubles } = again().state()
  expect(troubles).toHaveLength(1)
  expect(line.values).toEqual([cost('flank', 4), cost('bank', 2), cost('barrel-roll', 3)])
})

test('an edit by another program is taken over as a step of its own, which undo takes back', () => {
  const { places, again } = setUp(cost('flank', 4), cost('bank', 2))
  writeFileSync(places.values, ownerValues([cost('flank', 7), cost('barrel-roll', 1)]))
  const store = again()
  expect(store.state().line).toMatchObject({ undo: { kind: 'found', n: 3 } })
  expect(store.state().line.values).toEqual([cost('flank', 7), cost('barrel-roll', 1)])
  store.append({ kind: 'undo', means: 3, values: [] }, at)
  expect(again().state().line.values).toEqual([cost('flank', 4), cost('bank', 2)])
})

test('a store that is open sees what another program has written meanwhile', () => {
  const { store, again } = setUp(cost('flank', 4))
  again().append(record(cost('bank', 2)), at)
  store.append(record(cost('barrel-roll', 3)), at)
  const { line, troubles } = again().state()
  expect([line.values.length, troubles]).toEqual([3, []])
})

const hostile: Readonly<Record<string, string | Uint8Array>> = {
  'no JSON': '{"values": [',
  'equal keys': '{"values": [], "values": []}',
  'a reaching key': '{"values": [{"kind":"upgrades","id":"flank","field":"cost","value":{"__proto__":{"a":1}}}]}',
  'an inexact number': '{"values": [{"kind":"upgrades","id":"flank","field":"cost","value":12345678901234567890}]}',
  'too deep': `{"values": ${'['.repeat(40)}${']'.repeat(40)}}`,
  'no UTF-8': Uint8Array.from([0x7b, 0xff, 0xfe]),
  'an unknown key': '{"values": [], "more": 1}',
  'a field that reaches out': '{"values": [{"kind":"upgrades","id":"flank","field":"constructor.x","value":1}]}',
  'too large': new Uint8Array(5_000_001).fill(0x20),
}

test.each(Object.keys(hostile))('[R11] a pack with %s is refused whole, kept, and the log still speaks', (name) => {
  const { places, again } = setUp(cost('flank', 4))
  writeFileSync(places.values, hostile[name]!)
  const kept = readFileSync(places.values)
  const store = again()
  expect(store.state().troubles.length).toBeGreaterThan(0)
  expect(store.state().troubles[0]?.hint).toMatch(/\S/)
  expect(store.state().line.values).toEqual([cost('flank', 4)])
  expect(readFileSync(places.values).equals(kept)).toBe(true)
  store.append(record(cost('bank', 2)), at)
  const aside = readdirSync(places.folder).find((file) => file.startsWith('values-unreadable-'))
  expect(readFileSync(join(places.folder, aside!)).equals(kept)).toBe(true)
  expect(again().state()).toMatchObject({ troubles: [], line: { values: [cost('flank', 4), cost('bank', 2)] } })
})

test('[R10] a link in place of the pack is not followed', () => {
  const { dataDir, places, again } = setUp()
  mkdirSync(places.folder)
  writeFileSync(places.cover, ownerCover())
  const elsewhere = join(dataDir, 'elsewhere.json')
  writeFileSync(elsewhere, ownerValues([cost('flank', 9)]))
  symlinkSync(elsewhere, places.values)
  const store = again()
  expect(store.state()).toMatchObject({ line: { values: [] }, troubles: [{ code: 'notAFile' }] })
  store.append(record(cost('bank', 2)), at)
  expect(readFileSync(elsewhere, 'utf8')).toBe(ownerValues([cost('flank', 9)]))
})

test('the pack of a newer app is neither used nor written over', () => {
  const { places, again } = setUp(cost('flank', 4))
  writeFileSync(places.cover, ownerCover().replace('"format": 1', '"format": 2'))
  const store = again()
  expect(store.state().newer).toBe(true)
  expect(() => store.append(record(cost('bank', 2)), at)).toThrow('newer')
  expect(readFileSync(places.values, 'utf8')).toBe(ownerValues([cost('flank', 4)]))
})

test('a pack that cannot be written leaves log and pack as they were, and the same value works later', () => {
  const { places, store, again } = setUp(cost('flank', 4))
  const log = readFileSync(places.log, 'utf8')
  const inTheWay = join(places.folder, `.values.json.new-${process.pid}`)
  symlinkSync(join(places.folder, 'gone', 'values.json'), inTheWay)
  expect(() => store.append(record(cost('bank', 2)), at)).toThrow('ENOENT')
  expect(readFileSync(places.log, 'utf8')).toBe(log)
  expect(store.state().line.values).toEqual([cost('flank', 4)])
  store.append(record(cost('bank', 2)), at)
  expect(again().state().line.values).toEqual([cost('flank', 4), cost('bank', 2)])
})

test('a folder in the place of the pack is set aside like any file that cannot be read', () => {
  const { places, again } = setUp(cost('flank', 4))
  rmSync(places.values)
  mkdirSync(places.values)
  const store = again()
  expect(store.state().troubles).toMatchObject([{ code: 'notAFile' }])
  store.append(record(cost('bank', 2)), at)
  expect(again().state()).toMatchObject({ troubles: [], line: { values: { length: 2 } } })
})

test('a file in the place of the folder is set aside, too', () => {
  const { dataDir, places, again } = setUp()
  writeFileSync(places.folder, 'in the way')
  const store = again()
  expect(store.state().troubles).toMatchObject([{ code: 'notAPack' }])
  store.append(record(cost('bank', 2)), at)
  expect(readFileSync(join(dataDir, `owner-pack-unreadable-${at.getTime()}`), 'utf8')).toBe('in the way')
  expect(again().state()).toMatchObject({ troubles: [], line: { values: [cost('bank', 2)] } })
})
