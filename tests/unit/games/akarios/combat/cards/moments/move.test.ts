// Cards that step into a move, or follow one.
import { describe, expect, test } from 'vitest'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { forward } from '../../../../../../support/combat/content.ts'
import { asked, free, oneDie, pay } from '../../../../../../support/combat/kept.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

type Card = ReturnType<typeof boxCard>
const wild = { slots: [{ type: 'single' as const, icons: ['wild' as const] }] }
const flying = (card: Card, place: 'pilotAbility' | 'engine-1' = 'pilotAbility', stated: FightStated = {}): Table => {
  const { p1 = {} } = stated.pilots ?? {}
  return fight({ ...stated, pilots: { p1: { ...p1, cards: { [place]: card } } } }).act('p1', 'move-1', 'move')
}

describe('Interrupt', () => {
  const interrupt = (printed: Partial<Card> = wild) => boxCard('abilities', 'interrupt', printed)

  test('stops the move without stress and turns the ship (open question 95)', () => {
    const table = pay(flying(interrupt()).fly(1), 'wild').put('E-7', 2)
    expect([table.where('p1'), table.pilot('p1').stress, asked(table)]).toEqual(['E-7/2', 0, 'act'])
  })

  test('a stress face on it adds stress as usual (open question 95)', () => {
    const table = pay(flying(interrupt()).fly(1), 'stress').put('E-7', 1)
    expect([table.where('p1'), table.pilot('p1').stress]).toEqual(['E-7/1', 1])
  })

  test('[PA-036] left alone, or without a die for it, the stop costs 1 stress', () => {
    const left = flying(interrupt()).fly(1).pass()
    const bare = flying(interrupt(), 'pilotAbility', { pilots: { p1: { dice: 'move' } } }).fly(1)
    expect([left.pilot('p1').stress, bare.pilot('p1').stress, left.where('p1')]).toEqual([1, 1, 'E-7/0'])
  })

  test('[PA-030] nobody is asked when the move is flown whole', () => {
    expect(asked(flying(interrupt()).fly())).toBe('act')
  })

  test('[PA-038] it also stops before what is in the way', () => {
    const stated = { enemies: { 'scout#1': { at: 'E-6' } } }
    const table = pay(flying(interrupt(free), 'pilotAbility', stated).fly()).put('E-7', 1)
    expect([table.where('p1'), table.pilot('p1').stress]).toEqual(['E-7/1', 0])
  })
})

