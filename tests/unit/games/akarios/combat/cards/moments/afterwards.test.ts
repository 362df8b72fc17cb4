// Cards that follow what has come about: an attack that did nothing, an enemy that is gone, a stress miss, the end of a round.
import { describe, expect, test } from 'vitest'
import { blast } from '../../../../../../support/combat/blast.ts'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { asked, free, oneDie, oneSupply, options, pay } from '../../../../../../support/combat/kept.ts'
import { give } from '../../../../../../support/combat/raider.ts'
import { gain, leak, missesOf } from '../../../../../../support/combat/stress.ts'
import { passive } from '../../../../../../support/combat/sparrow.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

const weak = (at: string) => ({ at, hull: 1, shield: 0 })

describe('Resolve', () => {
  const resolve = boxCard('abilities', 'resolve', free)
  const shot = (deck: string, cards = {}, action = 'attack') => {
    const pilots = { p1: { stress: 2, deck: `${deck} zero`, cards: { pilotAbility: resolve, ...cards } } }
    const enemies = { 'scout#1': { at: 'E-6', hull: 9 } }
    return fight({ enemies, pilots, luck: { 'deck:p1': deck } })
      .act('p1', action, 'attack')
      .pilot('p1').stress
  }
  test('1 stress off after an own attack that does nothing: a miss, or a total of 0', () => {
    expect([shot('miss'), shot('minus-1'), shot('zero')]).toEqual([1, 1, 2])
  })

  test('damage that only takes shield is not nothing', () => {
    expect(shot('zero', { 'weapon-1': blast({ damage: 1 }) }, 'weapon-1')).toBe(2)
  })
})

describe('an enemy next to the ship is destroyed', () => {
  const salvage = boxCard('abilities', 'salvage', free)
  const stores = boxCard('upgrades', 'polarized-shell', { ...oneSupply, supply: 3 })
  const supplies = (table: Table) => table.pilot('p1').cards.flatMap(({ supply }) => supply ?? [])
  const salvaging = (stated: FightStated) =>
    fight({
      pilots: {
        p1: {
          cards: { pilotAbility: salvage, 'tech-1': stores, 'tech-2': { ...stores, id: 'other' } },
          supply: { 'tech-1': 0, 'tech-2': 1 },
        },
        p2: { at: 'A-1' },
      },
      ...stated,
    })

  test('Salvage: two own cards gain a supply each, whoever destroyed it', () => {
    const hurt = { type: 'dealDamage', target: 'scout#1', amount: 5, source: 'card', only: null } as const
    const beside = salvaging({ enemies: { 'scout#1': weak('E-7'), 'scout#2': {} } }).run(hurt)
    expect(supplies(beside.choose('tech-1', 'tech-2'))).toEqual([1, 2])
    const far = salvaging({ enemies: { 'scout#1': weak('E-5'), 'scout#2': {} } }).run(hurt)
    expect([asked(far), supplies(far)]).toEqual(['act', [0, 1]])
  })

  describe('Looter', () => {
    const looter = boxCard('abilities', 'looter', free)
    const looting = (at: string, damaged = true) => {
      const gun = blast({ damage: 3, range: 5 })
      const pilots = { p1: { cards: { pilotAbility: looter, 'weapon-1': gun } }, p2: { at: 'A-1' } }
      const enemies = { 'scout#1': weak(at), 'scout#2': { at: 'E-3', hull: 9, shield: 0 } }
      const table = fight({ enemies, pilots })
      if (damaged) table.hand({ type: 'setDamaged', seat: 'p1', place: 'weapon-1', damaged: true })
      return table.act('p1', 'attack', 'attack')
    }

    test('one damaged card is used without dice, stays damaged, and adds no stress', () => {
      const table = looting('E-7')
      expect([asked(table), asked(table.choose('use'))]).toEqual(['use', 'act'])
      const { stress, cards, dice } = table.pilot('p1')
      expect([
        table.ship('scout#2').hull,
        stress,
        cards[1]?.damaged,
        dice.filter(({ on }) => on !== null).length,
      ]).toEqual([6, 0, true, 1])
    })

    test('nobody is asked without a damaged card', () => {
      expect(asked(looting('E-7', false))).toBe('act')
    })

    test('only when it was next to the ship, and only for the one who destroyed it', () => {
      expect([asked(looting('E-6')), asked(looting('E-7').choose('skip'))]).toEqual(['act', 'act'])
      const table = looting('E-5').run({ type: 'dealDamage', target: 'scout#2', amount: 9, source: 'card', only: null })
      expect(asked(table)).toBe('act')
    })
  })
})

