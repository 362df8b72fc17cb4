// Where states are stored whole, and that the memory of latest states changes neither that nor anything else.
import { describe, expect, test } from 'vitest'
import { restPlay } from '../../../main/kernel/open-play.ts'
import { noCache, playCache } from '../../../main/kernel/play-cache.ts'
import { diceDuel } from './dice-duel.ts'
import { hostOf, play, playOn, sitDown, strict, tableOver, value, type Table } from './table.ts'

const placesOf = (table: Table) => table.store.tables.snapshots.map(({ index }) => index)
const repair = (table: Table, times: number): void => {
  for (let time = 0; time < times; time += 1) value(table.hand({ hull: { seat: 'red', value: 5 } }))
}

test('a state is stored at the start, where the game marks a good place, and at the end', () => {
  const table = sitDown({ setup: { hull: 20 } })
  playOn(table, 5)
  value(table.hand({ winner: 'red' }))
  expect(placesOf(table)).toEqual([0, 2, 4, 6])
})

describe.each([
  ['with memory', playCache],
  ['without memory', () => noCache],
])('%s', (_name, cache) => {
  const unmarked = (): Table => {
    const game = diceDuel({ bite: 0 })
    const step: typeof game.step = (state, input) => ({ ...game.step(state, input), snapshot: false })
    return sitDown({ machine: strict({ ...game, step }), cache: cache() })
  }

  test('a game that marks no place is stored every 50 inputs, luck counted', () => {
    const table = unmarked()
    repair(table, 49)
    expect(placesOf(table)).toEqual([0])
    repair(table, 1)
    expect(placesOf(table)).toEqual([0, 50])
    for (let strike = 0; strike < 24; strike += 1) value(table.answer({ act: 'strike' }))
    expect(placesOf(table)).toEqual([0, 50])
    value(table.answer({ act: 'strike' }))
    expect(placesOf(table)).toEqual([0, 50, 75])
  })

  test('resting is such a place too', () => {
    const table = unmarked()
    repair(table, 30)
    value(restPlay(table.host, play))
    repair(table, 49)
    expect(placesOf(table)).toEqual([0, 30])
    repair(table, 1)
    expect(placesOf(table)).toEqual([0, 30, 80])
  })
})

describe('memory is no second truth:', () => {
  /** Two windows over one campaign, each with a memory of its own. */
  const two = (): [Table, Table] => {
    const first = sitDown()
    return [first, tableOver(first.store, hostOf(first.store, strict(diceDuel())))]
  }

  test('a branch that somebody else went is seen', () => {
    const [here, there] = two()
    value(here.hand({ hull: { seat: 'red', value: 5 } }))
    there.undo()
    value(there.hand({ hull: { seat: 'red', value: 6 } }))
    expect(here.view()).toEqual(there.view())
    expect(here.view().view).toMatchObject({ hull: { red: 6 } })
  })

  test('an entry that was never committed is not seen, though its number was used again', () => {
    const [here, there] = two()
    const lost = () =>
      here.store.transaction(() => {
        value(here.hand({ hull: { seat: 'red', value: 5 } }))
        throw new Error('disk full')
      })
    expect(lost).toThrow('disk full')
    value(there.hand({ hull: { seat: 'red', value: 6 } }))
    expect(here.view().view).toMatchObject({ hull: { red: 6 } })
  })

  test('it holds as many states as it was told, the latest', () => {
    const cache = playCache(2)
    const entries = [1, 2, 3].map((number) => {
      const entry = { number, index: number, kind: 'hand', inputs: '[]', stateHash: `hash ${number}` } as const
      cache.keep(play, entry, { state: number, sinceSnapshot: 0 })
      return entry
    })
    expect(entries.map((entry) => cache.read(play, entry)?.state)).toEqual([undefined, 2, 3])
    expect(cache.read('another play', entries[2]!)).toBeNull()
    cache.forget()
    expect(cache.read(play, entries[2]!)).toBeNull()
  })
})
