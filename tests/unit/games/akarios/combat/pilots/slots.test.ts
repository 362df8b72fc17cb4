// Dice and slots: which face fits where, what is joined and linked, what supply pays (PA-007 to PA-024).
import { describe, expect, test } from 'vitest'
import type { SlotGroup } from '../../../../../../shared/games/akarios/content/slots.ts'
import { card } from '../../../../../support/combat/content.ts'
import { fight, type Table } from '../../../../../support/combat/table.ts'

/** A tech that lowers stress by 1, paid by these slots. */
const calm = (slots: SlotGroup[], supply?: 1 | 2 | 3 | 4) =>
  card('calm', [{ do: 'apply', effect: 'stressReduction', amount: 1, targets: { who: 'self', count: 1 } }], {
    slots,
    ...(supply === undefined ? {} : { supply }),
  })
const withSlots = (slots: SlotGroup[], dice: string, supply?: 1 | 2 | 3 | 4): Table =>
  fight({ pilots: { p1: { stress: 2, dice, cards: { 'tech-1': calm(slots, supply) } } } })
/** Dice by index that fit the slots of the tech, slot by slot. */
const fitting = ({ question }: Table, action = 'tech-1') =>
  question.type === 'act'
    ? question.payments.filter((one) => one.action === action).map(({ slots }) => slots.map(({ dice }) => dice))
    : []
const stress = (table: Table) => table.pilot('p1').stress

describe('a face in a slot', () => {
  const dice = 'move attack wild stress'
  test('[PA-007] wild counts as move or attack and costs nothing', () => {
    expect(fitting(withSlots([{ type: 'single', icons: ['attack', 'move'] }], dice))).toEqual([
      [[1, 2, 3]],
      [[0, 2, 3]],
    ])
    expect(stress(withSlots([{ type: 'single', icons: ['attack'] }], 'wild').act('p1', 'tech-1', 'wild'))).toBe(1)
  })

  test('[PA-008] stress counts as wild, and each use adds 1', () => {
    const table = withSlots([{ type: 'joined', icons: ['attack', 'move'] }], 'stress stress')
    table.act('p1', 'tech-1', 'stress stress')
    expect([stress(table), table.pile('deck:p1').cards.filter((one) => one === 'stress-miss')]).toEqual([
      3,
      ['stress-miss'],
    ])
  })

  test('[PA-010] fits a matching icon of an empty slot only', () => {
    const table = withSlots([{ type: 'single', icons: ['attack'] }], 'move attack attack')
    expect(table.refused('p1', { type: 'act', seat: 'p1', pay: { payment: 'p1:tech-1:0:0', dice: [0] } })).toBe(
      'dieDoesNotFit',
    )
    table.act('p1', 'tech-1', 'attack')
    expect(fitting(table)).toEqual([])
  })

  test('[PA-018] any face fits a wild slot', () => {
    expect(fitting(withSlots([{ type: 'single', icons: ['wild'] }], dice))).toEqual([[[0, 1, 2, 3]]])
  })

  test('[PA-023] only stress fits a stress slot', () => {
    expect(fitting(withSlots([{ type: 'single', icons: ['stress'] }], dice))).toEqual([[[3]]])
  })

  test('[PA-009] each die once a round, and none is saved for the next', () => {
    const table = withSlots([{ type: 'single', icons: ['attack', 'attack'] }], 'attack move move move')
    table.act('p1', 'tech-1', 'attack')
    expect(fitting(table)).toEqual([])
    expect(table.pass().pilot('p1').dice).toHaveLength(4)
  })

  test('[PA-011] an action of the board is repeated only while it has an empty slot', () => {
    const table = fight({ pilots: { p1: { dice: 'attack attack' } }, enemies: { 'scout#1': { at: 'E-6', hull: 4 } } })
    expect(fitting(table.act('p1', 'attack', 'attack'), 'attack')).toEqual([])
  })
})

