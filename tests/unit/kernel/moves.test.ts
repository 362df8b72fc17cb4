// What a person can do to a play, and every way in which it is refused.
import { describe, expect, test } from 'vitest'
import { submit, submitChance, submitHand } from '../../../main/kernel/moves.ts'
import { viewOf } from '../../../main/kernel/standing.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { playRefusal } from '../../../shared/kernel/play-refusal.ts'
import { playView } from '../../../shared/kernel/play-view.ts'
import { play, refusalOf, sitDown, value, type Table } from './table.ts'

const strike = { act: 'strike' } as const
const draw = { act: 'draw' } as const

const lastEntry = (table: Table) => table.store.tables.line.at(-1)!

/** The work is refused with this, and nothing at all has changed. */
function refused(table: Table, work: () => { ok: boolean }): unknown {
  const before = table.store.dump()
  const view = table.view()
  const refusal = refusalOf(work() as never)
  expect(table.store.dump()).toBe(before)
  expect(table.view()).toEqual(view)
  expect(playRefusal.parse(refusal)).toEqual(refusal)
  return refusal
}

describe('an answer', () => {
  test('is one entry with all the luck that followed, notes, title and hash', () => {
    const table = sitDown()
    const played = value(table.answer(strike))
    const entry = lastEntry(table)
    const inputs = JSON.parse(entry.inputs) as { kind: string; result?: number[] }[]
    expect(inputs).toEqual([
      { kind: 'answer', seat: 'red', answer: strike },
      { kind: 'chance', result: [expect.any(Number), expect.any(Number)] },
    ])
    const hits = inputs[1]!.result!.filter((face) => face >= 3).length
    expect(entry).toMatchObject({ index: 1, kind: 'answer', seat: 'red', title: { key: 'duel.title.strike' } })
    expect(played.notes.map(({ key }) => key)).toEqual(['duel.strikes', 'duel.rolled', 'duel.hurt'])
    expect(entry.notes).toEqual(played.notes)
    expect(played.view).toMatchObject({ version: 2, index: 1, view: { hull: { red: 8, blue: 8 - hits } } })
    expect(played.view).toEqual(table.view())
    expect(playView.parse(played.view)).toEqual(played.view)
  })

  test('that shows something hidden is marked, others are not', () => {
    const table = sitDown()
    value(table.answer(strike))
    expect(lastEntry(table).reveals).toBe(false)
    value(table.answer({ act: 'peek' }))
    expect(lastEntry(table).reveals).toBe(true)
  })

  test('that tells a printed value carries it, and the value is not asked again', () => {
    const table = sitDown({ setup: { cards: ['anchor'] } })
    value(table.answer(draw))
    expect(table.options()).toEqual([0, 1, 2].map((power) => ({ act: 'tell', card: 'anchor', power })))
    value(table.answer({ act: 'tell', card: 'anchor', power: 2 }))
    expect(lastEntry(table).records).toEqual([{ kind: 'card', id: 'anchor', field: 'power', value: 2 }])
    const played = value(table.answer(draw))
    expect(played.notes.map(({ key }) => key)).toEqual(['duel.shuffled', 'duel.drew', 'duel.hurt', 'duel.round'])
    expect(lastEntry(table).records).toEqual([])
  })

  test('that is not offered, has the wrong shape or comes from another seat is refused', () => {
    const table = sitDown()
    const { version } = table.view()
    const wrong: Json[] = [
      { act: 'tell', card: 'bolt', power: 1 },
      { act: 'strike', twice: true },
      'strike',
      null,
      [strike],
    ]
    for (const answer of wrong) {
      expect(refused(table, () => submit(table.host, { play, version, seat: 'red', answer }))).toMatchObject({
        code: 'not-admitted',
        problems: [{ key: 'duel.notOffered' }],
      })
    }
    expect(refused(table, () => submit(table.host, { play, version, seat: 'blue', answer: strike }))).toMatchObject({
      code: 'wrong-seat',
      problems: [{ key: 'kernel.wrongSeat', args: { seat: 'blue' } }],
    })
  })

  test('to a question that somebody else has answered is refused as stale, and the fresh view goes along', () => {
    const table = sitDown()
    const { version } = table.view()
    value(table.answer(strike))
    const late = () => submit(table.host, { play, version, seat: 'red', answer: strike })
    expect(refused(table, late)).toMatchObject({ code: 'stale', view: table.view() })
  })

  test('to a question that was undone and asked again in another branch is stale too', () => {
    const table = sitDown()
    value(table.answer(strike))
    const { version } = table.view()
    table.undo()
    value(table.answer({ act: 'peek' }))
    expect(table.view().index).toBe(1)
    const late = () => submit(table.host, { play, version, seat: 'blue', answer: strike })
    expect(refused(table, late)).toMatchObject({ code: 'stale', view: { index: 1 } })
  })

  test('to an unknown play is refused', () => {
    const table = sitDown()
    const move = { play: 'nowhere', version: 1, seat: 'red' }
    expect(refused(table, () => submit(table.host, { ...move, answer: strike }))).toMatchObject({
      code: 'unknown-play',
    })
    expect(refusalOf(viewOf(table.host, 'nowhere'))).toMatchObject({ code: 'unknown-play' })
  })
})

