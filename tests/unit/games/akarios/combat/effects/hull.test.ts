// Hull breach, pierce and stun, and what hull damage has to do with them (CE-011 to CE-015, CE-017, CE-018, CE-039, CE-040).
import { describe, expect, test } from 'vitest'
import { blast, giver, keep } from '../../../../../support/combat/blast.ts'
import { effectsOn, figures, give, raider } from '../../../../../support/combat/raider.ts'
import { fight } from '../../../../../support/combat/table.ts'

/** 2 damage with this effect on a ship with so much shield. */
const shot = (effect: 'hullBreach' | 'stun', shield: number) => {
  const table = fight({
    pilots: { p1: { cards: { 'weapon-1': blast({ damage: 2, effects: [{ effect }] }) } } },
    enemies: { 'scout#1': { at: 'E-6', shield } },
  })
  return effectsOn(table.act('p1', 'weapon-1', 'attack'), 'scout#1')
}

describe('hull breach', () => {
  test('[CE-011] needs 1 hull damage of its attack', () => {
    expect([shot('hullBreach', 3), shot('hullBreach', 2), shot('hullBreach', 1)]).toEqual([[], [], ['hullBreach']])
  })

  test('[CE-012] takes 1 hull at the start of each action phase of its bearer', () => {
    const breached = { effects: { hullBreach: null }, hull: 4 }
    const table = fight({ round: 2, pilots: { p1: breached }, enemies: { 'scout#1': breached } }).pass()
    expect([table.state.round, table.ship('p1').hull, table.ship('scout#1').hull]).toEqual([3, 3, 3])
    table.answer('p1', keep).pass()
    expect([table.state.round, table.ship('p1').hull, table.ship('scout#1').hull]).toEqual([4, 2, 2])
  })

  test('[CE-013] goes past the shield', () => {
    const table = fight({ pilots: { p1: { effects: { hullBreach: null }, hull: 4, shield: 3 } } })
    expect(figures(table.run({ type: 'startPilotPhase' }), 'p1')).toEqual({ hull: 3, shield: 3 })
  })

  test('[CE-014] comes off with any repair of the hull', () => {
    const table = fight({ pilots: { p1: { effects: { hullBreach: null }, hull: 2 } } }).run(give('p1', 'repair', 1))
    expect([table.pilot('p1').hull, effectsOn(table, 'p1')]).toEqual([3, []])
  })

  test('[CE-015] stays when a repair mends nothing', () => {
    const table = fight({ pilots: { p1: { effects: { hullBreach: null }, hull: 6 } } }).run(give('p1', 'repair', 2))
    expect([table.pilot('p1').hull, effectsOn(table, 'p1')]).toEqual([6, ['hullBreach']])
  })
})

describe('pierce and stun', () => {
  const struck = (damage: number, effects: Parameters<typeof raider>[1], pilot: object) =>
    fight({ pilots: { p1: pilot }, enemies: { 'raider#1': {} }, types: [raider(damage, effects)] }).pass()

  test('[CE-017] pierce sends the whole attack to the hull', () => {
    expect(figures(struck(3, [{ effect: 'pierce' }], { shield: 4, hull: 5 }), 'p1')).toEqual({ shield: 4, hull: 2 })
  })

  test('[CE-018] pierce lets a stun land through a shield', () => {
    const table = struck(1, [{ effect: 'pierce' }, { effect: 'stun' }], { shield: 3 })
    expect([figures(table, 'p1'), effectsOn(table, 'p1')]).toEqual([{ shield: 3, hull: 5 }, ['stun']])
  })

  test('[CE-039] a stun by an attack needs 1 hull damage of it', () => {
    expect([shot('stun', 2), shot('stun', 1)]).toEqual([[], ['stun']])
  })

  test('[CE-040] a stun without an attack needs none', () => {
    const bubble = giver('stun', { who: 'enemy', count: 1, range: 3 })
    const table = fight({ pilots: { p1: { cards: { 'tech-1': bubble } } }, enemies: { 'scout#1': { at: 'E-6' } } })
    table.act('p1', 'tech-1', 'attack').targets('scout#1')
    expect([figures(table, 'scout#1'), effectsOn(table, 'scout#1')]).toEqual([{ hull: 4, shield: 2 }, ['stun']])
  })
})
