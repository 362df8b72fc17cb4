// Odd cards that meet at one table. Printed values are the test's own.
import { expect, test } from 'vitest'
import type { ActionCard } from '../../../../../../../main/games/akarios/combat/state/content.ts'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { asked, options } from '../../../../../../support/combat/kept.ts'
import { figures, hurt, raider } from '../../../../../../support/combat/raider.ts'
import { told } from '../../../../../../support/combat/stress.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

const slots: ActionCard['slots'] = [{ type: 'single', icons: ['wild'] }]
const plus: ActionCard['slots'] = [{ type: 'plus', icons: ['wild', 'wild'], values: [1, 3] }]
const upgrade = (id: string, printed: Partial<ActionCard> = {}) => boxCard('upgrades', id, { slots, ...printed })
const scout: FightStated['enemies'] = { 'scout#1': { at: 'E-6', hull: 12, shield: 0 } }
const lost = (table: Table) => 12 - table.ship('scout#1').hull

/** p1 holds a Protective Shield over p2. */
const shielding = (stated: FightStated = {}): Table =>
  fight({
    ...stated,
    pilots: {
      p1: {
        at: 'E-9',
        dice: 'wild wild move',
        ...stated.pilots?.['p1'],
        cards: { 'tech-1': upgrade('protective-shield', { reach: 5 }), ...stated.pilots?.['p1']?.cards },
      },
      p2: { at: 'E-7', shield: 2, dice: 'move' },
    },
  })
    .act('p1', 'tech-1', 'wild')
    .targets('p2')

test('open question 17: Super Charge with Double Damage: what it adds is doubled too', () => {
  const cards = { 'tech-1': upgrade('super-charge', { slots: plus }), 'tech-2': upgrade('double-damage') }
  const table = fight({ enemies: scout, pilots: { p1: { dice: 'wild wild wild attack', cards } } })
  table.answer('p1', { type: 'act', seat: 'p1', pay: { payment: 'p1:tech-1:0:all', dice: [0, 1] } })
  expect(lost(table.act('p1', 'tech-2', 'wild').act('p1', 'attack', 'attack'))).toBe(8)
})

test('Mimic with Super Charge: the value that was paid counts again', () => {
  const mimic = boxCard('abilities', 'mimic', { slots })
  const table = fight({
    enemies: scout,
    pilots: {
      p1: { dice: 'wild attack', cards: { pilotAbility: mimic } },
      p2: { at: 'I-1', dice: 'wild wild', cards: { 'tech-1': upgrade('super-charge', { slots: plus }) } },
    },
  })
  // Too far off to lend its dice: the pool holds those of p2 alone.
  table.answer('p2', { type: 'act', seat: 'p2', pay: { payment: 'p2:tech-1:0:all', dice: [0, 1] } })
  expect(lost(table.act('p1', 'pilotAbility', 'wild').choose('p2').act('p1', 'attack', 'attack'))).toBe(4)
})

test('Action Sent with Motivational Speech: a shared result that lies on a slot may be laid again', () => {
  const table = fight({
    pilots: {
      p1: {
        dice: 'stress wild',
        cards: {
          'tech-1': upgrade('action-sent'),
          pilotAbility: boxCard('abilities', 'motivational-speech', { slots }),
        },
      },
      p2: { dice: 'move' },
    },
  })
  table.act('p1', 'tech-1', 'stress').act('p2', 'move-1', 'stress').fly().act('p1', 'pilotAbility', 'wild')
  expect([asked(table), options(table)]).toEqual(['reassignDie', ['1']])
  table
    .choose('1')
    .answer('p2', { type: 'act', seat: 'p2', pay: { payment: 'p2:rotate:0:0:0', dice: [1] } })
    .put(null)
  // Once for each slot that it is laid on (open question 76).
  expect(table.pilot('p2').stress).toBe(2)
  expect(table.pass('p1', 'p2').pilot('p2').dice).toHaveLength(1)
})

test('Wingman with Super Charge: the die that was given may pay for the card of its owner', () => {
  const stated: FightStated = {
    pilots: {
      p1: {
        dice: 'stress move',
        cards: {
          'tech-1': upgrade('super-charge', { slots: plus }),
          pilotAbility: boxCard('abilities', 'wingman', { slots: [] }),
        },
      },
      p2: { dice: 'move' },
    },
    tasks: [{ type: 'offerCards', on: 'afterRoll' }],
  }
  const begun = fight(stated)
  const table = (begun.question.type === 'act' ? begun.act('p1', 'pilotAbility') : begun).choose('0:p2')
  // The pool: one die of p1, then the own one of p2 and the guest.
  table.answer('p1', { type: 'act', seat: 'p1', pay: { payment: 'p1:tech-1:0:all', dice: [2] } })
  expect([table.pilot('p1').stress, table.pilot('p2').stress]).toEqual([0, 1])
  table.pass('p1', 'p2')
  expect([table.pilot('p1').dice.length, table.pilot('p2').dice.length]).toEqual([2, 1])
})

test('[CE-049] Protective Shield with Absorption Cannon: what is taken over is damage to the own ship', () => {
  const cannon = upgrade('absorption-cannon', { supply: 1 })
  const table = shielding({ pilots: { p1: { cards: { 'weapon-1': cannon } } } })
    .run(hurt('p2', 1))
    .choose('take')
  expect(table.pilot('p1').cards.find(({ card }) => card === 'absorption-cannon')?.supply).toBe(2)
})

test('[SW-017] Protective Shield with Shield Network: another ship may lose shield for the one that takes it', () => {
  const network = boxCard('sparrow-upgrades', 'shield-network')
  const table = shielding({ sparrow: { 'sparrow-1': network } }).run(hurt('p2', 3))
  expect(options(table)).toEqual(['nothing', 'p2:1', 'p2:2'])
  table.choose('p2:2')
  expect([figures(table, 'p1').shield, figures(table, 'p2').shield]).toEqual([3, 0])
})

test('[EN-012] Protective Shield with Not a Threat: nobody aims at the own ship, and what others are dealt still falls on it', () => {
  const threat = upgrade('not-a-threat')
  const table = shielding({
    types: [raider(3)],
    enemies: { 'raider#1': { at: 'E-8' } },
    pilots: { p1: { dice: 'wild wild', cards: { 'tech-2': threat } } },
  })
  table.act('p1', 'tech-2', 'wild').pass('p2')
  expect([told(table, 'attackDeclared', 'targets'), figures(table, 'p1').shield, figures(table, 'p2').shield]).toEqual([
    [['p2']],
    1,
    2,
  ])
})

test('Channeled Attack with a waiting bonus: it is the own next attack', () => {
  const channel = upgrade('channeled-attack', { attacks: [{ damage: 1, targets: 1, range: 2 }] })
  const table = fight({
    enemies: { 'scout#1': { at: 'B-2', hull: 12, shield: 0 } },
    pilots: {
      p1: { dice: 'wild wild', cards: { 'weapon-1': channel, 'tech-1': upgrade('double-damage') } },
      p2: { at: 'B-4' },
    },
  })
  table.act('p1', 'tech-1', 'wild').act('p1', 'weapon-1', 'wild')
  expect([lost(table), table.pilot('p1').waiting]).toEqual([2, []])
})

test('Protective Shield that is damaged later: what it was used for holds on', () => {
  const table = shielding().hand({ type: 'setDamaged', seat: 'p1', place: 'tech-1', damaged: true }).run(hurt('p2', 1))
  expect([figures(table, 'p1').shield, figures(table, 'p2').shield]).toEqual([3, 2])
})
