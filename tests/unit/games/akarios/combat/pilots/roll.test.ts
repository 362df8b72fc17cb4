// The roll step: who rolls, what a die shows, and rolling again (PA-001 to PA-006).
import { describe, expect, test } from 'vitest'
import { facesOf } from '../../../../../../main/games/akarios/combat/dice.ts'
import type { Task } from '../../../../../../main/games/akarios/combat/tasks/task.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

const rollStep: Task[] = [{ type: 'startPilotPhase' }, { type: 'rollDice' }, { type: 'offerRerolls' }]
const rolling = (stated: FightStated): Table => fight({ tasks: rollStep, ...stated })
const faces = (table: Table, seat = 'p1') => table.pilot(seat).dice.map(({ face }) => face)
const keep = (table: Table, ...seats: string[]) => {
  for (const seat of seats) table.answer(seat, { type: 'reroll', seat, how: 'keep', dice: [] })
  return table
}

describe('the roll', () => {
  test('[PA-001] nobody assigns a die before everybody is content with the roll', () => {
    const table = rolling({ pilots: { p1: {}, p2: {} } })
    keep(table, 'p1')
    expect(table.question).toMatchObject({ type: 'reroll', pilots: [{ seat: 'p2' }] })
    expect(keep(table, 'p2').question.type).toBe('act')
  })

  test('[PA-002] every conscious pilot rolls 4 dice', () => {
    const table = fight({ pilots: { p1: {}, p2: {}, p3: { hull: 1, shield: 0 } } })
    table.hand({ type: 'removeShip', ship: 'p3' }).run(...rollStep)
    const rolled = table.notes.filter(({ key }) => key.endsWith('diceRolled')).map(({ args }) => args['faces'])
    expect(rolled.flat()).toHaveLength(8)
  })

  test('[PA-003] a die shows move, attack, wild or stress: two, two, one and one unless the table sets its own', () => {
    expect(facesOf({})).toEqual(['move', 'move', 'attack', 'attack', 'wild', 'stress'])
    const own = { dieFaces: ['wild', 'move', 'move', 'move', 'move', 'stress'] } satisfies FightStated['board']
    expect(faces(rolling({ board: own, luck: { dice: 'wild stress move wild' } }))).toEqual([
      'wild',
      'stress',
      'move',
      'wild',
    ])
  })
})

describe('rolling again', () => {
  test('[PA-004] any of the dice for 1 stress, once a roll step; the mark that is reached acts', () => {
    const table = rolling({ pilots: { p1: { stress: 2 } }, luck: { dice: 'move move attack wild attack wild stress' } })
    table.answer('p1', { type: 'reroll', seat: 'p1', how: 'paid', dice: [0, 1, 3] })
    expect([faces(table), table.pilot('p1').stress, table.pile('deck:p1').cards.includes('stress-miss')]).toEqual([
      ['attack', 'wild', 'attack', 'stress'],
      3,
      true,
    ])
    expect(table.question.type).toBe('act')
  })

  test('[PA-005] all dice for nothing with three stress faces, as often as it happens; not with two', () => {
    const table = rolling({
      luck: { dice: 'stress stress stress move stress stress stress stress stress stress move move' },
    })
    const free = () => table.answer('p1', { type: 'reroll', seat: 'p1', how: 'free', dice: [0, 1, 2, 3] })
    free()
    free()
    expect([faces(table), table.pilot('p1').stress]).toEqual([['stress', 'stress', 'move', 'move'], 0])
    expect(table.refused('p1', { type: 'reroll', seat: 'p1', how: 'free', dice: [0, 1, 2, 3] })).toBe('noFreeReroll')
  })

  test('[PA-006] the free one does not use up the paid one, nor the other way round', () => {
    const table = rolling({
      luck: { dice: 'stress stress stress move stress stress stress move stress stress stress move' },
    })
    table.answer('p1', { type: 'reroll', seat: 'p1', how: 'free', dice: [0, 1, 2, 3] })
    table.answer('p1', { type: 'reroll', seat: 'p1', how: 'paid', dice: [3] })
    expect(table.question).toMatchObject({ type: 'reroll', pilots: [{ free: true, paid: false }] })
    expect(table.refused('p1', { type: 'reroll', seat: 'p1', how: 'paid', dice: [3] })).toBe('noPaidReroll')
  })
})
