// A card that is offered at its moment: what it costs, and what leaving it alone means.
import { expect, test } from 'vitest'
import { menuOf } from '../../../../../../renderer/games/akarios/combat/question/menu.ts'
import { nothingPicked } from '../../../../../../renderer/games/akarios/combat/question/option.ts'
import { boxCard } from '../../../../../support/combat/box-card.ts'
import { enemyType, order } from '../../../../../support/combat/content.ts'
import { oneDie, oneSupply } from '../../../../../support/combat/kept.ts'
import { fight, type Table } from '../../../../../support/combat/table.ts'
import { contextOf } from './table.ts'

const shown = ({ question, view }: Table, language: 'en' | 'de' = 'en') => {
  const { heading, options } = menuOf(question, nothingPicked, contextOf(view, language))
  return [heading, ...options.map(({ label, hints }) => [label, ...hints].join(' | '))]
}
const line = order('strike', [{ id: 'a', do: 'attack', damage: 3, targets: 1, range: 5 }])
const attacked = (card: ReturnType<typeof boxCard>) =>
  fight({
    types: [enemyType('scout', { cards: [line] })],
    enemies: { 'scout#1': { at: 'E-6' } },
    pilots: { p1: { shield: 0, cards: { 'tech-1': card } } },
  }).pass()

test('with a die that was kept: the card, the slot it takes, and leaving it alone', () => {
  const cloak = attacked(boxCard('upgrades', 'phaseshift-cloak', oneDie))
  expect(shown(cloak)).toEqual([
    'Starla: Use Phaseshift Cloak now?',
    'Phaseshift Cloak | attack',
    'Starla does not use it',
  ])
  expect(shown(cloak, 'de')[0]).toBe('Starla: Phaseshift Cloak jetzt nutzen?')
})

test('against the hit, with its damage; supply is a cost, and an untold one is read off the card', () => {
  const shell = (printed: Parameters<typeof boxCard>[2]) =>
    shown(attacked(boxCard('upgrades', 'polarized-shell', printed))).slice(0, 2)
  expect(shell(oneSupply)).toEqual([
    'Starla: Use Polarized Shell against this attack of 4 damage?',
    'Polarized Shell | costs supply',
  ])
  expect(shell({})[1]).toBe('Polarized Shell | not told yet: read it off the card')
})

test('[PA-069] before the enemies draw there is no damage to name yet', () => {
  const evasive = boxCard('upgrades', 'evasive-maneuvers', oneDie)
  expect(shown(attacked(evasive))[0]).toBe('Starla: Use Evasive Maneuvers before the enemies draw?')
})

test('between two enemy actions: not now, one of the cards, or nothing more in this phase', () => {
  const overwatch = boxCard('abilities', 'overwatch', { ...oneDie, attacks: [{ damage: 1, targets: 1, range: 5 }] })
  expect(shown(attacked(overwatch))).toEqual([
    'Starla: a card before the enemies go on?',
    'Not now',
    'Overwatch',
    'Nothing more in this enemy phase',
  ])
})
