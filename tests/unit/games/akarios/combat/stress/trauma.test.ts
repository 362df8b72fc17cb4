// A triggered pilot and the trauma cards that follow (ST-021 to ST-028).
import { describe, expect, test } from 'vitest'
import { enemyType, order, trauma } from '../../../../../support/combat/content.ts'
import { gain, layAside, lateLeak, leak, told } from '../../../../../support/combat/stress.ts'
import { fight } from '../../../../../support/combat/table.ts'

const copies = (count: number) => Array.from({ length: count }, (_, at) => ({ ...leak, id: `leak-${at}` }))
const keep = { type: 'reroll', seat: 'p1', how: 'keep', dice: [] } as const
const overload = trauma('shield-overload', [{ do: 'loseShield', amount: 'all' }])
const ended = { type: 'dealDamage', target: 'p1', amount: 9, source: 'card', only: null } as const

describe('a triggered pilot', () => {
  test.each([
    { level: 0, draws: 1 },
    { level: 1, draws: 2 },
    { level: 3, draws: 4 },
  ])('[ST-021] with trauma $level draws $draws trauma cards', ({ level, draws }) => {
    const table = fight({ pilots: { p1: { stress: 6, trauma: level } }, trauma: copies(6) }).run(gain(1))
    expect(told(table, 'traumaDrawn', 'card')).toHaveLength(draws)
  })

  test('[ST-022] resolves them in the order drawn, at once where the card allows', () => {
    const table = fight({
      pilots: { p1: { stress: 6, trauma: 2, shield: 2 } },
      trauma: [overload, leak, lateLeak],
      luck: { trauma: 'shield-overload late-leak leak' },
    }).run(gain(1))
    expect(told(table, 'traumaResolved', 'card')).toEqual(['shield-overload', 'leak'])
    expect([table.pilot('p1').shield, table.pilot('p1').pendingTrauma]).toEqual([0, ['late-leak']])
  })

  test('[ST-023] in the enemy phase of round 2 keeps a late card for the pilot phase of round 3', () => {
    const hacker = enemyType('hacker', {
      cards: [order('hack', [{ id: 'a', do: 'apply', effect: 'hack', on: 'players', range: 5 }])],
    })
    const table = fight({
      round: 2,
      pilots: { p1: { stress: 6 } },
      enemies: { 'hacker#1': {} },
      types: [hacker],
      trauma: [lateLeak],
    })
    table.pass('p1')
    const order3 = table.told.filter((key) => /trauma(Waits|Resolved)|roundBegan/.test(key))
    expect([order3, table.state.round]).toEqual([['traumaWaits', 'roundBegan', 'traumaResolved'], 3])
    expect([table.pilot('p1').shield, table.pilot('p1').pendingTrauma]).toEqual([3, []])
  })

  test('[ST-024] lays resolved cards aside, and an empty trauma deck is made again from them', () => {
    const table = fight({
      pilots: { p1: { stress: 6, trauma: 1 } },
      trauma: copies(22),
      luck: { trauma: 'leak-0 leak-1' },
    })
    layAside(
      table,
      'trauma',
      ...copies(22)
        .slice(1)
        .map(({ id }) => id),
    ).run(gain(1))
    expect(table.told.filter((key) => /traumaDrawn|shuffled/.test(key))).toEqual([
      'traumaDrawn',
      'shuffled',
      'traumaDrawn',
    ])
    expect(table.pile('trauma').cards).toHaveLength(20)
    expect(table.pile('trauma').discard).toEqual(['leak-1', 'leak-0'])
  })

  test('[ST-025] keeps no card past the end of the scenario', () => {
    const table = fight({ pilots: { p1: { stress: 6 } }, trauma: [lateLeak] }).run(gain(1))
    table.hand({ type: 'endFight', result: 'success' })
    expect([table.pilot('p1').pendingTrauma, table.pile('trauma').discard]).toEqual([[], ['late-leak']])
  })

  test('[ST-026] resolves no more once unconscious', () => {
    const table = fight({ pilots: { p1: { stress: 6, shield: 0 }, p2: {} }, trauma: [lateLeak] }).run(gain(1), ended)
    expect([table.pilot('p1').pendingTrauma, table.pile('trauma').discard]).toEqual([[], ['late-leak']])
    table.pass('p2').answer('p2', { ...keep, seat: 'p2' })
    expect(table.told).not.toContain('traumaResolved')
  })

  test('[ST-027] gains no trauma by that', () => {
    const table = fight({ pilots: { p1: { stress: 6 } }, trauma: [leak] }).run(gain(1), gain(3), gain(7))
    expect([told(table, 'pilotTriggered', 'at'), table.pilot('p1').trauma]).toEqual([[7, 10, 7], 0])
  })

  test('[ST-028] still takes the action that brought it about, after the trauma', () => {
    const table = fight({ pilots: { p1: { at: 'E-8', stress: 6, trauma: 1, shield: 2 } }, trauma: copies(2) })
    table.act('p1', 'rotate', 'stress')
    expect([told(table, 'traumaResolved', 'card').length, table.pilot('p1').shield]).toEqual([2, 0])
    expect(table.put(null, 2).where('p1')).toBe('E-8/2')
  })
})
