// Cards that pool, lend, share, turn and move dice. Slots and values are the test's own: the rulebook does not print them.
import { describe, expect, test } from 'vitest'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { asked, options } from '../../../../../../support/combat/kept.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

const slots = [{ type: 'single' as const, icons: ['wild' as const] }]
const scout: FightStated = { enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 } } }
const faces = (table: Table, seat: string) => table.pilot(seat).dice.map(({ face }) => face)

describe('Super Charge', () => {
  const plus = [
    { type: 'plus' as const, icons: ['wild' as const, 'wild' as const, 'wild' as const], values: [1, 3, 5] },
  ]
  const charge = boxCard('upgrades', 'super-charge', { slots: plus, supply: 2 })
  const stated: FightStated = {
    ...scout,
    pilots: {
      p1: { dice: 'attack wild', cards: { 'tech-1': charge } },
      p2: { dice: 'stress move' },
      p3: { at: 'A-1' },
    },
  }
  const paying = (table: Table, ...dice: number[]): Table =>
    table.answer('p1', { type: 'act', seat: 'p1', pay: { payment: 'p1:tech-1:0:all', dice } })

  test('pilots within 5 hexes pay together; the value above the last slot counts for the first target', () => {
    // In the pool: the dice of p1, then those of p2.
    const table = paying(fight(stated), 1, 2, 3)
    expect(table.pilot('p1').waiting[0]?.bonus).toEqual({ add: 'damage', amount: 5 })
    expect(table.act('p1', 'attack', 'attack').ship('scout#1').hull).toBe(3)
  })

  test('whoever gives a stress face takes its stress; the dice lie on the card of its owner', () => {
    const table = paying(fight(stated), 2)
    expect([table.pilot('p1').stress, table.pilot('p2').stress, table.pilot('p1').cards[0]?.supply]).toEqual([0, 1, 1])
    expect(table.pilot('p2').dice[0]?.on).toEqual({ action: 'tech-1', group: 0, slot: 0, of: 'p1' })
  })

  test('pilots further off or who have passed give no dice', () => {
    const pool = (table: Table) => {
      const { question } = table
      const payment = question.type === 'act' ? question.payments.find(({ action }) => action === 'tech-1') : undefined
      return payment?.pool?.map(({ seat }) => seat)
    }
    expect([pool(fight(stated)), pool(fight(stated).pass('p2'))]).toEqual([
      ['p1', 'p1', 'p2', 'p2'],
      ['p1', 'p1'],
    ])
  })
})

describe('Action Sent', () => {
  const sent = boxCard('upgrades', 'action-sent', { slots })
  const share = (face: string, more: FightStated = {}) =>
    fight({
      ...scout,
      pilots: { p1: { dice: 'attack stress', cards: { 'tech-1': sent } }, p2: { dice: 'move' } },
      ...more,
    }).act('p1', 'tech-1', face)

  test('every other pilot may use the result once more in this phase; open question 77: that is a die more', () => {
    const table = share('attack')
    expect([faces(table, 'p1'), faces(table, 'p2')]).toEqual([
      ['attack', 'stress'],
      ['move', 'attack'],
    ])
    expect(table.pass('p1', 'p2').pilot('p2').dice).toHaveLength(1)
  })

  test('open question 76: each pilot who uses a shared stress face takes 1 stress for that', () => {
    const table = share('stress').act('p2', 'move-1', 'stress').fly()
    expect([table.pilot('p1').stress, table.pilot('p2').stress]).toEqual([1, 1])
  })

  test('a second use in the round shares the result that pays for that one', () => {
    const twice = { ...sent, slots: [{ type: 'single' as const, icons: ['wild' as const, 'wild' as const] }] }
    const table = share('attack', {
      pilots: { p1: { dice: 'attack stress', cards: { 'tech-1': twice } }, p2: { dice: 'move' } },
    })
    expect(faces(table.act('p1', 'tech-1', 'stress'), 'p2')).toEqual(['move', 'attack', 'stress'])
  })

  test('open question 57: alone it does nothing and can still be played', () => {
    const alone = share('attack', { pilots: { p1: { dice: 'attack move', cards: { 'tech-1': sent } } } })
    expect([alone.told.includes('noOtherShip'), faces(alone, 'p1')]).toEqual([true, ['attack', 'move']])
  })
})

