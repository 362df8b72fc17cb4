// Cards that protect a ship, and the one that takes an enemy over. Printed values are the test's own.
import { describe, expect, test } from 'vitest'
import type { ActionCard } from '../../../../../../../main/games/akarios/combat/state/content.ts'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { enemyType, forward, order } from '../../../../../../support/combat/content.ts'
import { asked, options } from '../../../../../../support/combat/kept.ts'
import { effectsOn, figures, hurt, raider } from '../../../../../../support/combat/raider.ts'
import { told } from '../../../../../../support/combat/stress.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

const slots: ActionCard['slots'] = [{ type: 'single', icons: ['wild'] }]
const stun = { effect: 'stun' as const }
const weapon = boxCard('upgrades', 'burst-fire', { slots: [] })

describe('Protective Shield', () => {
  const shield = boxCard('upgrades', 'protective-shield', { slots, reach: 5 })
  /** p1 shields p2, at whom the raider shoots. */
  const shielding = (stated: FightStated = {}, damage = 3): Table =>
    fight({
      types: [raider(damage, [stun])],
      enemies: { 'raider#1': { at: 'E-5' } },
      ...stated,
      pilots: {
        p1: { at: 'E-9', dice: 'wild', shield: 1, cards: { 'tech-1': shield, ...stated.pilots?.['p1']?.cards } },
        p2: { at: 'E-7', shield: 1, dice: 'move' },
      },
    })
      .act('p1', 'tech-1', 'wild')
      .targets('p2')

  test('all damage meant for the friendly ship falls on the own ship until the next pilot phase', () => {
    const table = shielding().run(hurt('p2', 2))
    expect([figures(table, 'p1'), figures(table, 'p2')]).toEqual([
      { hull: 5, shield: 0 },
      { hull: 6, shield: 1 },
    ])
    const shown = () =>
      table.view.ships.flatMap((ship) => (ship.kind === 'pilot' ? ship.cards.map((one) => one.inForce) : []))
    expect(shown()).toEqual([true])
    table.pass('p2')
    expect(shown()).toEqual([false])
    expect([table.state.round, figures(table, 'p1').hull, figures(table, 'p2')]).toEqual([2, 2, { hull: 6, shield: 1 }])
    expect(figures(table.run(hurt('p2', 1)), 'p2')).toEqual({ hull: 6, shield: 0 })
  })

  test('[CE-039] a stun that needs hull damage does not land on the ship that lost none, nor on the other', () => {
    const table = shielding().pass('p2')
    expect([effectsOn(table, 'p1'), effectsOn(table, 'p2')]).toEqual([[], []])
  })

  test('open question 79: the ship that takes it may ignore it by damaging a card, the other is not asked', () => {
    const armed = { pilots: { p1: { cards: { 'weapon-1': weapon } } } }
    const table = shielding(armed).pass('p2')
    expect([asked(table), table.question.seat, table.question.asks.args['total']]).toEqual(['avoid', 'p1', 3])
    table.choose('weapon-1')
    expect([figures(table, 'p1'), figures(table, 'p2'), effectsOn(table, 'p2')]).toEqual([
      { hull: 6, shield: 1 },
      { hull: 6, shield: 1 },
      [],
    ])
  })

  test('[PD-014] what cuts hits on the ship that takes it cuts this one as well', () => {
    const armor = boxCard('abilities', 'polarized-armor', { slots: [] })
    const table = shielding({ pilots: { p1: { cards: { shipAbility: armor } } } }).pass('p2')
    expect(figures(table, 'p1')).toEqual({ hull: 5, shield: 0 })
  })

  test('open question 99: the own ship is no such friend', () => {
    const { question } = fight({ pilots: { p1: { cards: { 'tech-1': shield } }, p2: {}, p3: { at: 'A-1' } } }).act(
      'p1',
      'tech-1',
      'wild',
    )
    expect(question.type === 'targets' && question.candidates.map(({ id, can }) => [id, can])).toEqual([
      ['p2', true],
      ['p3', false],
    ])
  })

  test('two ships that shield each other: damage is handed on once', () => {
    const table = fight({
      pilots: {
        p1: { dice: 'wild', cards: { 'tech-1': shield } },
        p2: { dice: 'wild move', cards: { 'tech-1': { ...shield, id: 'shield-2' } } },
      },
    })
    table.act('p1', 'tech-1', 'wild').targets('p2').act('p2', 'tech-1', 'wild').targets('p1').run(hurt('p2', 1))
    expect([figures(table, 'p1').shield, figures(table, 'p2').shield]).toEqual([3, 4])
  })
})

