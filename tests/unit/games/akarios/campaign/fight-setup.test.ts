// From the campaign's fits to the set-up of a fight: cards of the same name apart, places in order, the Sparrow's upgrades (CB-005, SW-002).
import { expect, test } from 'vitest'
import { fightSetup } from '../../../../../main/games/akarios/campaign/fight-setup.ts'
import { combatMachine } from '../../../../../main/games/akarios/combat/index.ts'
import type { Content } from '../../../../../shared/games/akarios/content/content.ts'
import { board } from '../../../../support/combat/content.ts'
import { skirmish } from '../../../../support/combat/skirmish.ts'
import { loadBox } from '../../../../support/box.ts'
import { contentOf, smallSquad } from '../../../../support/campaign/small-squad.ts'

const box = await loadBox()
const { mission, content: plain } = skirmish(2)

/** The box with everything told that a fight asks for. */
const all: Content = {
  ...box,
  ships: Object.fromEntries(Object.entries(box.ships).map(([id, ship]) => [id, { ...ship, hull: 6, shield: 2 }])),
  enemies: plain.enemies,
  modifierCards: plain.modifiers,
}
const deck = (label: 1 | 2 | 'E') => ({
  id: `deck-${label}`,
  name: `Deck ${label}`,
  label,
  cards: [{ card: 'zero', count: 4 }],
})
const content = { ...contentOf(all), board, decks: [deck(1), deck(2), deck('E')] as never }

test('[SW-002] what the campaign has fitted flies: places in order, two cards of one name apart, the Sparrow with its two', () => {
  const state = smallSquad({
    upgrades: [{ id: 1, upgrade: 'target-lock', seat: 1, source: 'reward', paid: null }],
    coPilots: [{ card: 'mac' }],
    sparrowUpgrades: [
      { card: 'shockwave', place: 2 },
      { card: 'resupply', place: 1 },
      { card: 'therapist', place: null },
    ],
    fits: [
      { seat: 1, place: 'pilotAbility', kind: 'pilotAbility', card: 'target-lock', owned: null },
      { seat: 1, place: 'tech-2', kind: 'coPilot', card: 'mac', owned: null },
      { seat: 1, place: 'tech-1', kind: 'tech', card: 'target-lock', owned: 1 },
    ],
  })
  const made = fightSetup({ state, seats: [1, 2], mission, content, traumaCards: [] })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const { squad, sparrow, content: frozen } = made.value
  expect([squad[0]?.cards.map(({ place, card }) => `${place} ${card}`), sparrow]).toEqual([
    ['tech-1 target-lock', 'tech-2 coPilots:mac', 'pilotAbility abilities:target-lock'],
    [
      { place: 'sparrow-1', card: 'sparrowUpgrades:resupply' },
      { place: 'sparrow-2', card: 'sparrowUpgrades:shockwave' },
    ],
  ])
  expect(frozen.cards['target-lock']?.wording).not.toBe(frozen.cards['abilities:target-lock']?.wording)
  expect(combatMachine.acceptSetup(made.value as never).ok).toBe(true)
})
