// Cards that attack in a way of their own, or that change the next attack. Printed values are the test's own.
import { describe, expect, test } from 'vitest'
import type { ActionCard } from '../../../../../../../main/games/akarios/combat/state/content.ts'
import { blast } from '../../../../../../support/combat/blast.ts'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { enemyType, lineAhead, order } from '../../../../../../support/combat/content.ts'
import { asked, options } from '../../../../../../support/combat/kept.ts'
import { effectsOn, hurt } from '../../../../../../support/combat/raider.ts'

import { together } from '../../../../../../support/combat/sparrow.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

const slots: ActionCard['slots'] = [{ type: 'single', icons: ['wild'] }]
const gun = { damage: 1, targets: 1, range: 3 }
const scouts = (...places: string[]): FightStated['enemies'] =>
  Object.fromEntries(places.map((at, index) => [`scout#${index + 1}`, { at, hull: 9, shield: 0 }]))
const lost = (table: Table, id = 'scout#1') => 9 - table.ship(id).hull
const upgrade = (id: string, printed: Partial<ActionCard> = {}) => boxCard('upgrades', id, { slots, ...printed })

describe('Channeled Attack', () => {
  const channel = upgrade('channeled-attack', { attacks: [{ damage: 1, targets: 1, arcs: [lineAhead(2)] }] })
  const from = (others: FightStated['pilots'] = {}) =>
    fight({
      enemies: scouts('E-6', 'B-2'),
      pilots: { p1: { deck: 'plus-1', cards: { 'weapon-1': channel } }, ...others },
      luck: { 'deck:p1': 'plus-1' },
    }).act('p1', 'weapon-1', 'wild')

  test('arc and sight are those of another friendly ship, the deck is the own one', () => {
    const table = from({ p2: { at: 'B-4', deck: 'zero' } })
    expect([lost(table), lost(table, 'scout#2'), table.pile('deck:p1').discard]).toEqual([0, 2, ['plus-1']])
  })

  test('with several ships the player says which', () => {
    const table = from({ p2: { at: 'B-4' }, p3: { at: 'I-9' } })
    expect([asked(table), options(table)]).toEqual(['attackFrom', ['p2', 'p3']])
    expect(lost(table.choose('p3'), 'scout#2')).toBe(0)
  })

  test('from behind is seen from there', () => {
    const target = { 'scout#1': { at: 'B-2', hull: 9, shield: 0, facing: 0 as const } }
    const behind = fight({
      enemies: target,
      pilots: { p1: { deck: 'zero zero', cards: { 'weapon-1': channel } }, p2: { at: 'B-4' } },
    }).act('p1', 'weapon-1', 'wild')
    expect(behind.told).toContain('drawMode')
  })

  test('open question 57: alone it does nothing and can still be played', () => {
    const alone = from()
    expect([alone.told.includes('noOtherShip'), lost(alone)]).toEqual([true, 0])
  })
})

describe('Missile Strike', () => {
  const arcs = [[{ q: -1, r: 0 }], lineAhead(2), [{ q: 1, r: -1 }]]
  const strike = upgrade('missile-strike', { attacks: [{ damage: 1, targets: 3, arcs }] })
  // One ship in the left arc, two ahead, none on the right.
  const stated: FightStated = {
    enemies: scouts('D-7', 'E-7', 'E-6'),
    pilots: { p1: { dice: 'wild wild move', cards: { 'weapon-1': strike, 'tech-1': upgrade('double-damage') } } },
  }
  const able = ({ question }: Table) =>
    question.type === 'targets' ? question.candidates.filter(({ can }) => can).map(({ id }) => id) : null
  const hits = (table: Table) => ['scout#1', 'scout#2', 'scout#3'].map((id) => lost(table, id))

  test('one target in each of its arcs at most', () => {
    const table = fight(stated).act('p1', 'weapon-1', 'wild')
    expect(able(table)).toEqual(['scout#1'])
    expect(able(table.targets('scout#1'))).toEqual(['scout#2', 'scout#3'])
    expect(hits(table.targets('scout#3'))).toEqual([1, 0, 1])
  })

  test('an arc may be left out', () => {
    expect(hits(fight(stated).act('p1', 'weapon-1', 'wild').targets().targets('scout#2'))).toEqual([0, 1, 0])
  })

  test('[CE-045] what counts for the first target only: the player names that one', () => {
    const table = fight(stated).act('p1', 'tech-1', 'wild').act('p1', 'weapon-1', 'wild')
    table.targets('scout#1').targets('scout#2')
    expect([asked(table), options(table)]).toEqual(['firstTarget', ['scout#1', 'scout#2']])
    expect(hits(table.choose('scout#2'))).toEqual([1, 2, 0])
  })
})

