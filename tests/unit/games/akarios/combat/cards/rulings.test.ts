// Rulings on cards (the ledger's open questions) that no other file of cards shows.
import { expect, test } from 'vitest'
import { boxCard } from '../../../../../support/combat/box-card.ts'
import { blast, giver } from '../../../../../support/combat/blast.ts'
import { forward } from '../../../../../support/combat/content.ts'
import { asked, free, oneDie } from '../../../../../support/combat/kept.ts'
import { passive, together, upgrade } from '../../../../../support/combat/sparrow.ts'
import { fight, type Table } from '../../../../../support/combat/table.ts'

const scout = { 'scout#1': { at: 'E-6', hull: 9, shield: 0 } }
const lost = (table: Table, id = 'scout#1') => 9 - table.ship(id).hull
const reasons = ({ question }: Table) =>
  question.type === 'targets' ? question.candidates.map((one) => [one.id, one.can || one.why]) : []

test('[PG-019] x2 doubles base, bonuses and all other cards of the run (open question 17)', () => {
  const pilots = { p1: { deck: 'rolling-plus-1 x2 zero' } }
  const table = fight({ enemies: scout, pilots, luck: { 'deck:p1': 'rolling-plus-1 x2' } })
  expect(lost(table.act('p1', 'attack', 'attack'))).toBe(4)
})

test('[CB-008] Powder Monkey: 1 supply more on own weapons, to 4 at most, nothing on other cards (open question 46)', () => {
  const cards = {
    pilotAbility: boxCard('abilities', 'powder-monkey', free),
    'weapon-1': { ...blast(), supply: 2 as const },
    'weapon-2': { ...blast(), id: 'full', supply: 4 as const },
    'tech-1': boxCard('upgrades', 'foresight', { ...oneDie, supply: 2 }),
  }
  const fitted = fight({ pilots: { p1: { cards } } }).pilot('p1').cards
  expect(Object.fromEntries(fitted.map(({ place, supply }) => [place, supply]))).toEqual({
    pilotAbility: null,
    'weapon-1': 3,
    'weapon-2': 4,
    'tech-1': 2,
  })
})

test('[CE-038] stress reduction for all in range skips ships without stress (open question 80)', () => {
  const calm = giver('stressReduction', { who: 'any', count: 'all', range: 3 }, 1)
  const table = fight({ enemies: scout, pilots: { p1: { cards: { 'tech-1': calm } }, p2: { stress: 2 } } })
  expect(reasons(table.act('p1', 'tech-1', 'attack'))).toEqual([
    ['p1', true],
    ['p2', true],
    ['scout#1', 'noUse'],
  ])
})

test('[SW-008] Healing Aura reaches every conscious pilot, range and sight aside (open question 81)', () => {
  const table = fight({
    terrain: { planet: 'B-2' },
    pilots: { p1: { hull: 1 }, p2: { at: 'A-1', hull: 2 } },
    sparrow: { 'sparrow-1': upgrade('healing-aura') },
  })
  together(table, 'sparrow-1', 'p1 attack')
  expect([table.ship('p1').hull, table.ship('p2').hull]).toEqual([3, 4])
})

test('[CE-050] stealth bars neither friends nor the ship itself from choosing it (open question 85)', () => {
  const mend = giver('repair', { who: 'any', count: 2, range: 3 }, 1)
  const hidden = { effects: { stealth: 2 } }
  const table = fight({
    enemies: { 'scout#1': { at: 'E-6', ...hidden } },
    pilots: { p1: { ...hidden, cards: { 'tech-1': mend } }, p2: hidden },
  })
  expect(reasons(table.act('p1', 'tech-1', 'attack'))).toEqual([
    ['p1', true],
    ['p2', true],
    ['scout#1', 'hidden'],
  ])
})

test('[BO-008] Quick Start doubles the first attack of the fight by any friendly ship, once (open question 93)', () => {
  const table = fight({
    enemies: scout,
    pilots: { p1: {}, p2: { at: 'E-9' } },
    sparrow: { 'sparrow-1': passive('quick-start') },
    tasks: [{ type: 'startUpgrade', place: 'sparrow-1' }],
  })
  const second = lost(table.act('p2', 'attack', 'attack'))
  expect([second, lost(table.act('p1', 'attack', 'attack'))]).toEqual([2, 3])
})

test('[ST-022] Shield Overload: all shield is lost, nobody may ignore it, and every other ship within 3 is stunned (open questions 84 and 119)', () => {
  const overload = {
    id: 'shield-overload',
    name: 'Shield Overload',
    wording: 'Everything goes dark.',
    timing: 'immediate' as const,
    effects: [
      { do: 'loseShield' as const, amount: 'all' as const },
      {
        do: 'apply' as const,
        effect: 'stun' as const,
        targets: {
          who: 'any' as const,
          count: 'all' as const,
          range: 3,
          excludeSelf: true as const,
          mandatory: true as const,
        },
      },
    ],
  }
  const table = fight({
    trauma: [overload],
    enemies: { 'scout#1': { at: 'E-6' }, 'scout#2': { at: 'A-1' } },
    pilots: { p1: { stress: 6, cards: { 'weapon-1': blast() } }, p2: {} },
  }).run({ type: 'gainStress', seat: 'p1', amount: 1, why: 'scenario' })
  const stunned = table.state.ships.filter(({ effects }) => effects.length > 0).map(({ id }) => id)
  expect([asked(table), table.ship('p1').shield, table.ship('p1').hull, stunned]).toEqual([
    'act',
    0,
    6,
    ['p2', 'scout#1'],
  ])
})

test('[CE-032] a weapon card whose ship is slowed attacks, and leaves its move out (open question 123)', () => {
  const burn = boxCard('upgrades', 'after-burn', {
    ...oneDie,
    attacks: [{ damage: 2, targets: 1, range: 3 }],
    moves: [forward(1)],
  })
  const table = fight({ enemies: scout, pilots: { p1: { effects: { slow: 1 }, cards: { 'weapon-1': burn } } } })
  table.act('p1', 'weapon-1', 'attack')
  expect([lost(table), table.where('p1'), table.told.includes('moveSkipped')]).toEqual([2, 'E-8/0', true])
})
