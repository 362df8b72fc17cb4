// Radar jam and target lock: how many cards are drawn, and for how long (CE-024, CE-025, CE-042, CE-043).
import { describe, expect, test } from 'vitest'
import { blast, keep } from '../../../../../support/combat/blast.ts'
import { effectsOn, give, raider } from '../../../../../support/combat/raider.ts'
import { fight } from '../../../../../support/combat/table.ts'

const gone = (table: ReturnType<typeof fight>, ship: string) => table.hand({ type: 'removeShip', ship })

describe('radar jam', () => {
  test('[CE-024] makes every attack of its bearer disadvantaged, through its next action phase', () => {
    const table = fight({
      enemies: { 'raider#1': {} },
      types: [raider(1)],
      enemyDeck: 'plus-2 zero',
      luck: { 'deck:E': 'plus-2 zero' },
    })
    table.run(give('raider#1', 'radarJam'))
    expect(effectsOn(table, 'raider#1')).toEqual(['radarJam'])
    table.pass()
    expect([table.pilot('p1').shield, table.pile('deck:E').discard.length, effectsOn(table, 'raider#1')]).toEqual([
      3,
      2,
      [],
    ])
  })

  test('[CE-025] of the enemy phase covers the pilot phase after it', () => {
    const table = fight({
      round: 2,
      pilots: { p1: { cards: { 'weapon-1': blast() }, deck: 'plus-2 zero' } },
      enemies: { 'raider#1': { at: 'E-6' }, 'scout#1': { at: 'F-6', hull: 9, shield: 0 } },
      types: [raider(1, [{ effect: 'radarJam' }])],
      luck: { 'deck:p1': 'plus-2 zero', dice: 'attack attack attack attack' },
    })
    table.pass().choose('take').answer('p1', keep).act('p1', 'weapon-1', 'attack').targets('scout#1')
    expect([table.ship('scout#1').hull, effectsOn(table, 'p1')]).toEqual([8, ['radarJam']])
    expect(effectsOn(gone(table, 'raider#1').pass(), 'p1')).toEqual([])
  })
})

describe('target lock', () => {
  test('[CE-042] makes every attacker of its bearer advantaged, through its next action phase', () => {
    const table = fight({
      round: 2,
      pilots: {
        p1: { cards: { 'weapon-1': blast() }, deck: 'minus-1 plus-1', dice: 'attack' },
        p2: { deck: 'zero zero' },
      },
      enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 } },
      luck: { 'deck:p1': 'minus-1 plus-1' },
    }).run(give('scout#1', 'targetLock'))
    table.act('p1', 'weapon-1', 'attack').choose('1').pass('p2')
    expect([table.ship('scout#1').hull, table.told.includes('effectEnded'), table.state.round]).toEqual([7, true, 3])
    expect(effectsOn(table, 'scout#1')).toEqual([])
  })

  test('[CE-043] on a player ship helps enemies alike', () => {
    const table = fight({
      pilots: { p1: { effects: { targetLock: 2 } } },
      enemies: { 'raider#1': {} },
      types: [raider(1)],
      enemyDeck: 'plus-1 zero',
      luck: { 'deck:E': 'zero plus-1' },
    }).pass()
    expect([table.pilot('p1').shield, table.pile('deck:E').discard.length]).toEqual([2, 2])
  })
})
