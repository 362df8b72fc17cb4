// Repair, shield charge and supply (CE-016, CE-026 to CE-031, CE-049).
import { describe, expect, test } from 'vitest'
import { blast, giver } from '../../../../../support/combat/blast.ts'
import { card } from '../../../../../support/combat/content.ts'
import { figures, give, hurt } from '../../../../../support/combat/raider.ts'
import { fight } from '../../../../../support/combat/table.ts'

const laser = card('laser', [{ do: 'attack' }], { supply: 2 })
const flank = card('flank', [{ do: 'move' }], { supply: 2 })
const supplies = (table: ReturnType<typeof fight>) =>
  Object.fromEntries(table.pilot('p1').cards.map(({ place, supply }) => [place, supply]))

describe('hull and shield', () => {
  test('[CE-026] a repair lifts the hull up to its start value', () => {
    expect(
      fight({ pilots: { p1: { hull: 5 } } })
        .run(give('p1', 'repair', 3))
        .pilot('p1').hull,
    ).toBe(6)
    expect(
      fight({ pilots: { p1: { hull: 2 } } })
        .run(give('p1', 'repair', 3))
        .pilot('p1').hull,
    ).toBe(5)
  })

  test('[CE-027] a repair does not bring a removed ship back', () => {
    const beam = giver('repair', { who: 'friendly', count: 1, range: 9 }, 2)
    const table = fight({ pilots: { p1: { cards: { 'tech-1': beam } }, p2: {} } }).run(
      hurt('p2', 99),
      give('p2', 'repair', 2),
    )
    expect([figures(table, 'p2').hull, table.pilot('p2').out]).toEqual([0, true])
    expect(table.act('p1', 'tech-1', 'attack').refused('p1', { type: 'targets', targets: ['p2'] })).toBe('noTarget')
  })

  test('[CE-031] a shield charge lifts the shield up to its start value', () => {
    expect(
      fight({ pilots: { p1: { shield: 1 } } })
        .run(give('p1', 'shieldCharge', 4))
        .pilot('p1').shield,
    ).toBe(4)
    expect(
      fight({ pilots: { p1: { shield: 1 } } })
        .run(give('p1', 'shieldCharge', 2))
        .pilot('p1').shield,
    ).toBe(3)
  })
})

describe('supply', () => {
  test('[CE-016] never comes back to a card without resupply', () => {
    const once = card('once', [{ do: 'attack' }], { supply: 2, noResupply: true })
    const pilots = {
      p1: { cards: { 'weapon-1': once, 'weapon-2': laser }, supply: { 'weapon-1': 0, 'weapon-2': 0 } },
    } as const
    const table = fight({ pilots }).act('p1', 'repair', 'move attack wild').choose('hull')
    expect(table.refused('p1', { type: 'choose', chosen: ['weapon-1'] })).toBe('noSuchOption')
    expect(
      supplies(
        table
          .choose('weapon-2')
          .run(give('p1', 'resupply', 2))
          .choose('weapon-2'),
      ),
    ).toEqual({ 'weapon-1': 0, 'weapon-2': 2 })
  })

  test('[CE-028] is given 1 to each of so many cards, not above the start value', () => {
    const table = fight({
      pilots: { p1: { cards: { 'weapon-1': laser, 'engine-1': flank }, supply: { 'weapon-1': 0 } } },
    })
    table.run(give('p1', 'resupply', 2))
    expect(table.refused('p1', { type: 'choose', chosen: ['engine-1'] })).toBe('noSuchOption')
    expect(supplies(table.choose('weapon-1'))).toEqual({ 'weapon-1': 1, 'engine-1': 2 })
  })

  test('[CE-029] is not given by a card to itself', () => {
    const chain = card('chain', [{ do: 'apply', effect: 'resupply', amount: 1, targets: { who: 'self', count: 1 } }], {
      supply: 2,
    })
    const table = fight({ pilots: { p1: { cards: { 'tech-1': chain } } } }).act('p1', 'tech-1', 'attack')
    expect([table.question.type, supplies(table)]).toEqual(['act', { 'tech-1': 1 }])
  })

  test('[CE-030] as a bare effect of an attack feeds the acting ship', () => {
    const gun = blast({ effects: [{ effect: 'resupply', amount: 1 }] })
    const table = fight({
      pilots: { p1: { cards: { 'weapon-1': gun, 'engine-1': flank }, supply: { 'engine-1': 0 } } },
      enemies: { 'scout#1': { at: 'E-6' } },
    })
    expect(supplies(table.act('p1', 'weapon-1', 'attack').choose('engine-1'))).toEqual({
      'weapon-1': null,
      'engine-1': 1,
    })
  })

  test('[CE-049] of an Absorption Cannon grows by 1 with each hit on its ship, to 4 even past its start', () => {
    const cannon = card('cannon', [{ do: 'attack' }, { do: 'refill', amount: 1, when: 'ownShipDamaged', most: 4 }], {
      supply: 2,
    })
    const table = fight({ pilots: { p1: { cards: { 'tech-1': cannon } } } })
    const after = [1, 1, 1].map((amount) => supplies(table.run(hurt('p1', amount)))['tech-1'])
    expect(after).toEqual([3, 4, 4])
  })
})