describe('Petty', () => {
  const petty = boxCard('abilities', 'petty', free)
  const bearing = (stress: number) =>
    fight({ pilots: { p1: { stress, cards: { pilotAbility: petty } } }, enemies: { 'scout#1': {} } })
  const misses = (table: Table) => [missesOf(table), missesOf(table, 'deck:E')]

  test('a stress miss of this pilot joins the deck of the enemies too, one for each', () => {
    expect([misses(bearing(2).run(gain(1))), misses(bearing(2).run(gain(3))), misses(bearing(0).run(gain(1)))]).toEqual(
      [
        [1, 1],
        [2, 2],
        [0, 0],
      ],
    )
  })

  test('[CE-009] [CE-010] Hack with Petty: a hack on this pilot passes it on, a hack on an enemy does not come back', () => {
    const table = bearing(2).run(give('p1', 'hack', null, { from: 'scout#1' }))
    expect([misses(table), misses(bearing(2).run(give('scout#1', 'hack')))]).toEqual([
      [1, 1],
      [0, 1],
    ])
  })
})

describe('trauma', () => {
  test('[SW-016] [ST-024] Therapist with an empty trauma deck: what there is takes effect, nothing is given away', () => {
    const sparrow = { 'sparrow-1': passive('therapist') }
    const draw = (cards: number) => {
      const trauma = Array.from({ length: cards }, (_, at) => ({ ...leak, id: `leak-${at}` }))
      return fight({ sparrow, trauma, pilots: { p1: { stress: 6 } } }).run(gain(1))
    }
    const [none, one, two] = [draw(0), draw(1), draw(2)]
    expect([none.told.includes('noTraumaLeft'), one.pilot('p1').shield, asked(two)]).toEqual([true, 3, 'discardTrauma'])
    expect(two.choose(options(two)[1] ?? '').state.piles['trauma']?.discard.toSorted()).toEqual(['leak-0', 'leak-1'])
    expect(two.pilot('p1').shield).toBe(3)
  })

  test('[ST-023] Spinning turns the ship half round before each action of the next pilot phase', () => {
    const spinning = {
      id: 'spinning',
      name: 'Spinning',
      wording: 'Turns.',
      timing: 'nextPilotPhase' as const,
      effects: [{ do: 'rotate' as const, degrees: 180 as const, when: 'beforeEachAction' as const }],
    }
    const table = fight({ trauma: [spinning], pilots: { p1: { at: 'E-5', stress: 6, dice: 'move move move' } } }).run(
      gain(1),
    )
    table.act('p1', 'move-2', 'move').fly()
    expect(table.where('p1')).toBe('E-4/1')
    table.pass().answer('p1', { type: 'reroll', seat: 'p1', how: 'keep', dice: [] })
    table.act('p1', 'rotate', 'move')
    expect([asked(table), table.where('p1')]).toEqual(['turn', 'E-4/4'])
    table.put('E-4', 3).act('p1', 'move-1', 'move')
    expect([asked(table), table.where('p1')]).toEqual(['path', 'E-4/0'])
  })
})

