// What a game does wrong stays outside the save: a throw, an endless loop, luck that cannot be given, odd data.
import { describe, expect, test } from 'vitest'
import { viewOf } from '../../../main/kernel/standing.ts'
import { faultReport } from '../../../shared/kernel/play-refusal.ts'
import type { ChanceAsk } from '../../../shared/kernel/chance.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import type { Machine } from '../../../shared/kernel/machine.ts'
import { ok } from '../../../shared/lib/result.ts'
import { diceDuel, type DuelState } from './dice-duel.ts'
import { memoryStore } from './memory-ports.ts'
import { hostOf, play, refusalOf, sitDown, strict, tableOver, value, type Table } from './table.ts'
import { playStateAt } from '../../../main/kernel/history.ts'
import { startPlay } from '../../../main/kernel/start.ts'

/** The move fails with a report, nothing is stored, and the question stands as before. */
function fails(table: Table, act: 'burst' | 'spin') {
  const before = table.store.dump()
  const view = table.view()
  const refusal = refusalOf(table.answer({ act }))
  expect(table.store.dump()).toBe(before)
  expect(table.view()).toEqual(view)
  if (refusal.code !== 'engine-fault') throw new Error(refusal.code)
  expect(faultReport.parse(refusal.report)).toEqual(refusal.report)
  return refusal.report
}

test('a throw stores nothing and gives a report that can repeat it', () => {
  const table = sitDown({ setup: { faulty: true } })
  value(table.answer({ act: 'strike' }))
  const report = fails(table, 'burst')
  expect(report).toMatchObject({
    machine: 'dice-duel',
    version: 1,
    setupHash: table.store.ports.hash(table.store.ports.plays.read(play)!.setup),
    tried: { kind: 'answer', seat: 'blue', answer: { act: 'burst' } },
    error: { name: 'RangeError', message: 'the barrel burst' },
  })
  expect(report.error.stack).toContain('dice-duel.ts')
  expect(report.entries).toEqual(table.store.tables.line.map(({ index, kind, inputs }) => ({ index, kind, inputs })))
})

test('after a throw the other moves and changes by hand still work', () => {
  const table = sitDown({ setup: { faulty: true } })
  fails(table, 'burst')
  value(table.hand({ hull: { seat: 'red', value: 5 } }))
  value(table.answer({ act: 'strike' }))
  expect(table.store.tables.line.map(({ kind }) => kind)).toEqual(['start', 'hand', 'answer'])
})

test('a game that goes on by itself for ever is stopped after 1,000 steps, and the report shows the last ones', () => {
  const table = sitDown({ setup: { faulty: true } })
  const { error } = fails(table, 'spin')
  expect(error).toMatchObject({ name: 'Fault', message: 'endless-loop: more than 1000 automatic steps' })
  const { limit, last } = error.details as { limit: number; last: { ask: ChanceAsk; note: { key: string } }[] }
  expect(limit).toBe(1000)
  expect(last).toHaveLength(10)
  expect(last.at(-1)).toMatchObject({ ask: { streams: ['spin:1000'] }, note: { key: 'duel.spinsOn' } })
})

describe('luck that cannot be given is a fault of the game:', () => {
  const roll = { kind: 'roll', die: 'd', faces: 6, streams: ['a', 'b'], why: '' } as const
  const pick = { kind: 'pick', pile: 'p', among: ['a', 'b'], stream: 's', why: '' } as const
  const asks: [string, ChanceAsk][] = [
    ['nothing to choose from', { ...pick, among: [] }],
    ['nothing to choose from', { ...roll, faces: 0 }],
    ['no die to roll', { ...roll, streams: [] }],
    ['two dice share a stream', { ...roll, streams: ['a', 'a'] }],
    ['the order of the cards would tell something', { ...pick, among: ['b', 'a'] }],
  ]
  test.each(asks)('%s', (message, ask) => {
    const machine: Machine = { ...strict(diceDuel()), wait: () => ({ kind: 'chance', ask }) }
    const store = memoryStore()
    const wanted = { id: play, machine: 'dice-duel', seed: 's', physical: [], title: { key: 'duel', args: {} } }
    const started = startPlay(hostOf(store, machine), { ...wanted, setup: { hull: 5, cards: [], faulty: false } })
    expect(refusalOf(started)).toMatchObject({
      code: 'engine-fault',
      report: { error: { message: `bad-chance: ${message}` } },
    })
    expect(store.tables.written).toEqual([])
  })
})