describe('Charge Attack', () => {
  test('turns and attacks as the next pilot phase begins, without dice; noted in the log till then', () => {
    const charge = boxCard('abilities', 'charge-attack', { slots, attacks: [gun], supply: 1 })
    const table = fight({ enemies: scouts('E-6'), pilots: { p1: { dice: 'wild', cards: { shipAbility: charge } } } })
    table.act('p1', 'shipAbility', 'wild')
    expect([table.told.includes('actionWaits'), table.state.round, asked(table)]).toEqual([true, 2, 'turn'])
    expect(lost(table.put(null))).toBe(1)
  })
})

describe('doublings', () => {
  const doubling = (id: string): FightStated => ({
    enemies: scouts('E-6', 'D-7'),
    pilots: {
      p1: { dice: 'wild wild attack attack', cards: { 'tech-1': upgrade(id), 'weapon-1': blast({ targets: 2 }) } },
    },
  })

  test.each(['prepare', 'double-damage'])(
    '[PA-060] open question 19: %s: double for the first target, without a draw; later ones draw',
    (id) => {
      const table = fight(doubling(id)).act('p1', 'tech-1', 'wild').act('p1', 'weapon-1', 'attack')
      table.targets('scout#1', 'scout#2')
      expect([lost(table), lost(table, 'scout#2'), table.pile('deck:p1').discard]).toEqual([2, 1, ['zero']])
    },
  )

  test('open question 18: of two doublings one counts, the other waits for the attack after', () => {
    const cards = { 'engine-1': upgrade('prepare'), 'tech-1': upgrade('double-damage') }
    const shot = (table: Table) => table.act('p1', 'attack', 'attack')
    const table = fight({
      enemies: scouts('E-6'),
      board: { attack: { damage: 1, targets: 1, range: 3, slots: [{ type: 'single', icons: ['attack', 'attack'] }] } },
      pilots: { p1: { dice: 'wild wild attack attack', cards } },
    })
    table.act('p1', 'engine-1', 'wild').act('p1', 'tech-1', 'wild')
    expect([lost(shot(table)), lost(shot(table)), table.pilot('p1').waiting]).toEqual([2, 4, []])
  })

  test('open question 109: Quick Start is used, Prepare waits for the next attack', () => {
    const table = fight({
      sparrow: { 'sparrow-1': boxCard('sparrow-upgrades', 'quick-start') },
      enemies: scouts('E-6'),
      board: { attack: { damage: 1, targets: 1, range: 3, slots: [{ type: 'single', icons: ['attack', 'attack'] }] } },
      pilots: { p1: { dice: 'wild attack attack move', cards: { 'engine-1': upgrade('prepare') } } },
      tasks: [{ type: 'startUpgrade', place: 'sparrow-1' }],
    })
    table.act('p1', 'engine-1', 'wild').act('p1', 'attack', 'attack')
    expect([lost(table), table.state.squadWaiting, table.pilot('p1').waiting.length]).toEqual([2, [], 1])
    expect(lost(table.act('p1', 'attack', 'attack'))).toBe(4)
  })

  test('open question 120: an advantage that waited is spent although nothing is drawn', () => {
    const cards = { 'tech-1': upgrade('double-damage'), pilotAbility: boxCard('abilities', 'stimpacks', { slots }) }
    const table = fight({ enemies: scouts('E-6'), pilots: { p1: { dice: 'wild wild attack', cards } } })
    table.act('p1', 'tech-1', 'wild').act('p1', 'pilotAbility', 'wild').act('p1', 'attack', 'attack')
    expect([lost(table), table.pile('deck:p1').discard, table.pilot('p1').waiting]).toEqual([2, [], []])
  })
})

