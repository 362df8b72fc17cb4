// Cards for the enemy phase: between two enemy actions or right before an attack draws (open question 63).
import { describe, expect, test } from 'vitest'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { enemyType, forward, order } from '../../../../../../support/combat/content.ts'
import { asked, free, oneDie, oneSupply, options, pay } from '../../../../../../support/combat/kept.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

type Card = ReturnType<typeof boxCard>
/** Moves one hex ahead, then attacks for 3 within 5 hexes. */
const prowler = enemyType('scout', {
  cards: [
    order('prowl', [
      { id: 'a', do: 'move', path: forward(1) },
      { id: 'b', do: 'attack', damage: 2, targets: 1, range: 5 },
    ]),
  ],
})
const scout = { types: [prowler], enemies: { 'scout#1': { at: 'E-4', hull: 9, shield: 0 } } }
const facing = (place: 'shipAbility' | 'pilotAbility' | 'tech-1', card: Card, stated: FightStated = {}): Table => {
  const { p1 = {} } = stated.pilots ?? {}
  return fight({ ...scout, ...stated, pilots: { p1: { ...p1, cards: { [place]: card } } } }).pass()
}

describe('Overwatch', () => {
  const attacks = [{ damage: 2, targets: 1 as const, range: 5 as const }]
  const overwatch = (printed: Partial<Card> = oneDie) => boxCard('abilities', 'overwatch', { ...printed, attacks })

  test('attacks before the first enemy action, between two, and right before the draw (open question 63)', () => {
    const table = facing('shipAbility', overwatch())
    expect([asked(table), options(table)]).toEqual(['intervene', ['later', 'shipAbility', 'never']])
    const moved = table.choose('later')
    expect([moved.where('scout#1'), asked(moved)]).toEqual(['E-5/3', 'intervene'])
    const declared = moved.choose('later')
    expect([declared.told.at(-1), asked(declared)]).toEqual(['attackDeclared', 'intervene'])
    expect(pay(declared.choose('shipAbility'), 'attack').ship('scout#1').hull).toBe(7)
    expect(table.pilot('p1').shield).toBe(1)
  })

  test('the attacker that it destroys does no more', () => {
    const enemies = { 'scout#1': { at: 'E-4', hull: 2, shield: 0 } }
    const table = facing('shipAbility', overwatch(), { enemies }).choose('later').choose('later')
    pay(table.choose('shipAbility'), 'attack')
    expect([table.state.ships.map(({ id }) => id), table.pilot('p1').shield]).toEqual([['p1'], 4])
  })

  test('needs a die that was kept, or a supply slot (open question 63)', () => {
    expect(facing('shipAbility', overwatch(), { pilots: { p1: { dice: 'move move' } } }).told).toContain('roundEnded')
    const table = facing('shipAbility', overwatch(oneSupply), { pilots: { p1: { dice: 'move' } } }).choose(
      'shipAbility',
    )
    expect([table.ship('scout#1').hull, table.pilot('p1').cards[0]?.supply, asked(table)]).toEqual([7, 1, 'reroll'])
  })

  test('a player who waives the rest of the phase is not asked again in it', () => {
    const table = facing('shipAbility', overwatch()).choose('never')
    expect([asked(table), table.state.round]).toEqual(['reroll', 2])
  })

  test('[EN-028] a stun of this enemy phase binds in the next pilot phase only', () => {
    const table = facing('shipAbility', overwatch(), { pilots: { p1: { effects: { stun: 2 } } } })
    expect(pay(table.choose('shipAbility'), 'attack').ship('scout#1').hull).toBe(7)
  })
})

describe('Outmaneuver', () => {
  const outmaneuver = boxCard('abilities', 'outmaneuver', {
    ...free,
    moves: [forward(1), [{ q: 0, r: -1, facing: 1 }]],
  })

  test('flies one of its moves, once in an enemy phase, and is renewed in the next', () => {
    const table = facing('pilotAbility', outmaneuver)
    table.choose('pilotAbility').choose('2').fly()
    expect([table.where('p1'), asked(table)]).toEqual(['E-7/1', 'reroll'])
    table.answer('p1', { type: 'reroll', seat: 'p1', how: 'keep', dice: [] }).pass()
    expect([asked(table), options(table)]).toEqual(['intervene', ['later', 'pilotAbility', 'never']])
  })

  test('a move away changes whom the next action finds', () => {
    const far = boxCard('abilities', 'outmaneuver', {
      ...free,
      moves: [[...forward(0), { q: 1, r: 0, facing: 0 }], forward(1)],
    })
    const line = order('strike', [
      { id: 'a', do: 'attack', damage: 0, targets: 1, arcs: [forward(5).map(({ q, r }) => ({ q, r }))] },
    ])
    const types = [enemyType('scout', { cards: [line] })]
    const table = facing('pilotAbility', far, { types })
    table.choose('pilotAbility').choose('1').fly()
    expect(table.told).toContain('noTarget')
  })
})

describe('Evasive Maneuvers', () => {
  const tech = (printed: Partial<Card> = oneDie) => boxCard('upgrades', 'evasive-maneuvers', printed)
  const deck = { enemyDeck: 'plus-2 minus-1 zero', luck: { 'deck:E': 'plus-2 minus-1' } }

  test('the tech makes one attack on the own ship disadvantaged, when its player pays right before the draw (open question 63)', () => {
    const table = facing('tech-1', tech(), deck)
    expect(asked(table)).toBe('reactDraw')
    expect(pay(table, 'attack').pilot('p1').shield).toBe(2)
    expect(facing('tech-1', tech(), deck).pass().pilot('p1').shield).toBe(0)
  })

  test('[PA-013] a stress face on it costs 1 stress', () => {
    expect(pay(facing('tech-1', tech(), deck), 'stress').pilot('p1').stress).toBe(1)
  })

  test('the pilot ability: enemies are never advantaged against its ship', () => {
    const shot = (card: Card) =>
      facing('pilotAbility', card, { ...deck, pilots: { p1: { effects: { targetLock: 2 } } } }).told.includes(
        'drawMode',
      )
    const evasive = boxCard('abilities', 'evasive-maneuvers', free)
    expect([shot(evasive), shot(boxCard('abilities', 'petty', free))]).toEqual([false, true])
  })
})
