// A card that the vocabulary cannot say: its text is shown, people do it by hand, and the fight goes on.
import { expect, test } from 'vitest'
import { card } from '../../../../../../support/combat/content.ts'
import { asked } from '../../../../../../support/combat/kept.ts'
import { fight } from '../../../../../../support/combat/table.ts'

const slots = [{ type: 'single' as const, icons: ['wild' as const] }]
const owned = card('heirloom', [], { slots, supply: 2, reminder: 'Each ship next to yours gets 2 shield back.' })
const begun = () =>
  fight({ pilots: { p1: { cards: { 'tech-1': owned } }, p2: { shield: 1 } } }).act('p1', 'tech-1', 'wild')

test('its reminder is shown once it is paid, changes by hand are taken meanwhile, then the round goes on', () => {
  const table = begun()
  expect([asked(table), table.question.asks.args]).toEqual([
    'byHand',
    { title: 'heirloom', says: 'Each ship next to yours gets 2 shield back.' },
  ])
  table.hand({ type: 'setTrack', ship: 'p2', track: 'shield', value: 3 })
  expect(asked(table)).toBe('byHand')
  table.choose('done')
  expect([asked(table), table.ship('p2').shield, table.pilot('p1').cards[0]?.supply]).toEqual(['act', 3, 1])
})

test('steps that it has beside the reminder are done by the app', () => {
  const both = { ...owned, effects: [{ do: 'apply', effect: 'stealth', targets: { who: 'self', count: 1 } } as const] }
  const table = fight({ pilots: { p1: { cards: { 'tech-1': both } } } })
    .act('p1', 'tech-1', 'wild')
    .choose('done')
  expect(table.ship('p1').effects.map(({ effect }) => effect)).toEqual(['stealth'])
})

test('without a reminder the wording of the card is shown', () => {
  const { reminder: _reminder, ...plain } = owned
  const table = fight({ pilots: { p1: { cards: { 'tech-1': plain } } } }).act('p1', 'tech-1', 'wild')
  expect(table.question.asks.args['says']).toBe('What heirloom does.')
})
