// What waits for a ship's next attack (CE-001 to CE-003, CE-045, CE-046).
import { describe, expect, test } from 'vitest'
import { card } from '../../../../../support/combat/content.ts'
import { blast, giver } from '../../../../../support/combat/blast.ts'
import { give } from '../../../../../support/combat/raider.ts'
import { fight } from '../../../../../support/combat/table.ts'
import type { Bonus } from '../../../../../../shared/games/akarios/content/attack.ts'

const foes = { 'scout#1': { at: 'E-6', hull: 9, shield: 0 }, 'scout#2': { at: 'F-6', hull: 9, shield: 0 } }
const lost = (table: ReturnType<typeof fight>) => [9 - table.ship('scout#1').hull, 9 - table.ship('scout#2').hull]
const drawn = (table: ReturnType<typeof fight>): number => table.pile('deck:p1').discard.length
const bonus = (id: string, one: Bonus) => card(id, [{ do: 'nextAttack', bonus: one }])
const dice = 'attack attack attack wild'

describe('an advantage of one’s own', () => {
  test('[CE-001] draws 2 and picks, against the first target only', () => {
    const table = fight({
      pilots: {
        p1: {
          dice,
          deck: 'minus-1 plus-1 zero',
          cards: { 'weapon-1': blast({ targets: 2 }), 'tech-1': giver('advantaged', { who: 'self', count: 1 }) },
        },
      },
      enemies: foes,
      luck: { 'deck:p1': 'minus-1 plus-1 zero' },
    })
    table.act('p1', 'tech-1', 'attack').act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2').choose('1')
    expect([lost(table), drawn(table)]).toEqual([[2, 1], 3])
  })

  test('[CE-002] turned around takes the worse of 2, against the first target only', () => {
    const table = fight({
      pilots: { p1: { dice, deck: 'minus-1 plus-1 plus-2', cards: { 'weapon-1': blast({ targets: 2 }) } } },
      enemies: foes,
      luck: { 'deck:p1': 'plus-1 minus-1 plus-2' },
    }).run(give('p1', 'disadvantaged'))
    table.act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2')
    expect([lost(table), drawn(table)]).toEqual([[0, 3], 3])
  })

  test.each(['advantaged', 'disadvantaged'] as const)('[CE-003] is spent by that attack, hit or miss: %s', (effect) => {
    const table = fight({
      pilots: { p1: { dice, deck: 'miss miss zero', cards: { 'weapon-1': blast() } } },
      enemies: { 'scout#1': foes['scout#1'] },
      luck: { 'deck:p1': 'miss miss zero' },
    }).run(give('p1', effect))
    table.act('p1', 'weapon-1', 'attack').act('p1', 'weapon-1', 'attack')
    expect([table.ship('scout#1').hull, drawn(table)]).toEqual([8, 3])
  })
})

describe('a bonus for the next attack', () => {
  test('[CE-045] of damage counts on the first target, of targets and range for the whole attack', () => {
    const cards = {
      'weapon-1': blast({ range: 1 }),
      'tech-1': bonus('mac', { add: 'damage', amount: 2 }),
      'tech-2': bonus('focus', { add: 'targets', amount: 1 }),
      'engine-1': bonus('aura', { add: 'range', amount: 1 }),
    }
    const table = fight({ pilots: { p1: { dice: 'attack attack attack attack', cards } }, enemies: foes })
    table.act('p1', 'tech-1', 'attack').act('p1', 'tech-2', 'attack').act('p1', 'engine-1', 'attack')
    table.act('p1', 'weapon-1', 'attack').targets('scout#2', 'scout#1')
    expect(lost(table)).toEqual([1, 3])
  })

  test('[CE-046] of range does nothing for an attack with an arc', () => {
    const cards = { 'tech-1': bonus('aura', { add: 'range', amount: 2 }) }
    const table = fight({ pilots: { p1: { dice, cards } }, enemies: { 'scout#1': { at: 'E-4' } } })
    table.act('p1', 'tech-1', 'attack').act('p1', 'attack', 'attack')
    expect(table.told.at(-1)).toBe('noTarget')
  })
})