describe('groups of slots', () => {
  test('[PA-019] single slots give one use each, and each costs 1 supply', () => {
    const table = withSlots([{ type: 'single', icons: ['attack', 'attack', 'attack'] }], 'attack attack attack', 2)
    table.act('p1', 'tech-1', 'attack').act('p1', 'tech-1', 'attack')
    expect([stress(table), table.pilot('p1').cards[0]?.supply, fitting(table)]).toEqual([0, 0, []])
  })

  test('[PA-020] joined slots give one use when all of them are filled, for 1 supply', () => {
    const joined: SlotGroup[] = [{ type: 'joined', icons: ['wild', 'attack'] }]
    expect(fitting(withSlots(joined, 'attack'))).toEqual([])
    const table = withSlots(joined, 'move attack', 2)
    expect(table.refused('p1', { type: 'act', seat: 'p1', pay: { payment: 'p1:tech-1:0:all', dice: [0] } })).toBe(
      'diceCount',
    )
    table.act('p1', 'tech-1', 'move attack')
    expect([stress(table), table.pilot('p1').cards[0]?.supply]).toEqual([1, 1])
  })

  const plus: SlotGroup[] = [{ type: 'plus', icons: ['attack', 'attack', 'attack'], values: [1, 2, 4] }]
  const burst = card('burst', [{ do: 'attack' }], {
    slots: plus,
    supply: 3,
    attacks: [{ damage: 'fromSlots', targets: 1, range: 3 }],
  })
  const bursting = () =>
    fight({
      pilots: { p1: { dice: 'attack attack attack attack', cards: { 'weapon-1': burst } } },
      enemies: { 'scout#1': { at: 'E-6', shield: 0, hull: 9 } },
    })

  test('[PA-021] plus-linked slots use the value above the last one filled', () => {
    expect(bursting().act('p1', 'weapon-1', 'attack attack').ship('scout#1').hull).toBe(7)
    expect(bursting().act('p1', 'weapon-1', 'attack attack attack').ship('scout#1').hull).toBe(5)
  })

  test('[PA-022] and work once a round, even if slots stay empty, for 1 supply', () => {
    const table = bursting().act('p1', 'weapon-1', 'attack')
    table.hand({ type: 'setDie', seat: 'p1', die: 0, face: 'attack', spent: false })
    expect([fitting(table, 'weapon-1'), table.pilot('p1').cards[0]?.supply]).toEqual([[], 2])
  })

  test('[PA-024] a supply slot needs no die and is good once a round', () => {
    const table = withSlots([{ type: 'single', icons: ['supply'] }], '', 3)
    table.act('p1', 'tech-1')
    expect([stress(table), table.pilot('p1').cards[0]?.supply, fitting(table)]).toEqual([1, 2, []])
  })
})

describe('supply', () => {
  test('[PA-016] is gone before the action is carried out', () => {
    const gun = card('gun', [{ do: 'attack' }], { supply: 2, attacks: [{ damage: 1, targets: 1, range: 4 }] })
    const enemies = { 'scout#1': { at: 'E-6' }, 'scout#2': { at: 'D-6' } }
    const table = fight({ pilots: { p1: { cards: { 'weapon-1': gun } } }, enemies }).act('p1', 'weapon-1', 'attack')
    expect([table.question.type, table.pilot('p1').cards[0]?.supply]).toEqual(['targets', 1])
  })

  test('[PA-017] a card without supply takes no dice until it is resupplied', () => {
    const table = withSlots([{ type: 'single', icons: ['attack', 'attack'] }], 'attack attack', 1)
    table.act('p1', 'tech-1', 'attack')
    expect(table.refused('p1', { type: 'act', seat: 'p1', pay: { payment: 'p1:tech-1:0:1', dice: [1] } })).toBe(
      'noSupply',
    )
    table.hand({ type: 'setSupply', seat: 'p1', place: 'tech-1', supply: 1 })
    expect(fitting(table)).toEqual([[[1]]])
  })
})
