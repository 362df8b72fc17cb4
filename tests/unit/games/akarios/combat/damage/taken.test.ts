// What damage does to a player ship and its pilot (PD-001 to PD-006).
import { describe, expect, test } from 'vitest'
import { card } from '../../../../../support/combat/content.ts'
import { figures, give, hurt } from '../../../../../support/combat/raider.ts'
import { gain, leak, told } from '../../../../../support/combat/stress.ts'
import { fight } from '../../../../../support/combat/table.ts'

describe('damage to a player ship', () => {
  test('[PD-001] comes off the shield first, then off the hull', () => {
    const table = fight({ pilots: { p1: { hull: 5, shield: 1 } } }).run(hurt('p1', 4))
    expect(figures(table, 'p1')).toEqual({ hull: 2, shield: 0 })
  })

  test('[PD-002] goes straight to the hull while the shield is 0, until it is charged again', () => {
    const table = fight({ pilots: { p1: { hull: 4, shield: 0 } } }).run(hurt('p1', 2))
    expect(figures(table, 'p1')).toEqual({ hull: 2, shield: 0 })
    expect(figures(table.run(give('p1', 'shieldCharge', 1), hurt('p1', 1)), 'p1')).toEqual({ hull: 2, shield: 0 })
  })

  test('[PD-003] at 0 hull takes the ship off the board and leaves the pilot unconscious', () => {
    const table = fight({ pilots: { p1: { hull: 3, shield: 0 }, p2: {} } }).run(hurt('p1', 4))
    expect([figures(table, 'p1').hull, table.where('p1'), table.pilot('p1').out]).toEqual([0, 'nowhere', true])
  })
})

describe('an unconscious pilot', () => {
  test('[PD-004] gains exactly 1 trauma, and the next trigger draws for it', () => {
    const leaks = Array.from({ length: 4 }, (_, at) => ({ ...leak, id: `leak-${at}` }))
    const table = fight({ pilots: { p1: { hull: 1, shield: 0, trauma: 1, stress: 6 }, p2: {} }, trauma: leaks })
    table.run(hurt('p1', 5), hurt('p1', 5))
    const { trauma, startTrauma } = table.pilot('p1')
    expect([trauma, startTrauma]).toEqual([2, 1])
    table.hand({ type: 'setTrack', ship: 'p1', track: 'hull', value: 1 })
    table.hand({ type: 'placeShip', ship: 'p1', at: { q: 0, r: 0 }, facing: 0 }).run(gain(1))
    expect(told(table, 'traumaDrawn', 'card')).toHaveLength(3)
  })

  test('[PD-005] does nothing more: no dice, no supply, no roll, no repair', () => {
    const vent = card('vent', [{ do: 'loseShield', amount: 1 }], { slots: [{ type: 'single', icons: ['supply'] }] })
    const mend = card('mend', [
      { do: 'apply', effect: 'repair', amount: 1, targets: { who: 'friendly', count: 2, range: 9 } },
    ])
    const table = fight({ pilots: { p1: { cards: { 'tech-1': vent } }, p2: { hull: 5, cards: { 'tech-1': mend } } } })
    table.run(hurt('p1', 99))
    const { question } = table
    expect(
      question.type === 'act' && [...question.payments, ...question.closed].filter(({ seat }) => seat === 'p1'),
    ).toEqual([])
    expect(table.refused('p1', { type: 'act', seat: 'p1', pay: null })).toBe('cannotPass')
    table.act('p2', 'tech-1', 'attack')
    expect(table.question).toMatchObject({ candidates: [{ id: 'p2' }] })
    table.targets('p2').pass('p2')
    expect(told(table, 'diceRolled', 'seat')).toEqual(['p2'])
  })

  test('[PD-006] stands in the outcome of a success beside the others', () => {
    const table = fight({ pilots: { p1: {}, p2: {} } })
      .run(hurt('p1', 99))
      .hand({ type: 'endFight', result: 'success' })
    const { outcome } = table.state
    expect(outcome?.pilots.map(({ seat, unconscious }) => [outcome.result, seat, unconscious])).toEqual([
      ['success', 'p1', true],
      ['success', 'p2', false],
    ])
  })
})
