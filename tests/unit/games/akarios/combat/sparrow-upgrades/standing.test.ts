// Upgrades of the Sparrow that work all the time or as the fight begins (SW-003, SW-011 to SW-019).
import { describe, expect, test } from 'vitest'
import { give, hurt } from '../../../../../support/combat/raider.ts'
import { effectsOn, figures, raider } from '../../../../../support/combat/raider.ts'
import { passive, together, upgrade, withSparrow } from '../../../../../support/combat/sparrow.ts'
import { skirmish } from '../../../../../support/combat/skirmish.ts'
import { gain, leak } from '../../../../../support/combat/stress.ts'
import { trauma } from '../../../../../support/combat/content.ts'
import { fight, open } from '../../../../../support/combat/table.ts'

const start = { type: 'startUpgrade', place: 'sparrow-1' } as const
const two = { p1: {}, p2: {} }

describe('an upgrade of the Sparrow that works all the time', () => {
  test('[SW-003] needs no die: Hull Mechanic lifts the hull of every friendly ship, not of the Sparrow', () => {
    const table = withSparrow({ pilots: two, sparrow: { 'sparrow-1': passive('hull-mechanic') } })
    expect([table.pilot('p1').startHull, table.pilot('p2').startHull, table.ship('sparrow').startHull]).toEqual([
      7, 7, 8,
    ])
  })

  test('[SW-003] AI Micronavigation: no hull is lost in asteroid hexes', () => {
    const enter = { type: 'enterTerrain', ship: 'p1', cost: 'asteroid' } as const
    const spared = fight({ sparrow: { 'sparrow-1': passive('ai-micronavigation') } }).run(enter)
    expect([fight().run(enter).pilot('p1').hull, spared.pilot('p1').hull]).toEqual([5, 6])
  })

  test('[SW-011] resupply does not reach it: only the one that is used reaches cards of ships', () => {
    const table = fight({ sparrow: { 'sparrow-1': upgrade('shockwave'), 'sparrow-2': upgrade('hack-wave') } })
    together(table, 'sparrow-1', 'p1 attack')
    table.run(give('p1', 'resupply', 4), { type: 'basicRepair', seat: 'p1' })
    expect(table.state.sparrowUpgrades.map(({ supply }) => supply)).toEqual([0, 1])
  })

  test('[SW-013] start bonuses add up, each value to 10 at most', () => {
    const both = { 'sparrow-1': passive('shield-tech'), 'sparrow-2': passive('advanced-shield-tech') }
    const shields = [4, 8].map((startShield) => fight({ pilots: { p1: { startShield } }, sparrow: both }).pilot('p1'))
    const hull = fight({ pilots: { p1: { startHull: 9 } }, sparrow: { 'sparrow-1': passive('expert-hull-mechanic') } })
    expect([...shields.map(({ startShield }) => startShield), hull.pilot('p1').startHull]).toEqual([7, 10, 10])
  })

  test('[SW-014] wards keep an effect from every pilot, and from nobody else', () => {
    const wards = ['weapon-shield', 'radar-shield', 'hardened-plates', 'engine-shield']
    const all = ['stun', 'radarJam', 'hullBreach', 'slow'] as const
    const got = wards.map((id) => {
      const table = fight({ pilots: two, enemies: { 'scout#1': {} }, sparrow: { 'sparrow-1': passive(id) } })
      table.run(...['p2', 'scout#1'].flatMap((ship) => all.map((effect) => give(ship, effect))))
      return [effectsOn(table, 'p2'), effectsOn(table, 'scout#1')]
    })
    expect(got).toEqual([
      [['radarJam', 'hullBreach', 'slow'], [...all]],
      [['stun', 'hullBreach', 'slow'], [...all]],
      [['stun', 'radarJam', 'slow'], [...all]],
      [['stun', 'hullBreach'], [...all]],
    ])
  })

  test('[SW-014] a hit that takes hull does not stun either', () => {
    const stated = { types: [raider(6, [{ effect: 'stun' }])], enemies: { 'raider#1': { at: 'E-6' } } }
    const table = fight({ ...stated, sparrow: { 'sparrow-1': passive('weapon-shield') } }).pass()
    expect([figures(table, 'p1'), effectsOn(table, 'p1')]).toEqual([{ hull: 4, shield: 0 }, []])
  })

  test('[SW-016] Therapist: one trauma card more is drawn, and one of choice discarded', () => {
    const cards = ['leak', 'calm', 'still'].map((id) =>
      id === 'leak' ? leak : trauma(id, [{ do: 'loseShield', amount: 1 }]),
    )
    const table = fight({
      pilots: { p1: { stress: 6, trauma: 1, shield: 4 } },
      trauma: cards,
      sparrow: { 'sparrow-1': passive('therapist') },
    }).run(gain(1))
    expect(table.question).toMatchObject({ about: 'trauma', least: 1, most: 1 })
    table.choose('0')
    expect([table.pile('trauma').cards, table.told.filter((key) => key === 'traumaResolved').length]).toEqual([[], 2])
  })

  test('[SW-016] with fewer cards than that, only what is too much is discarded', () => {
    const table = fight({
      pilots: { p1: { stress: 6, trauma: 1, shield: 4 } },
      trauma: [leak],
      sparrow: { 'sparrow-1': passive('therapist') },
    }).run(gain(1))
    expect(table.pilot('p1').shield).toBe(3)
  })

  test('[SW-017] Shield Network: another ship takes over up to 2 points of shield', () => {
    const table = fight({ pilots: two, sparrow: { 'sparrow-1': passive('shield-network') } }).run(hurt('p1', 3))
    table.choose('p2:2')
    expect([figures(table, 'p1'), figures(table, 'p2')]).toEqual([
      { hull: 6, shield: 3 },
      { hull: 6, shield: 2 },
    ])
  })

  test('[SW-017] only what falls on shields, as far as the helper has shield, and not by a ship alone', () => {
    const sparrow = { 'sparrow-1': passive('shield-network') }
    const weak = fight({ pilots: { p1: { shield: 1 }, p2: { shield: 1 } }, sparrow }).run(hurt('p1', 3))
    const { question } = weak
    expect(question.type === 'choose' && question.options.map(({ id }) => id)).toEqual(['nothing', 'p2:1'])
    weak.choose('p2:1')
    expect([figures(weak, 'p1'), figures(weak, 'p2')]).toEqual([
      { hull: 4, shield: 1 },
      { hull: 6, shield: 0 },
    ])
    expect(figures(fight({ sparrow }).run(hurt('p1', 3)), 'p1')).toEqual({ hull: 6, shield: 1 })
  })

  test('[SW-018] Training Academy: one x2 bolster in each deck, on top of boosts', () => {
    const setup = skirmish(2)
    const academy = passive('training-academy')
    const table = open({
      ...setup,
      bolsterBoosts: 1,
      sparrow: [{ place: 'sparrow-1', card: academy.id }],
      content: { ...setup.content, cards: { ...setup.content.cards, [academy.id]: academy } },
    })
    table.put(null).put(null)
    const bolsters = ['deck:p1', 'deck:p2'].map(
      (pile) => table.pile(pile).cards.filter((id) => id === 'x2-bolster').length,
    )
    expect([table.state.round, ...bolsters]).toEqual([1, 2, 2])
  })

  test('[SW-019] is face up again in the next fight, whatever was used before', () => {
    const stated = { sparrow: { 'sparrow-1': upgrade('shockwave') } }
    const supply = (table: ReturnType<typeof fight>) => table.state.sparrowUpgrades[0]?.supply
    expect([supply(together(fight(stated), 'sparrow-1', 'p1 attack')), supply(fight(stated))]).toEqual([0, 1])
  })
})