describe('Wingman', () => {
  const wingman = boxCard('abilities', 'wingman', { slots: [] })
  const stated: FightStated = {
    pilots: { p1: { dice: 'attack move', cards: { pilotAbility: wingman } }, p2: { dice: 'wild' } },
    tasks: [{ type: 'offerCards', on: 'afterRoll' }],
  }
  const give = (...chosen: string[]) => {
    const table = fight(stated)
    return (table.question.type === 'act' ? table.act('p1', 'pilotAbility') : table).choose(...chosen)
  }

  test('a rolled die goes to another pilot with its face and comes back as the pilot phase ends', () => {
    const table = give('0:p2')
    expect([faces(table, 'p1'), faces(table, 'p2')]).toEqual([['move'], ['wild', 'attack']])
    table.pass('p1', 'p2')
    expect([faces(table, 'p1').length, faces(table, 'p2').length]).toEqual([2, 1])
  })

  test('the player may keep all dice', () => {
    expect(faces(give(), 'p1')).toEqual(['attack', 'move'])
  })
})

describe('Motivational Speech', () => {
  const speech = boxCard('abilities', 'motivational-speech', { slots })
  const stated: FightStated = {
    ...scout,
    pilots: {
      p1: { dice: 'wild move', cards: { pilotAbility: speech } },
      p2: { at: 'E-8', dice: 'attack stress' },
    },
  }
  const begun = () => fight({ ...stated, pilots: { ...stated.pilots, p1: { ...stated.pilots?.['p1'], at: 'I-9' } } })

  test('each other pilot may lay one assigned die on another slot that it fits: it pays for that action too', () => {
    const table = begun().act('p2', 'attack', 'stress').act('p1', 'pilotAbility', 'wild')
    expect([asked(table), options(table)]).toEqual(['reassignDie', ['1']])
    table.choose('1')
    const { question } = table
    const open = question.type === 'act' ? question.payments.map(({ action }) => action) : []
    expect([asked(table), open]).toEqual(['layAgain', ['move-1', 'move-2', 'rotate']])
  })

  test('nobody is asked about a die that fits no other slot', () => {
    expect(asked(begun().act('p2', 'attack', 'attack').act('p1', 'pilotAbility', 'wild'))).toBe('act')
  })

  test('a stress face on the new slot adds its stress as any', () => {
    const table = begun().act('p2', 'attack', 'stress').act('p1', 'pilotAbility', 'wild').choose('1')
    table.answer('p2', { type: 'act', seat: 'p2', pay: { payment: 'p2:rotate:0:0:0', dice: [1] } }).put(null)
    expect([table.pilot('p2').stress, table.pilot('p2').dice[1]?.on]).toEqual([
      2,
      { action: 'rotate', group: 0, slot: 0 },
    ])
  })

  test('a die that is left stays where it lies', () => {
    const table = begun().act('p2', 'attack', 'stress').act('p1', 'pilotAbility', 'wild').choose('1').pass('p2')
    expect(table.pilot('p2').dice[1]?.on).toEqual({ action: 'attack', group: 0, slot: 0 })
  })
})

describe('Override', () => {
  const override = boxCard('upgrades', 'override', { slots })
  const use = (at: string) =>
    fight({
      pilots: { p1: { at: 'E-9', cards: { 'tech-1': override } }, p2: { at, dice: 'move stress' } },
    }).act('p1', 'tech-1', 'wild')

  test('turns a die of another pilot within 4 hexes to any face', () => {
    const table = use('E-5').targets('p2').choose('1:attack')
    expect(faces(table, 'p2')).toEqual(['move', 'attack'])
  })

  test('nobody is near enough: nothing happens', () => {
    expect(asked(use('E-4'))).toBe('act')
  })
})
