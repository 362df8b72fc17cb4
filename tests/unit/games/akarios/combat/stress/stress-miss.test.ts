// The stress miss in the deck: drawn, passed over, and gone when the fight is over (ST-017, ST-018, ST-020).
import { describe, expect, test } from 'vitest'
import { layAside, missesOf, sizeOf } from '../../../../../support/combat/stress.ts'
import { fight } from '../../../../../support/combat/table.ts'

const near = { at: 'E-6', shield: 2 }

describe('a stress miss', () => {
  test('[ST-017] is a miss, and leaves the deck for good', () => {
    const table = fight({
      pilots: { p1: { deck: 'stress-miss stress-miss zero' } },
      enemies: { 'scout#1': near },
      luck: { 'deck:p1': 'stress-miss' },
    }).act('p1', 'attack', 'attack')
    expect(table.enemy('scout#1').shield).toBe(2)
    expect(table.pile('deck:p1')).toEqual({ cards: ['stress-miss', 'zero'], discard: [] })
  })

  test('[ST-018] that is drawn but not applied goes to the discard and stays', () => {
    const table = fight({
      pilots: { p1: { deck: 'stress-miss plus-1 zero' } },
      enemies: { 'scout#1': { ...near, effects: { targetLock: 1 } } },
      luck: { 'deck:p1': 'stress-miss plus-1' },
    })
    table.act('p1', 'attack', 'attack').choose('1')
    expect(table.enemy('scout#1').shield).toBe(0)
    expect(table.pile('deck:p1').discard.toSorted()).toEqual(['plus-1', 'stress-miss'])
  })

  test('[ST-020] leaves every deck and discard when the scenario is over', () => {
    const table = fight({ pilots: { p1: { deck: 'stress-miss stress-miss zero' } }, enemyDeck: 'stress-miss zero' })
    layAside(table, 'deck:p1', 'stress-miss').hand({ type: 'endFight', result: 'success' })
    expect([missesOf(table), missesOf(table, 'deck:E')]).toEqual([0, 0])
    expect([sizeOf(table).deck, sizeOf(table, 'deck:E').deck]).toEqual([1, 1])
  })
})