describe('Absorption Cannon', () => {
  const cannon = upgrade('absorption-cannon', { attacks: [gun], supply: 2 })
  const stated: FightStated = {
    enemies: scouts('E-6'),
    pilots: { p1: { dice: 'wild stress', cards: { 'weapon-1': cannon } } },
  }

  test('1 damage more with a stress face', () => {
    const shot = (face: string) => lost(fight(stated).act('p1', 'weapon-1', face))
    expect([shot('wild'), shot('stress')]).toEqual([1, 2])
  })

  test('[CE-049] gains a supply each time its ship is damaged, up to 4 past its start value', () => {
    const table = fight(stated).run(hurt('p1', 1)).choose('take').run(hurt('p1', 1)).choose('take')
    expect(table.pilot('p1').cards[0]).toMatchObject({ supply: 4, startSupply: 2 })
    expect(table.run(hurt('p1', 1)).choose('take').pilot('p1').cards[0]?.supply).toBe(4)
  })

  test('open question 11: what a card of the ship itself costs is no damage', () => {
    const shard = boxCard('abilities', 'shard-burst', { slots, attacks: [gun] })
    const pilots = { p1: { dice: 'wild', cards: { 'weapon-1': cannon, shipAbility: shard } } }
    expect(
      fight({ ...stated, pilots })
        .act('p1', 'shipAbility', 'wild')
        .pilot('p1').cards[0]?.supply,
    ).toBe(2)
  })
})

describe('Mimic', () => {
  const mimic = boxCard('abilities', 'mimic', { slots })
  const copying = (card: ActionCard, more: FightStated = {}) =>
    fight({
      enemies: scouts('E-6'),
      ...more,
      pilots: {
        p1: { dice: 'wild stress', cards: { pilotAbility: mimic, 'tech-1': upgrade('cloak') } },
        p2: { at: 'F-8', dice: 'wild stress attack', cards: { 'tech-1': card } },
        ...more.pilots,
      },
    })

  test('repeats what another friendly ship did last in this round, with the figures of its card', () => {
    const table = copying(upgrade('scanner', { supply: 1 }))
      .act('p2', 'tech-1', 'wild')
      .targets()
    expect(asked(table.act('p1', 'pilotAbility', 'wild'))).toBe('repeat')
    table.choose('p2').targets('scout#1')
    expect([effectsOn(table, 'scout#1'), table.pilot('p2').cards[0]?.supply]).toEqual([['targetLock'], 0])
  })

  test('what holds for a span holds for the ship that repeats it', () => {
    const table = copying(upgrade('not-a-threat')).act('p2', 'tech-1', 'wild').act('p1', 'pilotAbility', 'wild')
    expect(
      table
        .choose('p2')
        .pilot('p1')
        .held.map(({ step }) => step.do),
    ).toEqual(['notATarget'])
  })

  test('what a card says of itself is said of Mimic, not of the card in the same place', () => {
    const burn = upgrade('core-explosion', {
      attacks: [gun],
      moves: [lineAhead(1).map((hex) => ({ ...hex, facing: 0 as const }))],
    })
    const table = copying(burn).act('p2', 'tech-1', 'wild').fly().act('p1', 'pilotAbility', 'wild').choose('p2')
    table.fly()
    expect(table.pilot('p1').cards.map(({ card, damaged }) => [card, damaged])).toEqual([
      ['mimic', true],
      ['cloak', false],
    ])
  })

  test('open question 57: nobody has done anything: it does nothing', () => {
    expect(copying(upgrade('scanner')).act('p1', 'pilotAbility', 'wild').told).toContain('noCardToUse')
  })
})