describe('Stone Shield', () => {
  test('[PD-014] in the next enemy phase attacks do no damage; effects that need none still land', () => {
    const stone = boxCard('upgrades', 'stone-shield', { slots })
    const table = fight({
      types: [raider(4, [{ effect: 'radarJam' }])],
      enemies: { 'raider#1': { at: 'E-6' } },
      pilots: { p1: { dice: 'wild', cards: { 'tech-1': stone } } },
    }).act('p1', 'tech-1', 'wild')
    expect([figures(table, 'p1'), told(table, 'effectGained', 'effect')]).toEqual([
      { hull: 6, shield: 4 },
      ['radarJam'],
    ])
  })
})

describe('Not a Threat', () => {
  test('[EN-012] open question 113: enemies choose another ship for every action of the phase', () => {
    const threat = boxCard('upgrades', 'not-a-threat', { slots })
    const table = fight({
      types: [raider(1)],
      enemies: { 'raider#1': { at: 'E-6' } },
      pilots: { p1: { dice: 'wild', cards: { 'tech-1': threat } }, p2: { at: 'E-9', dice: 'move' } },
    })
    table.act('p1', 'tech-1', 'wild').pass('p2')
    expect(told(table, 'attackDeclared', 'targets')).toEqual([['p2']])
  })
})

describe('Avionics Hack', () => {
  const hack = boxCard('abilities', 'avionics-hack', { slots, reach: 5 })
  const hacked = (line: Parameters<typeof order>[1], pilots: FightStated['pilots'] = {}) =>
    fight({
      types: [enemyType('drone', { cards: [order('a', line)] })],
      enemies: { 'drone#1': { at: 'E-5' } },
      pilots: {
        p1: { dice: 'wild', at: 'E-7', cards: { pilotAbility: hack } },
        p2: { at: 'E-8', dice: 'move' },
        ...pilots,
      },
    })
      .act('p1', 'pilotAbility', 'wild')
      .targets('drone#1')
      .pass('p2')
  const shot = { id: 'a', do: 'attack' as const, damage: 0, targets: 1 as const, range: 5 }

  test('its player picks the target of each of its actions in the next enemy phase', () => {
    const table = hacked([
      { ...shot, then: 'b' },
      { ...shot, id: 'b' },
    ])
    expect([asked(table), table.question.seat, options(table)]).toEqual(['controlledTarget', 'p1', ['p1', 'p2']])
    table.choose('p2').choose('p2')
    expect([figures(table, 'p1').shield, figures(table, 'p2').shield]).toEqual([4, 2])
  })

  test('a turn is made toward the ship that is picked, a move asks nothing', () => {
    const table = hacked([
      { id: 'a', do: 'rotate' },
      { id: 'b', do: 'move', path: forward(1) },
    ])
    expect(asked(table)).toBe('controlledTarget')
    table.choose('p1')
    expect(table.told.filter((key) => key === 'targetControlled')).toHaveLength(1)
  })

  test('[EN-011] a hidden ship cannot be picked', () => {
    const table = hacked([shot], { p2: { at: 'E-8', dice: 'move', effects: { stealth: 2 } } })
    expect([told(table, 'attackDeclared', 'targets'), figures(table, 'p1').shield]).toEqual([[['p1']], 3])
  })

  test('only that enemy, only in that phase, never the Synthetic Titan', () => {
    const table = hacked([shot]).choose('p2')
    expect([table.state.round, table.pilot('p1').held.length]).toEqual([2, 0])
    const titan = enemyType('synthetic-titan', { cards: [order('a', [shot])] })
    const { question } = fight({
      types: [titan],
      enemies: { 'synthetic-titan#1': { at: 'E-5' }, 'scout#1': { at: 'D-5' } },
      pilots: { p1: { at: 'E-7', cards: { pilotAbility: hack } } },
    }).act('p1', 'pilotAbility', 'wild')
    expect(question.type === 'targets' && question.candidates.map(({ id, can }) => [id, can])).toEqual([
      ['synthetic-titan#1', false],
      ['scout#1', true],
    ])
  })

  test('what it gives to player ships goes to the one that is picked', () => {
    const table = hacked([{ id: 'a', do: 'apply', effect: 'radarJam', on: 'players', targets: 1, range: 5 }])
    table.choose('p2')
    expect(told(table, 'enemyGives', 'to')).toEqual([['p2']])
  })
})