describe('an upgrade of the Sparrow for attacks of the squad', () => {
  const enemies = { 'scout#1': { at: 'E-7', hull: 9, shield: 0 } }
  const near = {
    p1: { dice: 'attack attack' },
    p2: { at: 'D-7', dice: 'attack move' },
    p3: { at: 'A-1', dice: 'move' },
  }

  test('Quick Start doubles the first attack of any friendly ship, once, without a card (question 93)', () => {
    const table = fight({ pilots: near, enemies, sparrow: { 'sparrow-1': passive('quick-start') }, tasks: [start] })
    expect(table.view.sparrowUpgrades[0]?.waits).toBe(true)
    table.act('p1', 'attack', 'attack')
    expect(table.view.sparrowUpgrades[0]?.waits).toBe(false)
    const first = table.enemy('scout#1').hull
    const drawn = table.pile('deck:p1').discard.length
    expect([first, drawn, table.state.squadWaiting]).toEqual([7, 0, []])
  })

  test('Quick Start is not taken by the Sparrow, which is no friendly ship', () => {
    const barrage = upgrade('aerial-barrage', ['attack'], { attacks: [{ damage: 2, targets: 1, range: 3 }] })
    const sparrow = { 'sparrow-1': passive('quick-start'), 'sparrow-2': barrage }
    const table = together(fight({ pilots: near, enemies, sparrow, tasks: [start] }), 'sparrow-2', 'p1 attack')
    expect([table.enemy('scout#1').hull, table.state.squadWaiting.length]).toEqual([7, 1])
  })

  test('Teamwork: 1 more damage for each friendly ship next to the target, when it attacks', () => {
    const table = fight({ pilots: near, enemies, sparrow: { 'sparrow-1': upgrade('teamwork') } })
    together(table, 'sparrow-1', 'p2 attack').act('p1', 'attack', 'attack')
    expect([table.enemy('scout#1').hull, table.state.squadWaiting]).toEqual([6, []])
  })

  test('[SP-017] Teamwork counts the Sparrow beside the target for nothing', () => {
    const target = { 'scout#1': { at: 'E-3', facing: 3 as const, hull: 9, shield: 0 } }
    const pilots = { p1: { at: 'E-4', dice: 'attack attack' } }
    const table = withSparrow({ pilots, enemies: target, sparrow: { 'sparrow-1': upgrade('teamwork') } })
    expect(together(table, 'sparrow-1', 'p1 attack').act('p1', 'attack', 'attack').enemy('scout#1').hull).toBe(7)
  })

  test('[SW-003] Teamwork without slots counts for every attack', () => {
    const sparrow = { 'sparrow-1': { ...passive('teamwork'), slots: [] } }
    const table = fight({ pilots: near, enemies, sparrow, tasks: [start] })
    table.act('p1', 'attack', 'attack')
    expect([table.enemy('scout#1').hull, table.state.squadWaiting.length]).toEqual([6, 1])
  })
})