test('a state that is not plain data is a fault of the game, and the report names the place', () => {
  const game = diceDuel()
  const step: typeof game.step = (state, input) => {
    const next = game.step(state, input)
    return { ...next, state: { ...next.state, rolls: Number.NaN } }
  }
  const table = sitDown({ machine: { ...game, step } })
  const refusal = refusalOf(table.hand({ hull: { seat: 'red', value: 5 } }))
  expect(refusal).toMatchObject({
    code: 'engine-fault',
    report: { error: { message: expect.stringContaining('rolls') as string } },
  })
})

test('a game that cannot show its state refuses the view and the move, and stores nothing', () => {
  const game = diceDuel()
  const view: typeof game.view = (state) => {
    if (state.hull.red === 5) throw new TypeError('no picture')
    return game.view(state)
  }
  const table = sitDown({ machine: strict({ ...game, view }) })
  const before = table.store.dump()
  expect(refusalOf(table.hand({ hull: { seat: 'red', value: 5 } }))).toMatchObject({ code: 'engine-fault' })
  expect(table.store.dump()).toBe(before)
  table.reopen(
    strict({
      ...game,
      view: () => {
        throw new TypeError('no picture')
      },
    }),
  )
  expect(refusalOf(viewOf(table.host, play))).toMatchObject({ code: 'engine-fault', report: { tried: 'view' } })
})

test('what storage throws is no fault of the game: it goes up, and the caller puts everything back', () => {
  const table = sitDown()
  const before = table.store.dump()
  table.store.failNextWrite(new Error('disk full'))
  expect(() => table.answer({ act: 'strike' })).toThrow('disk full')
  expect(table.store.dump()).toBe(before)
  value(table.answer({ act: 'strike' }))
  expect(table.view().index).toBe(1)
})

test('an entry that was never committed leaves nothing in memory, even when its number is used again', () => {
  const table = sitDown({ physical: ['cannon'] })
  value(table.answer({ act: 'strike' }))
  const { store } = table
  expect(() =>
    store.transaction(() => {
      value(table.result([5, 5]))
      throw new Error('disk full')
    }),
  ).toThrow('disk full')
  value(table.result([0, 0]))
  expect(table.view().view).toMatchObject({ hull: { blue: 8 } })
})

test('a play whose game is not part of the app, or is newer than the app, is refused and untouched', () => {
  const table = sitDown({ machine: strict(diceDuel({ version: 3 })) })
  const before = table.store.dump()
  table.reopen(strict(diceDuel({ version: 2 })))
  expect(refusalOf(viewOf(table.host, play))).toEqual({
    code: 'newer-version',
    problems: [{ key: 'kernel.newerVersion', args: { play: 3, app: 2 } }],
  })
  const bare = tableOver(table.store, { ...table.host, machines: new Map() })
  expect(refusalOf(viewOf(bare.host, play))).toMatchObject({ code: 'unknown-machine' })
  expect(table.store.dump()).toBe(before)
})

const spoil = (table: Table, change: (state: DuelState) => Json): void => {
  const [snapshot] = table.store.tables.snapshots
  table.store.tables.snapshots[0] = {
    ...snapshot!,
    state: JSON.stringify(change(JSON.parse(snapshot!.state) as DuelState)),
  }
  table.reopen()
}

