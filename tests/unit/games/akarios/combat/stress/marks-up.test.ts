// Stress that rises, and the marks it reaches (ST-001 to ST-012).
import { describe, expect, test } from 'vitest'
import { card } from '../../../../../support/combat/content.ts'
import { ease, gain, layAside, leak, missesOf, sizeOf, told } from '../../../../../support/combat/stress.ts'
import { fight } from '../../../../../support/combat/table.ts'

const zeros = (count: number): string => Array.from({ length: count }, () => 'zero').join(' ')

describe('stress', () => {
  test('[ST-001] runs from 0 to 10 with marks at 3, 5, 7 and 10', () => {
    const table = fight({ pilots: { p1: { stress: 1 } }, trauma: [leak] })
    expect(table.run(ease(2)).pilot('p1').stress).toBe(0)
    table.run(...Array.from({ length: 10 }, () => gain(1)))
    const marks = table.notes
      .filter(({ key }) => /stressMissAdded|pilotTriggered/.test(key))
      .map(({ args }) => args['at'])
    expect(marks).toEqual([3, 5, 7, 10])
  })

  test('[ST-002] comes from six sources in a fight, each told', () => {
    const vent = card('vent', [{ do: 'pay', what: 'stress', amount: 1 }], {
      slots: [{ type: 'single', icons: ['supply'] }],
    })
    const table = fight({
      pilots: { p1: { cards: { 'weapon-1': vent }, dice: 'move stress attack attack' } },
      tasks: [{ type: 'offerRerolls' }],
      trauma: [leak],
    })
    table.answer('p1', { type: 'reroll', seat: 'p1', how: 'paid', dice: [0] })
    table.act('p1', 'rotate', 'stress').put(null).act('p1', 'move-1', 'move').fly(1).act('p1', 'weapon-1')
    table.run({
      type: 'applyEffect',
      target: 'p1',
      grant: { effect: 'hack', amount: null },
      from: 'p1',
      seat: 'p1',
      hullLost: null,
    })
    table.run({ type: 'dealDamage', target: 'p1', amount: 1, source: 'scenario', only: null }).choose('weapon-1')
    expect(told(table, 'stressGained', 'why')).toEqual([
      'reroll',
      'stressFace',
      'interrupt',
      'card',
      'hack',
      'damagedCard',
    ])
    expect([table.pilot('p1').stress, missesOf(table)]).toEqual([6, 2])
  })

  test('[ST-003] with Stress Reduction a stress face on a basic action adds none, on a card it does', () => {
    const calm = card('stress-reduction', [{ do: 'calmBasicActions' }], { timing: 'passive', slots: [] })
    const push = card('push', [{ do: 'loseShield', amount: 1 }], { slots: [{ type: 'single', icons: ['wild'] }] })
    const table = fight({ pilots: { p1: { cards: { pilotAbility: calm, 'weapon-1': push }, dice: 'stress stress' } } })
    expect(table.act('p1', 'rotate', 'stress').put(null).pilot('p1').stress).toBe(0)
    expect(table.act('p1', 'weapon-1', 'stress').pilot('p1').stress).toBe(1)
  })

  test('[ST-004] at 3 a stress miss joins the deck, and deck and discard are shuffled together', () => {
    const table = layAside(fight({ pilots: { p1: { stress: 2, deck: zeros(20) } } }), 'deck:p1', ...zeros(8).split(' '))
    expect(sizeOf(table)).toEqual({ deck: 12, discard: 8 })
    expect(sizeOf(table.run(gain(1)))).toEqual({ deck: 21, discard: 0 })
    expect(missesOf(table)).toBe(1)
  })

  test('[ST-005] at 5 another one joins, with the same shuffle', () => {
    const table = fight({ pilots: { p1: { stress: 4, deck: `${zeros(20)} stress-miss` } } })
    layAside(table, 'deck:p1', 'zero', 'zero')
    expect(sizeOf(table.run(gain(1)))).toEqual({ deck: 22, discard: 0 })
    expect(missesOf(table)).toBe(2)
  })

  test('[ST-006] at 7 the pilot is triggered and keeps the stress', () => {
    const table = fight({ pilots: { p1: { stress: 6 } }, trauma: [leak] }).run(gain(1))
    expect([told(table, 'traumaDrawn', 'card'), table.pilot('p1').stress]).toEqual([['leak'], 7])
  })

  test('[ST-007, ST-008] at 10 the pilot is triggered and calm again, with every stress miss still in the deck', () => {
    const table = fight({ pilots: { p1: { stress: 9, deck: 'zero stress-miss stress-miss' } }, trauma: [leak] })
    table.run(gain(1))
    expect([told(table, 'traumaDrawn', 'card'), table.pilot('p1').stress, missesOf(table)]).toEqual([['leak'], 0, 2])
  })

  test('[ST-009] after that reset the marks act again', () => {
    const table = fight({ pilots: { p1: { stress: 9, deck: 'zero stress-miss stress-miss' } }, trauma: [leak] })
    expect(missesOf(table.run(gain(1), gain(3)))).toBe(3)
  })

  test('[ST-010] one gain over several marks resolves each, the lower first', () => {
    const table = fight({ pilots: { p1: { stress: 2 } }, trauma: [leak] }).run(gain(5))
    const marks = table.notes
      .filter(({ key }) => /stressMissAdded|pilotTriggered/.test(key))
      .map(({ args }) => args['at'])
    expect(marks).toEqual([3, 5, 7])
  })

  test('[ST-011] what lies past 10 is lost with the reset', () => {
    const table = fight({ pilots: { p1: { stress: 9 } }, trauma: [leak] }).run(gain(2))
    expect([table.pilot('p1').stress, told(table, 'stressGained', 'to')]).toEqual([0, [10]])
  })

  test('[ST-012] a mark acts when it is reached, not while stress rests on it', () => {
    const table = fight({ pilots: { p1: { stress: 4 } } }).run(gain(1))
    const keep = { type: 'reroll', seat: 'p1', how: 'keep', dice: [] } as const
    table.pass('p1').answer('p1', keep).pass('p1').answer('p1', keep)
    expect([table.state.round, table.pilot('p1').stress, missesOf(table)]).toEqual([3, 5, 1])
    expect(missesOf(table.run(gain(1)))).toBe(1)
  })
})
