// The upgrades of the box by name: each does what its card says. Those that only a market asks are shown there (SW-012).
import { describe, expect, test } from 'vitest'
import { boxCards } from '../../../../../support/combat/box-card.ts'
import { effectsOn, figures } from '../../../../../support/combat/raider.ts'
import { closedWhy, passive, together, upgrade, within } from '../../../../../support/combat/sparrow.ts'
import { enemyType } from '../../../../../support/combat/content.ts'
import { fight, type FightStated } from '../../../../../support/combat/table.ts'

const start = { type: 'startUpgrade', place: 'sparrow-1' } as const
const two = { p1: {}, p2: {} }
const scouts = { 'scout#1': { at: 'E-5' }, 'scout#2': { at: 'A-9' }, 'scout#3': { at: 'I-1' } }
/** The upgrade, paid with an attack face of p1. */
const using = (id: string, stated: FightStated = {}, printed = {}) =>
  together(fight({ ...stated, sparrow: { 'sparrow-1': upgrade(id, ['attack'], printed) } }), 'sparrow-1', 'p1 attack')

describe('upgrades of the box that are used', () => {
  test('Aerial Bombardment and Aerial Barrage make the attack on the card', () => {
    const left = ['aerial-bombardment', 'aerial-barrage'].map((id) => {
      const table = using(id, { enemies: scouts }, { attacks: [{ damage: 3, targets: 2, range: 1 }] })
      return table.targets('scout#3', 'scout#2').enemy('scout#3').hull
    })
    expect(left).toEqual([3, 3])
  })

  test('Hack Wave hacks up to two ships', () => {
    const table = using('hack-wave', { enemies: scouts })
    expect(table.refused('p1', { type: 'targets', targets: ['scout#1', 'scout#2', 'scout#3'] })).toBe('targetCount')
    expect(
      table
        .targets('scout#1', 'scout#2')
        .pile('deck:E')
        .cards.filter((id) => id === 'stress-miss'),
    ).toHaveLength(2)
  })

  test('Healing Aura mends 2 hull on the ship of each pilot', () => {
    const table = using('healing-aura', { pilots: { p1: { hull: 3 }, p2: { hull: 5, at: 'A-1' } } })
    expect([table.pilot('p1').hull, table.pilot('p2').hull]).toEqual([5, 6])
  })

  test('Resupply gives each pilot one supply', () => {
    const gun = { ...upgrade('shockwave'), id: 'gun', supply: 3 as const }
    const pilot = { cards: { 'weapon-1': gun }, supply: { 'weapon-1': 1 } }
    const table = using('resupply', { pilots: { p1: pilot, p2: pilot } })
      .choose('weapon-1')
      .choose('weapon-1')
    expect([table.pilot('p1').cards[0]?.supply, table.pilot('p2').cards[0]?.supply]).toEqual([2, 2])
  })

  test('Shockwave stuns up to three ships', () => {
    const table = using('shockwave', { enemies: scouts }).targets('scout#1', 'scout#3')
    expect(Object.keys(scouts).map((id) => effectsOn(table, id))).toEqual([['stun'], [], ['stun']])
  })

  test('Signal Disrupt jams and slows the same ships', () => {
    const table = using('signal-disrupt', { enemies: scouts }).targets('scout#2', 'scout#3')
    expect(Object.keys(scouts).map((id) => effectsOn(table, id))).toEqual([
      [],
      ['radarJam', 'slow'],
      ['radarJam', 'slow'],
    ])
  })

  test('Stress Reduction takes 2 stress off each pilot', () => {
    const table = using('stress-reduction', { pilots: { p1: { stress: 2 }, p2: { stress: 1 } } })
    expect([table.pilot('p1').stress, table.pilot('p2').stress]).toEqual([0, 0])
  })

  test('both Ion Cannons reach the Titan only, and neutralize it once its shield is gone', () => {
    const stated = {
      enemies: { 'synthetic-titan#1': { at: 'E-5', shield: 2 }, 'scout#1': { at: 'E-6' } },
      types: [enemyType('synthetic-titan')],
    }
    const told = ['ion-cannon', 'upgraded-ion-cannon'].map((id) => {
      const table = using(id, stated, { attacks: [{ damage: 2, targets: 1, range: 1 }] })
      return [
        table.enemy('synthetic-titan#1').shield,
        table.enemy('scout#1').shield,
        table.told.includes('enemyNeutralized'),
      ]
    })
    expect(told).toEqual([
      [0, 2, true],
      [0, 2, true],
    ])
  })
})

describe('upgrades of the box that work by themselves', () => {
  test('Cloaking Field hides one friendly ship of choice from the start', () => {
    const table = fight({ pilots: two, sparrow: { 'sparrow-1': passive('cloaking-field') }, tasks: [start] })
    expect(within(table)).toEqual(['p1', 'p2'])
    expect([effectsOn(table.targets('p2'), 'p1'), effectsOn(table, 'p2')]).toEqual([[], ['stealth']])
  })

  test('Hull Mechanic, Expert Hull Mechanic, Shield Tech and Advanced Shield Tech lift start values', () => {
    const ids = ['hull-mechanic', 'expert-hull-mechanic', 'shield-tech', 'advanced-shield-tech']
    const values = ids.map((id) => figures(fight({ pilots: two, sparrow: { 'sparrow-2': passive(id) } }), 'p2'))
    expect(values).toEqual([
      { hull: 7, shield: 4 },
      { hull: 8, shield: 4 },
      { hull: 6, shield: 5 },
      { hull: 6, shield: 6 },
    ])
  })

  test('Extra Cockpit, Local Barter and Local Market do nothing in a fight by themselves', () => {
    for (const id of ['extra-cockpit', 'local-barter', 'local-market']) {
      const table = fight({ sparrow: { 'sparrow-1': passive(id) }, tasks: [start] })
      expect([table.told, closedWhy(table, 'sparrow-1')]).toEqual([[], 'noDice'])
    }
  })
})

test('an upgrade whose printed slots nobody has told yet is offered to be told, and never by hand', () => {
  const actions = boxCards('sparrow-upgrades').filter(({ timing }) => timing === 'action')
  const offered = actions.map((card) => {
    const { question } = fight({ sparrow: { 'sparrow-1': card } })
    return question.type === 'act' && question.payments.find(({ action }) => action === 'sparrow-1')?.tells
  })
  expect(new Set(offered)).toEqual(new Set([true]))
})

test('every upgrade of the box plays by rule: nothing is left to hands', () => {
  const played = boxCards('sparrow-upgrades').flatMap((card) => {
    const printed = {
      attacks: [{ damage: 1, targets: 1, range: 3 }],
      slots: [{ type: 'single' as const, icons: ['attack' as const] }],
    }
    const isAction = card.timing === 'action'
    const table = fight({
      pilots: two,
      sparrow: { 'sparrow-1': isAction ? { ...card, ...printed } : card },
      tasks: [start],
    })
    if (isAction) together(table, 'sparrow-1', 'p1 attack')
    return table.state.need?.kind === 'ask' && table.state.need.question.asks.key === 'akarios.ask.byHand'
      ? [card.id]
      : []
  })
  expect([boxCards('sparrow-upgrades').length, played]).toEqual([28, []])
})
