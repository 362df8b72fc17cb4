// Effects that touch decks and stress (CE-004 to CE-006, CE-009, CE-010, CE-038).
import { expect, test } from 'vitest'
import { giver } from '../../../../../support/combat/blast.ts'
import { give, raider } from '../../../../../support/combat/raider.ts'
import { missesOf, sizeOf } from '../../../../../support/combat/stress.ts'
import { fight } from '../../../../../support/combat/table.ts'

const twenty = Array.from({ length: 20 }, () => 'zero').join(' ')

test('[CE-004] a bolster is shuffled into the target’s deck', () => {
  const table = fight({ pilots: { p1: {}, p2: { deck: twenty } } }).run(give('p2', 'bolster'))
  expect([sizeOf(table, 'deck:p2'), table.pile('deck:p2').cards]).toEqual([
    { deck: 21, discard: 0 },
    expect.arrayContaining(['x2-bolster']),
  ])
})

test('[CE-005] a bolster doubles the attack that draws it and goes back to the box', () => {
  const table = fight({
    pilots: { p1: { deck: twenty } },
    enemies: { 'scout#1': { at: 'E-6', hull: 4, shield: 0 } },
    luck: { 'deck:p1': 'x2-bolster' },
  }).run(give('p1', 'bolster'))
  table.act('p1', 'attack', 'attack')
  expect([table.ship('scout#1').hull, sizeOf(table)]).toEqual([2, { deck: 20, discard: 0 }])
})

test('[CE-006] a bolster for all targets is of no use to enemies', () => {
  const rally = giver('bolster', { who: 'any', count: 'all', range: 2 })
  const pilots = { p1: { cards: { 'tech-1': rally } }, p2: {}, p3: {} }
  const table = fight({ pilots, enemies: { 'scout#1': { at: 'E-7' } } })
  table.act('p1', 'tech-1', 'attack')
  expect(table.refused('p1', { type: 'targets', targets: ['scout#1'] })).toBe('noUse')
  table.targets('p1', 'p2', 'p3').run(give('scout#1', 'bolster'))
  const sizes = ['deck:p1', 'deck:p2', 'deck:p3', 'deck:E'].map((pile) => sizeOf(table, pile).deck)
  expect(sizes).toEqual([6, 6, 6, 5])
})

test('[CE-009] a hack on a pilot is 1 stress, with its mark', () => {
  const table = fight({ pilots: { p1: { stress: 4, deck: 'zero stress-miss' } } }).run(give('p1', 'hack'))
  expect([table.pilot('p1').stress, missesOf(table)]).toEqual([5, 2])
})

test('[CE-010] a hack on an enemy puts a stress miss into deck E, which leaves when it is drawn', () => {
  const table = fight({
    enemies: { 'raider#1': {} },
    types: [raider(3)],
    enemyDeck: 'zero',
    luck: { 'deck:E': 'stress-miss' },
  })
  table.run(give('raider#1', 'hack'), give('raider#1', 'hack'))
  expect(missesOf(table, 'deck:E')).toBe(2)
  expect([missesOf(table.pass(), 'deck:E'), sizeOf(table, 'deck:E')]).toEqual([1, { deck: 2, discard: 0 }])
  expect(table.pilot('p1').shield).toBe(4)
})

test('[CE-038] stress reduction lowers stress, and a mark that is passed gives its stress miss back', () => {
  const table = fight({ pilots: { p1: { stress: 6, deck: 'zero stress-miss stress-miss' } } })
  table.run(give('p1', 'stressReduction', 2))
  expect([table.pilot('p1').stress, missesOf(table)]).toEqual([4, 1])
})
