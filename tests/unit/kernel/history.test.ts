// Undo and redo of a play: whatever was done, back and forth again leads to the same states, cards and questions.
import { expect, test } from 'vitest'
import { goTo, playStateAt } from '../../../main/kernel/history.ts'
import { noCache } from '../../../main/kernel/play-cache.ts'
import type { DuelState } from './dice-duel.ts'
import { play, playOn, refusalOf, sitDown, value, type Table } from './table.ts'

const draw = { act: 'draw' } as const

/** Draws a card and tells its power if asked. The card's name comes back. */
function drawCard(table: Table): string {
  const { notes } = value(table.answer(draw))
  const card = notes.find(({ key }) => key === 'duel.drew')!.args['card'] as string
  if (table.options()[0]?.act === 'tell') value(table.answer({ act: 'tell', card, power: 0 }))
  return card
}

const deckOf = (table: Table) => (value(playStateAt(table.host, play, table.view().index)).held.state as DuelState).deck

test('[FR-002] a pile that ran out and was shuffled gives the same cards in the same order after undo and redo', () => {
  const table = sitDown({ setup: { hull: 20 } })
  const told = [1, 2, 3, 4].map(() => drawCard(table))
  expect(told.toSorted()).toEqual(['anchor', 'bolt', 'comet', 'dust'])
  expect(deckOf(table)).toMatchObject({ unseen: [], shuffles: 0 })
  const first = drawCard(table)
  const second = drawCard(table)
  const after = deckOf(table)
  expect(after).toMatchObject({ shuffles: 1, drawn: 2, discard: [second, first] })

  expect([table.undo(), table.undo()]).toEqual([true, true])
  expect(deckOf(table)).toMatchObject({ unseen: [], shuffles: 0, discard: told.toReversed() })
  expect([table.redo(), table.redo()]).toEqual([true, true])
  expect(deckOf(table)).toEqual(after)

  table.undo()
  table.undo()
  expect([drawCard(table), drawCard(table)]).toEqual([first, second])
  expect(deckOf(table)).toEqual(after)
})

test('[FR-002] the same holds when the app is closed between every step', () => {
  const table = sitDown({ setup: { hull: 20 } })
  const step = <T>(work: () => T): T => {
    table.reopen(undefined, noCache)
    return work()
  }
  for (let card = 0; card < 4; card += 1) step(() => drawCard(table))
  const cards = [step(() => drawCard(table)), step(() => drawCard(table))]
  const after = deckOf(table)
  step(() => table.undo())
  step(() => table.undo())
  step(() => table.redo())
  step(() => table.redo())
  expect(deckOf(table)).toEqual(after)
  step(() => table.undo())
  step(() => table.undo())
  expect([step(() => drawCard(table)), step(() => drawCard(table))]).toEqual(cards)
})

test('undo is no way to fish: another move first, and the next card is still the next card', () => {
  const table = sitDown({ setup: { hull: 20 } })
  const card = drawCard(table)
  while (table.undo());
  value(table.answer({ act: 'strike' }))
  expect(drawCard(table)).toBe(card)
})

test('redo reads the stored result of the real dice', () => {
  const table = sitDown({ physical: ['cannon'] })
  value(table.answer({ act: 'strike' }))
  value(table.result([5, 1]))
  const { view } = table.view()
  table.undo()
  table.reopen(undefined, noCache)
  table.redo()
  expect(table.view().view).toEqual(view)
})

test('a new move after an undo closes the branch: its snapshots are gone, redo has nothing', () => {
  const table = sitDown({ setup: { hull: 20 } })
  playOn(table, 4)
  expect(table.store.tables.snapshots.map(({ index }) => index)).toEqual([0, 2, 4])
  table.undo()
  table.undo()
  expect(table.store.tables.snapshots.map(({ index }) => index)).toEqual([0, 2, 4])
  table.undo()
  value(table.hand({ hull: { seat: 'red', value: 9 } }))
  expect(table.redo()).toBe(false)
  expect(table.store.tables.snapshots.map(({ index }) => index)).toEqual([0])
  expect(table.store.tables.written).toHaveLength(6)
})

test('the start can be taken back, and brought again as it was', () => {
  const table = sitDown()
  const started = table.view()
  expect(value(goTo(table.host, play, -1))).toEqual({ stateHash: null, view: null })
  expect(value(goTo(table.host, play, 0))).toEqual({ stateHash: table.stateHash(), view: started })
})

test('a point that the play never had is refused', () => {
  const table = sitDown()
  playOn(table, 2)
  expect(refusalOf(playStateAt(table.host, play, 3))).toEqual({
    code: 'no-entry',
    problems: [{ key: 'kernel.noEntry', args: { index: 3 } }],
  })
  expect(refusalOf(goTo(table.host, 'nowhere', 0))).toMatchObject({ code: 'unknown-play' })
})

test('a state that is not the stored one is a fault that names both hashes', () => {
  const table = sitDown({ setup: { hull: 20 } })
  playOn(table, 3)
  const { line } = table.store.tables
  const { stateHash } = line[1]!
  line[1] = { ...line[1]!, stateHash: 'another' }
  table.reopen()
  table.undo()
  const mismatch = { code: 'history-mismatch', details: { play, index: 1, stored: 'another', found: stateHash } }
  expect(() => table.undo()).toThrow(expect.objectContaining(mismatch))
})
