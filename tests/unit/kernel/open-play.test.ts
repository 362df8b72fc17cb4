// A newer version of the game meets a running play: it takes it over, or the play goes on by hand. It always opens.
import { describe, expect, test } from 'vitest'
import { goTo, playStateAt } from '../../../main/kernel/history.ts'
import { openPlay, rescuePlay, restPlay } from '../../../main/kernel/open-play.ts'
import { viewOf } from '../../../main/kernel/standing.ts'
import { diceDuel, type DuelEdition } from './dice-duel.ts'
import { play, playOn, refusalOf, sitDown, strict, value, type Table } from './table.ts'

/** Three moves into a duel of version 1 (one past the last round start), closed as an app does. */
function oldDuel(rested = true): Table {
  const table = sitDown({ setup: { hull: 20 } })
  playOn(table, 3)
  if (rested) value(restPlay(table.host, play))
  return table
}

const edition = (table: Table, changes: DuelEdition = {}): void =>
  table.reopen(strict(diceDuel({ version: 2, ...changes })))
const last = (table: Table) => table.store.tables.line.at(-1)!

describe('a game that takes the play over', () => {
  test('goes on from the old state behind one wall, with the state stored whole', () => {
    const table = oldDuel()
    const before = table.view()
    edition(table, { bite: 2 })
    const opened = value(openPlay(table.host, play))
    expect(opened).toMatchObject({
      index: 4,
      handOnly: false,
      wait: before.wait,
      view: { ...(before.view as object), style: 'of 1' },
    })
    expect(last(table)).toMatchObject({
      kind: 'wall',
      index: 4,
      seat: null,
      inputs: '[]',
      title: { key: 'kernel.upgraded', args: { machine: 'dice-duel', from: 1, to: 2, lost: 0 } },
    })
    expect(table.store.ports.snapshots.newest(play, 9)).toMatchObject({ index: 4, version: 2 })
    expect(table.store.ports.plays.read(play)).toMatchObject({ version: 2, checked: 2, status: 'open' })
    playOn(table, 4)
    edition(table, { bite: 2 })
    expect(table.view().index).toBe(8)
  })

  test('writes its wall once', () => {
    const table = oldDuel()
    edition(table)
    value(openPlay(table.host, play))
    const opened = table.store.dump()
    edition(table)
    value(openPlay(table.host, play))
    expect(table.store.dump()).toBe(opened)
  })

  test('ends undo at the wall', () => {
    const table = oldDuel()
    edition(table)
    value(openPlay(table.host, play))
    playOn(table, 2)
    expect([table.undo(), table.undo(), table.undo()]).toEqual([true, true, false])
    expect(table.view().index).toBe(4)
    for (const index of [3, 0, -1]) {
      expect(refusalOf(goTo(table.host, play, index))).toEqual({ code: 'wall', problems: [{ key: 'kernel.wall' }] })
    }
  })

  test('finds the state by stepping when the app was not closed properly and those moves still step alike', () => {
    const table = oldDuel(false)
    const { view } = table.view()
    edition(table)
    expect(value(openPlay(table.host, play)).view).toEqual({ ...(view as object), style: 'of 1' })
    expect(last(table).title.args).toMatchObject({ lost: 0 })
  })

  test('otherwise goes on from the newest state that is proven, and says what was lost', () => {
    const table = sitDown({ setup: { hull: 20 }, physical: ['cannon'] })
    for (let roll = 0; roll < 3; roll += 1) {
      value(table.answer({ act: 'strike' }))
      value(table.result([5, 5]))
    }
    edition(table, { bite: 3 })
    const opened = value(openPlay(table.host, play))
    expect(opened).toMatchObject({ index: 7, view: { hull: { red: 18, blue: 18 } }, wait: { kind: 'chance' } })
    expect(last(table)).toMatchObject({ kind: 'wall', title: { args: { lost: 1 } } })
  })
})

