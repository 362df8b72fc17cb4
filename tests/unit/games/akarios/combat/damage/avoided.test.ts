// Damage that is ignored by damaging a weapon or engine card (PD-007 to PD-012, PD-015 to PD-017).
import { describe, expect, test } from 'vitest'
import { card } from '../../../../../support/combat/content.ts'
import { effectsOn, figures, hurt, raider } from '../../../../../support/combat/raider.ts'
import { leak, told } from '../../../../../support/combat/stress.ts'
import { fight } from '../../../../../support/combat/table.ts'

const laser = card('laser', [{ do: 'attack' }])
const flank = card('flank', [{ do: 'move' }])
const damaged = (table: ReturnType<typeof fight>) =>
  table.pilot('p1').cards.flatMap((one) => (one.damaged ? [one.place] : []))

describe('damage about to be taken', () => {
  test('[PD-007] is ignored whole, effects too, for one card', () => {
    const table = fight({
      pilots: { p1: { cards: { 'weapon-1': laser } } },
      enemies: { 'raider#1': {} },
      types: [raider(9, [{ effect: 'stun' }])],
    })
    table.pass().choose('weapon-1')
    expect([figures(table, 'p1'), effectsOn(table, 'p1')]).toEqual([{ hull: 6, shield: 4 }, []])
    expect(damaged(table)).toEqual(['weapon-1'])
  })

  test('[PD-008] of terrain or a hull breach can be ignored, the cost of a card cannot', () => {
    const blast = card('hull-blast', [{ do: 'pay', what: 'hull', amount: 2 }])
    const table = fight({
      pilots: {
        p1: { effects: { hullBreach: null }, cards: { 'weapon-1': laser, 'engine-1': flank, 'tech-1': blast } },
      },
      terrain: { asteroid: 'E-7' },
    })
    table.act('p1', 'move-1', 'move').fly().choose('weapon-1').run({ type: 'startPilotPhase' }).choose('engine-1')
    expect([figures(table, 'p1').hull, damaged(table)]).toEqual([6, ['weapon-1', 'engine-1']])
    table.hand({ type: 'setDamaged', seat: 'p1', place: 'weapon-1', damaged: false }).act('p1', 'tech-1', 'attack')
    expect([table.question.type, figures(table, 'p1').hull]).toEqual(['act', 4])
  })

  test('[PD-009] costs 1 stress when it is ignored, and its mark acts at once', () => {
    const table = fight({ pilots: { p1: { stress: 6, cards: { 'weapon-1': laser } } }, trauma: [leak] })
    table.run(hurt('p1', 1)).choose('weapon-1')
    expect([table.pilot('p1').stress, told(table, 'traumaDrawn', 'card')]).toEqual([7, ['leak']])
  })

  test('[PD-010] can be put on whole weapon and engine cards only', () => {
    const cards = Object.fromEntries(
      ['weapon-1', 'weapon-2', 'engine-1', 'tech-1', 'shipAbility', 'pilotAbility'].map((at) => [at, laser]),
    )
    const table = fight({ pilots: { p1: { cards } } })
    table.hand({ type: 'setDamaged', seat: 'p1', place: 'weapon-2', damaged: true }).run(hurt('p1', 1))
    const { question } = table
    expect(question.type === 'choose' && question.options.map(({ id }) => id)).toEqual(['take', 'weapon-1', 'engine-1'])
  })

  test('[PD-011] is taken without a question when no whole card is left', () => {
    const table = fight({ pilots: { p1: { cards: { 'weapon-1': laser, 'engine-1': flank, 'tech-1': laser } } } })
    for (const place of ['weapon-1', 'engine-1'] as const)
      table.hand({ type: 'setDamaged', seat: 'p1', place, damaged: true })
    table.run(hurt('p1', 1))
    expect([table.question.type, figures(table, 'p1').shield]).toEqual(['act', 3])
  })

  test('[PD-012] is covered hit by hit: two hits, two cards, 2 stress', () => {
    const table = fight({
      pilots: { p1: { cards: { 'weapon-1': laser, 'engine-1': flank } } },
      enemies: { 'raider#1': { at: 'E-6' }, 'raider#2': { at: 'D-6' } },
      types: [raider(1)],
    })
    table.pass().choose('weapon-1')
    expect(damaged(table)).toEqual(['weapon-1'])
    table.choose('engine-1')
    expect([damaged(table), table.pilot('p1').stress, figures(table, 'p1')]).toEqual([
      ['weapon-1', 'engine-1'],
      2,
      { hull: 6, shield: 4 },
    ])
  })

  test('[PD-015] is known in full when the choice is made, and so is what would be left', () => {
    const table = fight({
      pilots: { p1: { hull: 6, shield: 1, cards: { 'weapon-1': laser } } },
      enemies: { 'raider#1': {} },
      types: [raider(2)],
      enemyDeck: 'plus-2',
      luck: { 'deck:E': 'plus-2' },
    }).pass()
    const left = { hull: 3, shield: 0 }
    expect(table.question.asks.args).toEqual({ ship: 'p1', total: 4, source: 'attack', hull: 6, shield: 1, left })
  })

  test('[PD-015] a hit that pierces would leave the shield', () => {
    const table = fight({
      pilots: { p1: { hull: 6, shield: 4, cards: { 'weapon-1': laser } } },
      enemies: { 'raider#1': {} },
      types: [raider(2, [{ effect: 'pierce' }])],
    }).pass()
    expect(table.question.asks.args['left']).toEqual({ hull: 4, shield: 4 })
  })

  test('[PD-016] cannot be ignored when it is 0: the effects land', () => {
    const table = fight({
      pilots: { p1: { cards: { 'weapon-1': laser } } },
      enemies: { 'raider#1': {} },
      types: [raider(1, [{ effect: 'radarJam' }])],
      enemyDeck: 'minus-1',
      luck: { 'deck:E': 'minus-1' },
    }).pass()
    expect([table.question.type, effectsOn(table, 'p1'), damaged(table)]).toEqual(['reroll', ['radarJam'], []])
  })
})
