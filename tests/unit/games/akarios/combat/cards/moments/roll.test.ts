// Cards around the roll: dice that are laid aside before it, turned or rolled again after it.
import { describe, expect, test } from 'vitest'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { asked, free, oneDie, options, pay } from '../../../../../../support/combat/kept.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

const round = { tasks: [{ type: 'startRound' as const }] }
const keep = (seat = 'p1') => ({ type: 'reroll', seat, how: 'keep', dice: [] }) as const
const faces = (table: Table, seat = 'p1') => table.pilot(seat).dice.map(({ face }) => face)
const krina = boxCard('co-pilots', 'krina', free)
const withCard = (card: ReturnType<typeof boxCard>, stated: FightStated = {}) =>
  fight({ ...round, ...stated, pilots: { p1: { cards: { pilotAbility: card } } } })

describe('before the roll', () => {
  test('Krina lays up to two dice on attack, and only the others are rolled', () => {
    const rolled = (count: string) =>
      faces(withCard(krina, { luck: { dice: 'stress wild stress wild' } }).choose(count))
    expect([rolled('0'), rolled('1'), rolled('2')]).toEqual([
      ['stress', 'wild', 'stress', 'wild'],
      ['attack', 'stress', 'wild', 'stress'],
      ['attack', 'attack', 'stress', 'wild'],
    ])
  })

  test('dice that were laid aside may still be rolled again, and all are rolled in the next round', () => {
    const table = withCard(krina, { luck: { dice: 'move move wild' } }).choose('2')
    table.answer('p1', { type: 'reroll', seat: 'p1', how: 'paid', dice: [0] })
    expect(faces(table)).toEqual(['wild', 'attack', 'move', 'move'])
    table.pass()
    expect([asked(table), table.state.round]).toEqual(['setAside', 3])
    expect(faces(table.choose('0'))).toEqual(['move', 'move', 'move', 'move'])
  })

  test('each pilot is asked in the order of seats, before anybody rolls', () => {
    const pilots = { p1: { cards: { 'tech-1': krina } }, p2: { cards: { 'tech-2': krina } } }
    const table = fight({ ...round, pilots })
    const seats = [table.question.seat, table.choose('1').question.seat]
    expect([seats, table.told.includes('diceRolled')]).toEqual([['p1', 'p2'], false])
  })
})

describe('after the roll', () => {
  test('Adaptive turns one die to any face, once every re-roll is done', () => {
    const table = withCard(boxCard('abilities', 'adaptive', free)).answer('p1', keep())
    expect([asked(table), faces(table.choose('2:stress'))]).toEqual(['setDice', ['move', 'move', 'stress', 'move']])
    expect(asked(table)).toBe('act')
  })

  test('[PA-005] Good Under Pressure rolls dice once more, and three stress faces then give a free re-roll', () => {
    const pressure = boxCard('abilities', 'good-under-pressure', free)
    const table = withCard(pressure, { luck: { dice: 'move stress stress move stress' } }).answer('p1', keep())
    table.choose('3')
    expect([faces(table), asked(table)]).toEqual([['move', 'stress', 'stress', 'stress'], 'reroll'])
    table.answer('p1', { type: 'reroll', seat: 'p1', how: 'free', dice: [0, 1, 2, 3] }).answer('p1', keep())
    expect([table.pilot('p1').stress, asked(table)]).toEqual([0, 'act'])
  })

  test('a card with slots is paid with the dice just rolled, or left alone', () => {
    const table = () =>
      withCard(boxCard('abilities', 'adaptive', oneDie), { luck: { dice: 'attack move move move' } }).answer(
        'p1',
        keep(),
      )
    expect([asked(table()), asked(pay(table(), 'attack')), asked(table().pass())]).toEqual(['moment', 'setDice', 'act'])
    expect(pay(table(), 'attack').pilot('p1').dice[0]?.on).toEqual({ action: 'pilotAbility', group: 0, slot: 0 })
  })

  test('[PD-013] a damaged card is not asked about', () => {
    const table = withCard(boxCard('abilities', 'adaptive', free))
    table.hand({ type: 'setDamaged', seat: 'p1', place: 'pilotAbility', damaged: true })
    expect([asked(table.answer('p1', keep())), options(table)]).toEqual(['act', []])
  })
})