describe('the end of a round', () => {
  const spikes = boxCard('abilities', 'jagged-spikes', free)
  test('[ER-001] [BO-012] Jagged Spikes: 1 damage to every other ship within 1, friends too, without a choice (open question 84)', () => {
    const pilots = {
      p1: { cards: { shipAbility: spikes } },
      p2: { at: 'E-9', shield: 0 },
      p3: { at: 'A-1', shield: 0 },
    }
    const table = fight({ pilots, enemies: { 'scout#1': { at: 'E-7', shield: 0 } } }).pass('p1', 'p2', 'p3')
    expect(['p1', 'p2', 'p3', 'scout#1'].map((id) => table.ship(id).hull)).toEqual([6, 5, 6, 3])
  })

  test('[BO-001] a card without cost that takes something of its own ship is asked about', () => {
    const burn = { ...spikes, effects: [{ do: 'pay' as const, what: 'hull' as const, amount: 1 as const }] }
    const table = () => fight({ pilots: { p1: { cards: { shipAbility: burn } } } }).pass()
    expect([pay(table()).ship('p1').hull, table().pass().ship('p1').hull]).toEqual([5, 6])
  })

  test('with a supply slot it is used only if its player pays', () => {
    const paid = boxCard('abilities', 'jagged-spikes', oneSupply)
    const table = () =>
      fight({
        pilots: { p1: { cards: { shipAbility: paid } } },
        enemies: { 'scout#1': { at: 'E-7', shield: 0 } },
      }).pass()
    expect([pay(table()).ship('scout#1').hull, table().pass().ship('scout#1').hull]).toEqual([3, 4])
  })
})

describe('cards that act for others', () => {
  test('Enemy Tracking: each other pilot may attack one enemy in sight, whatever range and arc, for nothing', () => {
    const tracking = boxCard('upgrades', 'enemy-tracking', oneDie)
    const gun = { ...blast({ damage: 2, targets: 2, range: 1 }), supply: 1 as const }
    const pilots = {
      p1: { cards: { 'tech-1': tracking } },
      p2: { at: 'A-9', facing: 3 as const, cards: { 'weapon-1': gun } },
    }
    const enemies = { 'scout#1': { at: 'A-1', hull: 9, shield: 0 }, 'scout#2': { at: 'A-4', hull: 9, shield: 0 } }
    const table = fight({ pilots, enemies, terrain: { planet: 'A-3' } }).act('p1', 'tech-1', 'attack')
    expect([asked(table), table.question.seat, options(table)]).toEqual([
      'grantedAttack',
      'p2',
      ['skip', 'attack', 'weapon-1'],
    ])
    table.choose('weapon-1')
    const { dice, cards } = table.pilot('p2')
    expect([
      table.ship('scout#1').hull,
      table.ship('scout#2').hull,
      dice.every(({ on }) => on === null),
      cards[0]?.supply,
    ]).toEqual([9, 7, true, 1])
  })

  test('Enemy Tracking does nothing with nobody else there (open question 57)', () => {
    const tracking = boxCard('upgrades', 'enemy-tracking', oneDie)
    expect(asked(fight({ pilots: { p1: { cards: { 'tech-1': tracking } } } }).act('p1', 'tech-1', 'attack'))).toBe(
      'act',
    )
  })

  test("Tannah O'Neill: a damaged card attacks without a draw for 2 more, and its supply is not spent (open question 98)", () => {
    const tannah = boxCard('co-pilots', 'tannah-oneill', oneDie)
    const gun = { ...blast({ damage: 1, range: 5 }), supply: 2 as const }
    const pilots = { p1: { deck: 'miss', cards: { pilotAbility: tannah, 'weapon-1': gun } } }
    const table = fight({ enemies: { 'scout#1': { hull: 9, shield: 0 } }, pilots })
    table.hand({ type: 'setDamaged', seat: 'p1', place: 'weapon-1', damaged: true }).act('p1', 'pilotAbility', 'attack')
    const [, weapon] = table.pilot('p1').cards
    expect([table.ship('scout#1').hull, table.pile('deck:p1').cards, weapon?.supply, weapon?.damaged]).toEqual([
      6,
      ['miss'],
      2,
      true,
    ])
  })

  test('Foresight shows the next card of the enemy deck, which is discarded or laid back', () => {
    const foresight = boxCard('upgrades', 'foresight', oneDie)
    const peek = () => {
      const stated = {
        enemyDeck: 'zero miss',
        luck: { 'deck:E': 'miss' },
        pilots: { p1: { cards: { 'tech-1': foresight } } },
      }
      return fight(stated).act('p1', 'tech-1', 'attack')
    }
    expect(peek().choose('discard').pile('deck:E')).toEqual({ cards: ['zero'], discard: ['miss'] })
    expect(peek().choose('back').state.piles['deck:E']?.top).toEqual(['miss'])
  })
})