describe('a card that follows a move', () => {
  const attacks = [{ damage: 2, targets: 1 as const, range: 2 as const }]
  const scout = { enemies: { 'scout#1': { at: 'E-4', hull: 9, shield: 0 } } }
  const hull = (table: Table) => table.ship('scout#1').hull

  test('Ram Move attacks after any move of its ship, where it shows none (open question 100)', () => {
    const ram = boxCard('upgrades', 'ram-move', { ...oneDie, attacks })
    const table = flying(ram, 'engine-1', scout).fly()
    expect([asked(table), hull(pay(table, 'attack')), asked(table)]).toEqual(['moment', 7, 'act'])
    expect(asked(flying(ram, 'engine-1', { pilots: { p1: { dice: 'move move' } } }).fly())).toBe('act')
  })

  test('Ram Move flies the move that it shows and then attacks (open question 100)', () => {
    const ram = boxCard('upgrades', 'ram-move', { ...oneDie, attacks, moves: [forward(3)] })
    const table = fight({ ...scout, pilots: { p1: { at: 'E-9', cards: { 'engine-1': ram } } } })
    table.act('p1', 'engine-1', 'attack').fly()
    expect([table.where('p1'), hull(table)]).toEqual(['E-6/0', 7])
    expect(asked(flying(ram, 'engine-1', scout).fly())).toBe('act')
  })

  test('[PA-040] an interrupted move is followed as well', () => {
    const ram = boxCard('upgrades', 'ram-move', { ...oneDie, attacks: [{ damage: 2, targets: 1, range: 3 }] })
    expect(hull(pay(flying(ram, 'engine-1', scout).fly(1), 'attack'))).toBe(7)
  })

  /** Flies two hexes ahead because of `why`, whatever the ship could do by itself. */
  const flown = (why: object, effects: Record<string, number> = {}) => {
    const ram = boxCard('upgrades', 'ram-move', { ...oneDie, attacks })
    const move = { type: 'moveShip' as const, ship: 'p1', seat: 'p1', diagram: forward(2), passed: [], ...why }
    return asked(fight({ ...scout, pilots: { p1: { effects, cards: { 'engine-1': ram } } }, tasks: [move] }).fly())
  }

  test('[CE-032] not while slowed: no engine card at all (open question 66)', () => {
    expect([flown({ asAction: true }), flown({ asAction: true }, { slow: 1 })]).toEqual(['moment', 'act'])
  })

  test("not a move that is no action of its pilot, such as one by another ship's card (open question 100)", () => {
    expect(flown({})).toBe('act')
    const command = boxCard('upgrades', 'take-command', { ...oneDie, moves: [forward(1)], reach: 4 })
    const ram = boxCard('upgrades', 'ram-move', { ...oneDie, attacks })
    const pilots = { p1: { cards: { 'tech-1': command } }, p2: { cards: { 'engine-1': ram } } }
    const table = fight({ ...scout, pilots })
      .act('p1', 'tech-1', 'attack')
      .targets('p2')
      .fly()
    expect([table.where('p2'), asked(table)]).toEqual(['F-7/0', 'act'])
  })

  test('Regenerating Hull mends 2 hull after a move; what it depicts is done at the table', () => {
    const regenerating = boxCard('upgrades', 'regenerating-hull', oneDie)
    const table = pay(flying(regenerating, 'engine-1', { pilots: { p1: { hull: 2 } } }).fly(), 'attack')
    expect([asked(table), table.choose('done').pilot('p1').hull]).toEqual(['byHand', 4])
  })
})

describe('terrain on the way', () => {
  const entered = (card: Card, terrain: 'asteroid' | 'nebula', shield: number) =>
    fight({
      pilots: { p1: { shield, cards: { pilotAbility: card } } },
      tasks: [{ type: 'enterTerrain', ship: 'p1', cost: terrain }],
    })

  test('Thread the Needle: 1 stress in place of the loss, if wanted', () => {
    const needle = boxCard('abilities', 'thread-the-needle', free)
    const paid = (choice: string) => {
      const { hull, stress } = entered(needle, 'asteroid', 4).choose(choice).pilot('p1')
      return [hull, stress]
    }
    expect([paid('take'), paid('stress')]).toEqual([
      [5, 0],
      [6, 1],
    ])
  })

  test('[PA-043] Thread the Needle does not keep off the stun at shield 0 (open question 96)', () => {
    const table = entered(boxCard('abilities', 'thread-the-needle', free), 'nebula', 0)
    expect([asked(table), table.ship('p1').effects.map(({ effect }) => effect)]).toEqual(['act', ['stun']])
  })

  test('[PA-043] Energy Scoop flies unharmed through nebulas, at shield 0 too, and gains a supply for each (open question 96)', () => {
    const scoop = boxCard('upgrades', 'energy-scoop', { ...oneDie, moves: [forward(2)] })
    const gun = boxCard('upgrades', 'evasive-maneuvers', { ...free, supply: 3 })
    const table = fight({
      terrain: { nebula: 'E-7 E-6' },
      pilots: { p1: { shield: 0, cards: { 'engine-1': scoop, 'tech-1': gun }, supply: { 'tech-1': 0 } } },
    })
    table.act('p1', 'engine-1', 'attack').fly().choose('tech-1').choose('tech-1')
    const { effects, cards } = table.pilot('p1')
    expect([effects, cards.map(({ supply }) => supply)]).toEqual([[], [null, 2]])
  })
})
