// Fitting ships: what may be equipped, and lending among the squad (CB-004 to CB-006).
import { describe, expect, test } from 'vitest'
import { findFitFaults, type FittableCard, type SeatFit } from '../../../../../main/games/akarios/campaign/fit.ts'

const cards: Record<string, FittableCard> = {
  'long-shot': { kind: 'weapon', classes: [] },
  ram: { kind: 'engine', classes: ['heavy'] },
  jet: { kind: 'engine', classes: [] },
}
const scout = { classes: ['scout'], whole: true } as const
const heavy = { classes: ['heavy'], whole: true } as const
const faults = (seats: SeatFit[], owned: Record<string, number>) =>
  findFitFaults(seats, owned, cards).map(({ key, path }) => `${key.replace('akarios.fit.', '')} ${path ?? ''}`)
const seat = (ship: SeatFit['ship'], ...fitted: SeatFit['cards'][number][]): SeatFit => ({
  seat: 1,
  ship,
  cards: fitted,
})

describe('a fit', () => {
  test('[CB-004] has a place for each kind of card, each taken once', () => {
    const weapon = { place: 'weapon-1', card: 'long-shot' } as const
    expect(faults([seat(scout, weapon, weapon)], { 'long-shot': 2 })).toEqual(['noPlace 0.cards.1'])
    expect(faults([seat(scout, { place: 'engine-1', card: 'long-shot' })], { 'long-shot': 1 })).toEqual([
      'noPlace 0.cards.0',
    ])
  })

  test('[CB-005] takes only what has been gained', () => {
    expect(faults([seat(scout, { place: 'engine-1', card: 'jet' })], {})).toEqual(['notOwned 0.cards.0'])
    expect(faults([seat(scout, { place: 'engine-1', card: 'jet' })], { jet: 1 })).toEqual([])
  })

  test('[CB-006] may borrow from anybody in the squad: the total stays, slots and classes bind', () => {
    const shots = (count: number) =>
      Array.from({ length: count }, () => seat(scout, { place: 'weapon-1', card: 'long-shot' }))
    expect([faults(shots(3), { 'long-shot': 3 }), faults(shots(3), { 'long-shot': 2 })]).toEqual([
      [],
      ['allInUse 2.cards.0'],
    ])
    const ram = { place: 'engine-1', card: 'ram' } as const
    expect([faults([seat(heavy, ram)], { ram: 1 }), faults([seat(scout, ram)], { ram: 1 })]).toEqual([
      [],
      ['otherClass 0.cards.0'],
    ])
  })
})
