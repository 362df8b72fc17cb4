// How a play begins, and what stands in storage then.
import { expect, test } from 'vitest'
import { startPlay } from '../../../main/kernel/start.ts'
import { machinesOf } from '../../../main/kernel/host.ts'
import { diceDuel } from './dice-duel.ts'
import { memoryStore } from './memory-ports.ts'
import { hostOf, play, refusalOf, sitDown, someCards, strict } from './table.ts'

const title = { key: 'duel', args: { place: 'dock' } }
const wanted = { id: play, machine: 'dice-duel', seed: 's', physical: ['deck'], title }

test('a started play is one entry with a title, a snapshot of its state, and a frozen set-up', () => {
  const table = sitDown({ physical: ['deck'] })
  const { store } = table
  const [entry] = store.tables.line
  expect(entry).toMatchObject({ index: 0, kind: 'start', seat: null, title: { key: 'duel' }, inputs: '[]', number: 1 })
  expect(store.tables.snapshots).toMatchObject([{ play, index: 0, version: 1 }])
  expect(store.ports.hash(store.tables.snapshots[0]!.state)).toBe(entry!.stateHash)
  expect(store.ports.plays.read(play)).toEqual({
    id: play,
    machine: 'dice-duel',
    version: 1,
    checked: 1,
    setup: `{"cards":${JSON.stringify(someCards)},"faulty":false,"hull":8}`,
    seed: 'a seed',
    physical: ['deck'],
    status: 'open',
  })
  expect(table.view()).toEqual({
    play,
    machine: 'dice-duel',
    version: 1,
    index: 0,
    handOnly: false,
    wait: { kind: 'ask', seats: ['red'], question: { options: [{ act: 'strike' }, { act: 'draw' }, { act: 'peek' }] } },
    view: { hull: { red: 8, blue: 8 }, round: 1, cards: 4, style: null },
  })
})

test('a set-up that the game refuses leaves nothing behind', () => {
  const store = memoryStore()
  const empty = store.dump()
  const started = startPlay(hostOf(store, strict(diceDuel())), {
    ...wanted,
    setup: { hull: 99, cards: [], faulty: false },
  })
  expect(refusalOf(started)).toEqual({ code: 'not-admitted', problems: [{ key: 'duel.hullRange', path: 'hull' }] })
  expect(store.dump()).toBe(empty)
})

test('a game that throws at the start leaves nothing behind and gives a report', () => {
  const store = memoryStore()
  const empty = store.dump()
  const started = startPlay(hostOf(store, strict(diceDuel())), { ...wanted, setup: null })
  expect(refusalOf(started)).toMatchObject({
    code: 'engine-fault',
    report: { machine: 'dice-duel', version: 1, entries: [], tried: 'start', error: { name: 'TypeError' } },
  })
  expect(store.dump()).toBe(empty)
})

test('a game that the app does not have is refused by its name', () => {
  const started = startPlay(hostOf(memoryStore(), strict(diceDuel())), { ...wanted, machine: 'chess', setup: null })
  expect(refusalOf(started)).toEqual({
    code: 'unknown-machine',
    problems: [{ key: 'kernel.unknownMachine', args: { machine: 'chess' } }],
  })
})

test('two games may not share an id', () => {
  expect(() => machinesOf([strict(diceDuel()), strict(diceDuel({ version: 2 }))])).toThrow('share an id')
})
