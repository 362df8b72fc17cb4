// A visit with the printed cards: people tell what is on a card when it is revealed, and what an entry did.
import { expect, test } from 'vitest'
import { check, dock, door, investigate, seat, visit } from '../../../../support/world/visit.ts'

const start = { number: 1, points: [door('east', 4, ['move']), dock(40)], stop: null }
const begun = () => visit({ seats: [seat('p1'), seat('p2')] }).answer({ type: 'card', card: start })

test('[WX-005] the start card is told first, and nothing is paid before', () => {
  const table = visit()
  expect([table.waits, table.view.round, table.standing]).toEqual(['ask.startCard', 0, { p1: null, p2: null }])
  table.answer({ type: 'card', card: start })
  expect([table.waits, table.view.round, table.standing]).toEqual(['ask.act', 1, { p1: 1, p2: 1 }])
})

test('[WX-028] a revealed card must be the one that the door names', () => {
  const table = begun().commit(1, 0, { p1: 1 }).roll('wild').use()
  expect(table.question).toMatchObject({ type: 'card', card: 4 })
  expect(table.refuses({ type: 'card', card: { ...start, number: 5 } })).toBe('otherCard')
  table.answer({ type: 'card', card: { number: 4, points: [investigate(22)], stop: null } })
  expect([table.standing, table.view.cards[1]]).toEqual([
    { p1: 4, p2: 1 },
    {
      number: 4,
      x: 1,
      y: 0,
      start: false,
      stop: null,
      points: [{ is: investigate(22), marked: false, markable: true }],
    },
  ])
})

test('[WX-036] a stop event that people see on the card is read at once', () => {
  const table = begun().commit(1, 0, { p1: 1 }).roll('move').use()
  table.answer({ type: 'card', card: { number: 4, points: [], stop: 70 } })
  expect(table.question).toMatchObject({ type: 'entry', entry: 70, text: null })
})

test('[WX-029] what an entry of the book did is told: finds, damage, the next entry, the end', () => {
  const table = visit().answer({ type: 'card', card: { ...start, points: [investigate(31), dock(40)] } })
  table.commit(1, 0, { p1: 1 })
  expect(table.refuses({ type: 'read', finder: 'p1' })).toBe('otherQuestion')
  expect(table.refuses({ type: 'told', finder: 'p2', entry: { rewards: [], goTo: null, ends: null } })).toBe('notThere')
  table.answer({
    type: 'told',
    finder: 'p1',
    entry: {
      rewards: [
        { type: 'credits', amount: 2, to: 'finder' },
        { type: 'damage', amount: 1, to: 'finder' },
        { type: 'supply', amount: -1 },
      ],
      goTo: 44,
      ends: null,
    },
  })
  expect([table.waits, table.pilot('p1').health]).toEqual(['ask.goTo', 4])
  table.answer({ type: 'told', finder: 'p1', entry: { rewards: [], goTo: null, ends: 'leave' } })
  table
    .commit(1, 1, { p2: 1 })
    .answer({ type: 'told', finder: 'p2', entry: { rewards: [], goTo: null, ends: 'leave' } })
  expect(table.question).toMatchObject({ type: 'ending', results: ['success', 'failure'] })
  table.answer({
    type: 'end',
    ending: { result: 'success', rewards: [{ type: 'skillPoints', amount: 1 }], next: 12 },
  })
  expect(table.outcome).toEqual({
    result: 'success',
    pilots: [
      { seat: 'p1', trauma: 0, fell: false },
      { seat: 'p2', trauma: 0, fell: false },
    ],
    rewards: [
      { type: 'supply', amount: -1 },
      { type: 'skillPoints', amount: 1 },
    ],
    finds: [{ seat: 'p1', rewards: [{ type: 'credits', amount: 2, to: 'finder' }] }],
    next: 12,
  })
})

test('[WX-040] a failed check of the book is read too, and may be tried again', () => {
  const table = visit({ seats: [seat('p1')] })
  table.answer({ type: 'card', card: { ...start, points: [check(60, ['attack', 'attack'])] } })
  table.commit(1, 0, { p1: 1 }).roll('move').answer({ type: 'fail' })
  expect(table.waits).toBe('ask.failed')
  table.answer({ type: 'told', finder: 'p1', entry: { rewards: [], goTo: null, ends: null } })
  expect([table.waits, table.view.cards[0]?.points[0]?.marked]).toEqual(['ask.act', false])
})

test('[WX-014] the ending after all have fallen can only be a failure', () => {
  const table = visit({ failureEnding: true, seats: [seat('p1', { health: 1 })] })
  table.answer({ type: 'card', card: { ...start, points: [investigate(31)] } }).commit(1, 0, { p1: 1 })
  const entry = { rewards: [{ type: 'damage' as const, amount: 2, to: 'finder' as const }], goTo: null, ends: null }
  table.answer({ type: 'told', finder: 'p1', entry })
  expect(table.question).toMatchObject({ type: 'ending', results: ['failure'] })
  expect(table.refuses({ type: 'end', ending: { result: 'success', rewards: [], next: null } })).toBe('otherResult')
})