describe('stored data that does not lead where it should is a named fault:', () => {
  test('a snapshot that was changed', () => {
    const table = sitDown()
    spoil(table, (state) => ({ ...state, rolls: 7 }))
    expect(() => table.view()).toThrow(expect.objectContaining({ name: 'Fault', code: 'history-mismatch' }))
  })

  test('an input that was changed', () => {
    const table = sitDown({ physical: ['cannon'] })
    value(table.answer({ act: 'strike' }))
    value(table.result([5, 5]))
    const { line } = table.store.tables
    line[2] = { ...line[2]!, inputs: '[{"kind":"chance","result":[5,0]}]' }
    table.reopen()
    expect(() => table.view()).toThrow(expect.objectContaining({ code: 'history-mismatch' }))
  })

  test('an input that can no longer be stepped', () => {
    const table = sitDown()
    value(table.answer({ act: 'peek' }))
    const { line } = table.store.tables
    line[1] = {
      ...line[1]!,
      inputs: '[{"kind":"answer","seat":"red","answer":{"act":"peek"}},{"kind":"chance","result":[9]}]',
    }
    table.reopen()
    expect(() => table.view()).toThrow(/history-mismatch: entry 1 .* can no longer be stepped/)
  })

  test.each([
    ['inputs that are no inputs', '[{"kind":"luck"}]'],
    ['inputs that are no JSON', '[{'],
  ])('%s', (_name, inputs) => {
    const table = sitDown()
    value(table.answer({ act: 'strike' }))
    const { line } = table.store.tables
    line[1] = { ...line[1]!, inputs }
    table.reopen()
    expect(() => table.view()).toThrow(expect.objectContaining({ code: 'stored-play-unreadable' }))
  })

  test('a gap in the entries', () => {
    const table = sitDown()
    for (let move = 0; move < 3; move += 1) value(table.answer({ act: 'strike' }))
    table.store.tables.snapshots.splice(1)
    table.store.tables.line.splice(2, 1)
    table.reopen()
    expect(() => table.view()).toThrow(expect.objectContaining({ code: 'stored-play-unreadable' }))
  })

  test('entries out of order', () => {
    const table = sitDown()
    for (let move = 0; move < 2; move += 1) value(table.answer({ act: 'strike' }))
    const { line, snapshots } = table.store.tables
    snapshots.splice(1)
    line[1] = { ...line[1]!, index: 2 }
    line[2] = { ...line[2]!, index: 1 }
    table.reopen()
    expect(() => playStateAt(table.host, play, 2)).toThrow(expect.objectContaining({ code: 'stored-play-unreadable' }))
  })

  test('a snapshot in the shape of another version', () => {
    const table = sitDown()
    const { snapshots } = table.store.tables
    snapshots[0] = { ...snapshots[0]!, version: 7 }
    table.reopen()
    expect(() => table.view()).toThrow(expect.objectContaining({ code: 'stored-play-unreadable' }))
  })

  test('no snapshot at all', () => {
    const table = sitDown()
    table.store.tables.snapshots = []
    table.reopen()
    expect(() => table.view()).toThrow(expect.objectContaining({ code: 'stored-play-unreadable' }))
  })
})

test('a game that changes its state in place is found out by undo', () => {
  const game = diceDuel()
  const step: typeof game.step = (state, input) => {
    ;(state as { rolls: number }).rolls += 1
    return game.step(state, input)
  }
  const table = sitDown({ machine: { ...game, step } })
  value(table.hand({ hull: { seat: 'red', value: 5 } }))
  value(table.hand({ hull: { seat: 'red', value: 6 } }))
  expect(() => table.undo()).toThrow(expect.objectContaining({ code: 'history-mismatch' }))
})

test('an accepted value is what is stepped and stored, not what was sent', () => {
  const game = diceDuel()
  const table = sitDown({ machine: strict({ ...game, accept: () => ok({ act: 'peek' as const }) }) })
  value(table.answer({ act: 'strike' }))
  expect(JSON.parse(table.store.tables.line[1]!.inputs)).toMatchObject([
    { answer: { act: 'peek' } },
    { kind: 'chance' },
  ])
})