describe('a result from the real table', () => {
  const physical = () => {
    const table = sitDown({ physical: ['cannon'] })
    value(table.answer(strike))
    return table
  }

  test('is waited for, and is an entry of its own', () => {
    const table = physical()
    expect(JSON.parse(lastEntry(table).inputs)).toHaveLength(1)
    expect(table.view().wait).toMatchObject({ kind: 'chance', ask: { kind: 'roll', die: 'cannon', faces: 6 } })
    value(table.result([5, 0]))
    expect(lastEntry(table)).toMatchObject({ index: 2, kind: 'chance', title: { key: 'duel.title.result' } })
    expect(JSON.parse(lastEntry(table).inputs)).toEqual([{ kind: 'chance', result: [5, 0] }])
    expect(table.view().view).toMatchObject({ hull: { red: 8, blue: 7 } })
  })

  test('a slip of the finger is one undo away', () => {
    const table = physical()
    const waiting = table.view()
    value(table.result([5, 5]))
    table.undo()
    expect(table.view()).toEqual(waiting)
    value(table.result([0, 5]))
    expect(table.view().view).toMatchObject({ hull: { blue: 7 } })
  })

  test('is not asked for where dice or pile are not on the table', () => {
    const table = sitDown({ physical: ['cannon'] })
    value(table.answer(draw))
    expect(table.view().wait).toMatchObject({ kind: 'ask', question: { options: [{ act: 'tell' }, {}, {}] } })
  })

  test('a card of a real pile is typed in by its place among the unseen', () => {
    const table = sitDown({ physical: ['deck'] })
    value(table.answer({ act: 'peek' }))
    expect(table.view().wait).toMatchObject({ kind: 'chance', ask: { among: ['anchor', 'bolt', 'comet', 'dust'] } })
    expect(value(table.result([2])).notes[0]).toEqual({ key: 'duel.peeked', args: { card: 'comet' } })
  })

  test('may be left to the app, which gives what it would have given', () => {
    const table = physical()
    value(table.result(null))
    const alone = sitDown()
    value(alone.answer(strike))
    expect(table.stateHash()).toBe(alone.stateHash())
  })

  test('of the wrong number, off the die or not a number is refused', () => {
    const table = physical()
    const { version } = table.view()
    const give = (result: readonly number[]) => () => submitChance(table.host, { play, version, seat: 'red', result })
    expect(refused(table, give([1]))).toMatchObject({
      code: 'not-admitted',
      problems: [{ key: 'kernel.chance.count' }],
    })
    expect(refused(table, give([1, 6]))).toMatchObject({ problems: [{ key: 'kernel.chance.side', path: '1' }] })
    expect(refused(table, give([1, 2.5]))).toMatchObject({ problems: [{ key: 'kernel.chance.notNumbers' }] })
    expect(refused(table, give([1, -1]))).toMatchObject({ problems: [{ key: 'kernel.chance.notNumbers' }] })
  })

  test('and an answer are refused when the other one is awaited', () => {
    const table = physical()
    expect(refused(table, () => table.answer(strike))).toMatchObject({
      code: 'not-asked',
      problems: [{ key: 'kernel.luckIsAwaited' }],
    })
    value(table.result([0, 0]))
    expect(refused(table, () => table.result([0, 0]))).toMatchObject({
      code: 'not-asked',
      problems: [{ key: 'kernel.noLuckIsAwaited' }],
    })
  })
})

describe('a change by hand', () => {
  test('is one entry at any question', () => {
    const table = sitDown()
    value(table.hand({ hull: { seat: 'blue', value: 3 } }))
    expect(lastEntry(table)).toMatchObject({ index: 1, kind: 'hand', seat: 'red', title: { key: 'duel.title.byHand' } })
    expect(table.view()).toMatchObject({ wait: { kind: 'ask', seats: ['red'] }, view: { hull: { red: 8, blue: 3 } } })
  })

  test('is taken while luck is awaited, and the luck is awaited still', () => {
    const table = sitDown({ physical: ['cannon'] })
    value(table.answer(strike))
    const { wait } = table.view()
    value(table.hand({ hull: { seat: 'blue', value: 3 } }))
    expect(table.view().wait).toEqual(wait)
    value(table.result([5, 5]))
    expect(table.view().view).toMatchObject({ hull: { blue: 1 } })
  })

  test('is refused by the invariants alone', () => {
    const table = sitDown()
    expect(refused(table, () => table.hand({ hull: { seat: 'blue', value: 21 } }))).toMatchObject({
      code: 'not-admitted',
      problems: [{ key: 'duel.hullRange', path: 'hull.value', args: { most: 20 } }],
    })
  })

  test('can end the play; then everything but undo is refused', () => {
    const table = sitDown()
    value(table.hand({ winner: 'blue' }))
    expect(table.view().wait).toEqual({ kind: 'over', outcome: { won: 'blue' } })
    expect(table.store.ports.plays.read(play)).toMatchObject({ status: 'over' })
    const { version } = table.view()
    const move = { play, version, seat: 'red' }
    expect(refused(table, () => submit(table.host, { ...move, answer: strike }))).toMatchObject({ code: 'over' })
    expect(refused(table, () => submitChance(table.host, { ...move, result: [1] }))).toMatchObject({ code: 'over' })
    const change = { winner: 'red' }
    expect(refused(table, () => submitHand(table.host, { ...move, change }))).toMatchObject({ code: 'over' })
    table.undo()
    expect(table.store.ports.plays.read(play)).toMatchObject({ status: 'open' })
    table.redo()
    expect(table.store.ports.plays.read(play)).toMatchObject({ status: 'over' })
  })
})