describe('whom a card reaches', () => {
  const cards = [order('wait', [{ id: 'a', do: 'rotate' }])]
  const titan = enemyType('synthetic-titan', { cards })
  const walker = enemyType('walker', { cards })
  const stated: FightStated = { types: [titan, walker], enemies: { 'synthetic-titan#1': { at: 'F-7' } } }

  test('[PA-057] an enemy that the card never reaches, and without combat cards, where it needs them', () => {
    const { question } = fight({
      ...stated,
      enemies: { ...stated.enemies, 'scout#1': { at: 'E-6' }, 'walker#1': { at: 'E-5' } },
      pilots: { p1: { cards: { 'tech-1': upgrade('target-warp', { reach: 4 }) } } },
    }).act('p1', 'tech-1', 'wild')
    expect(question.type === 'targets' && question.candidates).toEqual([
      { id: 'synthetic-titan#1', can: false, why: 'cardForbids' },
      { id: 'scout#1', can: false, why: 'cardForbids' },
      { id: 'walker#1', can: true },
    ])
  })

  test('[PA-057] the attack of such a card neither: there is nobody to attack', () => {
    const swap = upgrade('gravity-swap', { attacks: [gun] })
    const table = fight({ ...stated, pilots: { p1: { cards: { 'weapon-1': swap } } } })
    expect(table.act('p1', 'weapon-1', 'wild').told).toContain('noTarget')
  })
})

describe('pushes and pulls of one attack', () => {
  const pushing = upgrade('blast-packs')
  const pulling = upgrade('flank', { moves: [] })
  const shot = (effects: { effect: 'push' | 'pull'; amount: number }[]) =>
    fight({
      enemies: scouts('E-5'),
      board: { attack: { damage: 1, targets: 1, range: 4, effects, slots: [{ type: 'single', icons: ['attack'] }] } },
      pilots: { p1: { cards: { 'tech-1': pushing } } },
    })
      .act('p1', 'tech-1', 'wild')
      .act('p1', 'attack', 'attack')

  test('open question 118: pushes of one attack add up', () => {
    const table = shot([{ effect: 'push', amount: 1 }])
    expect([pulling.id, table.where('scout#1'), table.told.filter((key) => key === 'shipPushed').length]).toEqual([
      'flank',
      'E-2/3',
      1,
    ])
  })

  test('open question 118: a push and a pull come in the order that the player chooses', () => {
    const table = shot([{ effect: 'pull', amount: 1 }])
    expect([asked(table), options(table)]).toEqual(['shoveOrder', ['push', 'pull']])
    table.choose('pull')
    expect(table.told.filter((key) => key.startsWith('shipPu'))).toEqual(['shipPulled', 'shipPushed'])
  })
})

describe('Ion Cannon', () => {
  const cannon = boxCard('sparrow-upgrades', 'ion-cannon', { slots, attacks: [{ damage: 2, targets: 1, range: 9 }] })
  const titan = enemyType('synthetic-titan')
  const shot = (shield: number, mission: FightStated['mission']) => {
    const table = fight({
      mission: mission ?? {},
      types: [titan],
      enemies: { 'synthetic-titan#1': { at: 'E-5', shield, hull: 9 }, 'scout#1': { at: 'D-5' } },
      pilots: { p1: { dice: 'wild move' } },
      sparrow: { 'sparrow-1': cannon },
    })
    return together(table, 'sparrow-1', 'p1 wild')
  }
  const rule = {
    id: 'dark',
    wording: 'The Titan goes dark.',
    when: { on: 'enemyNeutralized' as const, enemy: 'synthetic-titan' },
  }

  test('the Titan is neutralized once its shield is gone: a mission may be won by it', () => {
    const goal = { type: 'neutralizeEnemy' as const, enemy: 'synthetic-titan' }
    const mission = { win: { need: 'all' as const, objectives: [{ id: 'titan', wording: 'Neutralize it.', goal }] } }
    expect([shot(2, mission).state.outcome?.why, shot(4, mission).state.outcome]).toEqual(['titan', null])
  })

  test('a special rule of the mission may wait for it', () => {
    expect([shot(2, { rules: [{ ...rule, then: [{ do: 'byHand' as const }] }] }).told.includes('specialRule')]).toEqual(
      [true],
    )
  })
})

test('a card of one use a scenario is closed once it was used', () => {
  const once = upgrade('scanner', { limit: 'oncePerScenario' })
  const table = fight({ pilots: { p1: { dice: 'wild wild', cards: { 'tech-1': once } } } })
  const { question } = table.act('p1', 'tech-1', 'wild').targets()
  expect(question.type === 'act' && question.closed).toEqual([
    { seat: 'p1', action: 'tech-1', why: 'usedUp', rule: 'PA-017' },
  ])
})
