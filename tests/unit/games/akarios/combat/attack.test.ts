// One attack from the die to the cubes (PA-049 to PA-080).
import { describe, expect, test } from 'vitest'
import { fight } from '../../../../support/combat/table.ts'
import { card } from '../../../../support/combat/content.ts'

const enemy = { at: 'E-6', hull: 4, shield: 2 }
const figures = (table: ReturnType<typeof fight>, id: string) => {
  const { hull, shield } = table.ship(id)
  return { hull, shield }
}

describe('an attack', () => {
  test('[PA-012] is carried out as soon as its slot is paid, and takes shield first', () => {
    const table = fight({
      enemies: { 'scout#2': enemy },
      luck: { 'deck:p1': 'plus-1' },
      pilots: { p1: { deck: 'plus-1 zero' } },
    })
    table.act('p1', 'attack', 'attack')
    expect(figures(table, 'scout#2')).toEqual({ hull: 4, shield: 0 })
    expect(table.pile('deck:p1')).toEqual({ cards: ['zero'], discard: ['plus-1'] })
  })

  test('[PA-058] draws for each target, and each has its own total', () => {
    const blast = card('blast', [{ do: 'attack' }], { attacks: [{ damage: 1, targets: 2, range: 3 }] })
    const table = fight({
      pilots: { p1: { cards: { 'weapon-1': blast }, deck: 'zero plus-1' } },
      enemies: { 'scout#2': { at: 'E-6', shield: 0 }, 'scout#3': { at: 'D-7', shield: 0 } },
      luck: { 'deck:p1': 'zero plus-1' },
    })
    table.act('p1', 'weapon-1', 'attack').targets('scout#2', 'scout#3')
    expect([table.ship('scout#2').hull, table.ship('scout#3').hull]).toEqual([3, 2])
  })

  test('[PA-076] an enemy at 0 hull is gone', () => {
    const table = fight({ enemies: { 'scout#2': { ...enemy, hull: 1, shield: 0 } } })
    table.act('p1', 'attack', 'attack')
    expect(table.state.ships.map(({ id }) => id)).toEqual(['p1'])
  })
})