describe('a game that refuses to take the play over', () => {
  const refusing: [string, DuelEdition, { key: string; args: unknown }][] = [
    ['says why', { upgrade: 'refuses' }, { key: 'duel.tooOld', args: { from: 1 } }],
    ['throws', { upgrade: 'throws' }, { key: 'kernel.upgradeFailed', args: { cause: 'RangeError: cannot read it' } }],
  ]
  test.each(refusing)('%s: the play opens with by-hand changes only', (_name, changes, note) => {
    const table = oldDuel()
    const before = table.view()
    edition(table, changes)
    const opened = value(openPlay(table.host, play))
    expect(opened).toEqual({ ...before, version: 5, index: 4, handOnly: true })
    expect(last(table)).toMatchObject({ kind: 'wall', title: { key: 'kernel.goesOnByHand' }, notes: [note] })
    expect(table.store.ports.plays.read(play)).toMatchObject({ version: 1, checked: 2 })
    expect(refusalOf(table.answer({ act: 'strike' }))).toEqual({
      code: 'hand-only',
      problems: [{ key: 'kernel.handOnly' }],
    })
    expect(refusalOf(table.result([1]))).toMatchObject({ code: 'hand-only' })
    value(table.hand({ hull: { seat: 'blue', value: 2 } }))
    edition(table, changes)
    expect(value(openPlay(table.host, play))).toMatchObject({ index: 5, handOnly: true, view: { hull: { blue: 2 } } })
    value(table.hand({ winner: 'red' }))
    expect(table.store.ports.plays.read(play)).toMatchObject({ status: 'over' })
    expect([table.undo(), table.undo(), table.undo()]).toEqual([true, true, false])
    expect(table.view()).toEqual(opened)
  })

  test('and cannot even show the old state: the play opens without a view, and can be ended by hand', () => {
    const table = oldDuel()
    edition(table, { upgrade: 'refuses', readsOld: false })
    expect(value(openPlay(table.host, play))).toMatchObject({ handOnly: true, wait: null, view: null })
    value(table.hand({ hull: { seat: 'red', value: 1 } }))
    value(table.hand({ winner: 'red' }))
    expect(last(table)).toMatchObject({ kind: 'hand', index: 6 })
  })

  test('and is then opened by the old version again: refused, since a newer one has changed it', () => {
    const table = oldDuel()
    edition(table, { upgrade: 'refuses' })
    value(openPlay(table.host, play))
    edition(table, { version: 1 })
    expect(refusalOf(openPlay(table.host, play))).toMatchObject({
      code: 'newer-version',
      problems: [{ args: { play: 2, app: 1 } }],
    })
  })

  test('is asked again when its version goes up once more', () => {
    const table = oldDuel()
    edition(table, { upgrade: 'refuses' })
    value(openPlay(table.host, play))
    value(table.hand({ hull: { seat: 'blue', value: 2 } }))
    edition(table, { version: 3 })
    expect(value(openPlay(table.host, play))).toMatchObject({
      handOnly: false,
      view: { hull: { blue: 2 }, style: 'of 1' },
    })
    expect(last(table).title).toMatchObject({ key: 'kernel.upgraded', args: { from: 1, to: 3, lost: 0 } })
  })
})

test('a play that nobody opened yet can be looked at where its state lies whole, and is not moved', () => {
  const table = oldDuel()
  const before = table.store.dump()
  edition(table)
  expect(table.view()).toMatchObject({ index: 3, handOnly: true })
  const untouched = { code: 'not-taken-over', problems: [{ key: 'kernel.notTakenOver', args: { play: 1, app: 2 } }] }
  expect(refusalOf(table.hand({ winner: 'red' }))).toEqual(untouched)
  expect(refusalOf(playStateAt(table.host, play, 1))).toEqual(untouched)
  expect(table.store.dump()).toBe(before)
})

test('a finished play is left alone by a newer version, and can be looked at', () => {
  const table = sitDown()
  value(table.hand({ winner: 'blue' }))
  const before = table.store.dump()
  edition(table)
  expect(value(openPlay(table.host, play))).toMatchObject({ wait: { kind: 'over', outcome: { won: 'blue' } } })
  expect(table.store.dump()).toBe(before)
})

describe('a play that no longer steps alike although the version is the same', () => {
  const changed = () => {
    const table = sitDown({ setup: { hull: 20 }, physical: ['cannon'] })
    for (let roll = 0; roll < 3; roll += 1) {
      value(table.answer({ act: 'strike' }))
      value(table.result([5, 5]))
    }
    table.reopen(strict(diceDuel({ bite: 3 })))
    return table
  }

  test('is a named fault when opened, never silent', () => {
    const table = changed()
    expect(() => openPlay(table.host, play)).toThrow(expect.objectContaining({ code: 'history-mismatch' }))
  })

  test('goes on from the newest proven state when people say so, behind a wall that counts the loss', () => {
    const table = changed()
    const rescued = value(rescuePlay(table.host, play))
    expect(rescued).toMatchObject({
      handOnly: false,
      index: 7,
      wait: { kind: 'chance' },
      view: { hull: { red: 18, blue: 18 } },
    })
    expect(last(table)).toMatchObject({ kind: 'wall', title: { key: 'kernel.rescued', args: { lost: 1 } } })
    value(table.result([5, 5]))
    expect(table.view().view).toMatchObject({ hull: { blue: 12 } })
  })

  test('the same for stored inputs that cannot be read', () => {
    const table = sitDown({ setup: { hull: 20 } })
    playOn(table, 3)
    const { line } = table.store.tables
    line[3] = { ...line[3]!, inputs: 'torn' }
    table.reopen()
    expect(() => openPlay(table.host, play)).toThrow(expect.objectContaining({ code: 'stored-play-unreadable' }))
    expect(value(rescuePlay(table.host, play))).toMatchObject({ index: 4, view: { round: 2 } })
    expect(last(table).title).toMatchObject({ key: 'kernel.rescued', args: { lost: 1 } })
  })

  test('a sound play is not touched by a rescue', () => {
    const table = oldDuel()
    const before = table.store.dump()
    expect(value(rescuePlay(table.host, play))).toEqual(value(viewOf(table.host, play)))
    expect(table.store.dump()).toBe(before)
  })
})

test('resting stores the state once, and what follows is the same as without', () => {
  const table = oldDuel(false)
  const other = oldDuel(true)
  expect(other.store.tables.snapshots.map(({ index }) => index)).toEqual([0, 2, 3])
  const rested = other.store.dump()
  value(restPlay(other.host, play))
  expect(other.store.dump()).toBe(rested)
  for (const each of [table, other]) playOn(each, 3)
  expect(other.view()).toEqual(table.view())
})
