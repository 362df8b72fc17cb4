// Upgrades of the Sparrow with slots: who pays, who draws, how far they reach (SW-004 to SW-009).
import { describe, expect, test } from 'vitest'
import { findBreaches } from '../../../../../../main/games/akarios/combat/invariants.ts'
import { keep } from '../../../../../support/combat/blast.ts'
import { card } from '../../../../../support/combat/content.ts'
import { passRounds } from '../../../../../support/combat/pass-rounds.ts'
import { effectsOn } from '../../../../../support/combat/raider.ts'
import { closedWhy, together, upgrade, within, withSparrow } from '../../../../../support/combat/sparrow.ts'
import { fight, type FightStated } from '../../../../../support/combat/table.ts'

const squad: FightStated = {
  pilots: { p1: { dice: 'attack attack stress' }, p2: { dice: 'attack wild' }, p3: { dice: 'attack' } },
  enemies: { 'scout#1': { at: 'E-5' }, 'scout#2': { at: 'A-9' }, 'scout#3': { at: 'I-1' } },
}
const shockwave = upgrade('shockwave', ['attack', 'attack', 'attack'], { reach: 3 })
const barrage = upgrade('aerial-barrage', ['attack', 'attack'], { attacks: [{ damage: 2, targets: 1, range: 3 }] })

describe('an upgrade of the Sparrow', () => {
  test('[SW-004] has supply 1: used once, then face down in every later round', () => {
    const table = fight({ ...squad, sparrow: { 'sparrow-1': upgrade('teamwork') } })
    const left = () => table.state.sparrowUpgrades[0]?.supply
    const before = left()
    together(table, 'sparrow-1', 'p1 attack')
    passRounds(table)
    for (const seat of ['p1', 'p2', 'p3']) table.answer(seat, { ...keep, seat })
    expect([before, left(), table.state.round, closedWhy(table, 'sparrow-1')]).toEqual([1, 0, 2, 'noSupply'])
  })

  test('[SW-005] is filled with dice of any number of pilots, who all lose theirs', () => {
    const table = fight({ ...squad, sparrow: { 'sparrow-1': shockwave } })
    together(table, 'sparrow-1', 'p1 attack', 'p1 attack', 'p2 wild').targets()
    const free = (seat: string) => table.pilot(seat).dice.flatMap(({ face, on }) => (on === null ? [face] : []))
    expect([free('p1'), free('p2'), free('p3')]).toEqual([['stress'], ['attack'], ['attack']])
  })

  test('[SW-005] takes no dice of a pilot who has passed', () => {
    const table = fight({ ...squad, sparrow: { 'sparrow-1': shockwave } }).pass('p1')
    expect(closedWhy(table, 'sparrow-1')).toBeNull()
    expect(() => together(table, 'sparrow-1', 'p1 attack', 'p2 attack', 'p3 attack')).toThrow()
    expect(closedWhy(table.pass('p2'), 'sparrow-1')).toBe('noDice')
  })

  test('[SW-006] costs stress only the owner of the stress face', () => {
    const table = fight({ ...squad, sparrow: { 'sparrow-1': shockwave } })
    together(table, 'sparrow-1', 'p1 stress', 'p2 attack', 'p3 attack').targets()
    expect(['p1', 'p2', 'p3'].map((seat) => table.pilot(seat).stress)).toEqual([1, 0, 0])
  })

  test('[SW-007] draws for its attack from the deck of one pilot who gave dice', () => {
    const table = fight({ ...squad, sparrow: { 'sparrow-1': barrage }, luck: { 'deck:p2': 'zero' } })
    together(table, 'sparrow-1', 'p1 attack', 'p2 attack')
    expect(table.refused('table', { type: 'choose', chosen: ['p3'] })).toBe('noSuchOption')
    table.choose('p2').targets('scout#2')
    expect(['p1', 'p2', 'p3'].map((seat) => table.pile(`deck:${seat}`).discard)).toEqual([[], ['zero'], []])
  })

  test('[SW-007] is asked only when several gave dice', () => {
    const table = fight({ ...squad, sparrow: { 'sparrow-1': barrage } })
    together(table, 'sparrow-1', 'p1 attack', 'p1 attack').targets('scout#2')
    expect(table.pile('deck:p1').discard).toEqual(['zero'])
  })

  test('[SW-008] works with the Sparrow off the board, then with range ignored', () => {
    const table = fight({ ...squad, sparrow: { 'sparrow-1': shockwave, 'sparrow-2': barrage } })
    together(table, 'sparrow-1', 'p1 attack', 'p1 attack', 'p2 attack').targets('scout#1', 'scout#2', 'scout#3')
    expect(['scout#1', 'scout#2', 'scout#3'].map((id) => effectsOn(table, id))).toEqual([['stun'], ['stun'], ['stun']])
    together(table, 'sparrow-2', 'p2 wild', 'p3 attack')
    expect(within(table.choose('p3'))).toEqual(['scout#1', 'scout#2', 'scout#3'])
    expect(table.targets('scout#3').enemy('scout#3').shield).toBe(0)
  })

  test('[SW-009] counts range from the Sparrow when it is on the board', () => {
    const table = withSparrow({ ...squad, sparrow: { 'sparrow-1': shockwave, 'sparrow-2': barrage } })
    together(table, 'sparrow-1', 'p1 attack', 'p1 attack', 'p2 attack')
    expect(within(table)).toEqual(['scout#1'])
    expect(table.refused('p1', { type: 'targets', targets: ['scout#2'] })).toBe('outOfRange')
    together(table.targets('scout#1'), 'sparrow-2', 'p2 wild', 'p3 attack').choose('p3')
    expect([effectsOn(table, 'scout#1'), table.enemy('scout#1').shield]).toEqual([['stun'], 0])
  })

  test('[SW-009] hides stealthed enemies from it, on the board or off', () => {
    const enemies = { 'scout#1': { at: 'E-5', effects: { stealth: 2 } }, 'scout#2': { at: 'E-4' } }
    const stated = { ...squad, enemies, sparrow: { 'sparrow-1': barrage } }
    const target = [fight(stated), withSparrow(stated)].map((table) => {
      together(table, 'sparrow-1', 'p1 attack', 'p1 attack')
      return table.state.attacks.length === 0 ? table.enemy('scout#2').shield : within(table)
    })
    expect(target).toEqual([0, 0])
  })

  test('[SW-004] shows its supply, which hands may give back', () => {
    const table = fight({ ...squad, sparrow: { 'sparrow-2': shockwave } })
    together(table, 'sparrow-2', 'p1 attack', 'p1 attack', 'p2 attack').targets()
    const [shown] = table.view.sparrowUpgrades
    expect([shown?.name, shown?.place, shown?.supply, shown?.startSupply]).toEqual(['Shockwave', 'sparrow-2', 0, 1])
    table.hand({ type: 'setSupply', seat: 'table', place: 'sparrow-2', supply: 1 })
    expect(table.view.sparrowUpgrades[0]?.supply).toBe(1)
  })

  test('[PA-010] never has two dice in one slot, whoever laid them', () => {
    const on = { action: 'sparrow-1' as const, group: 0, slot: 0 }
    const die = { face: 'attack' as const, on }
    const { state } = fight({ ...squad, sparrow: { 'sparrow-1': shockwave } })
    const laidBy = (...seats: string[]) => ({
      ...state,
      ships: state.ships.map((ship) => (seats.includes(ship.id) ? { ...ship, dice: [die] } : ship)),
    })
    expect([findBreaches(laidBy('p1')), findBreaches(laidBy('p1', 'p2'))]).toEqual([[], ['slot:sparrow:sparrow-1:0:0']])
  })

  test('is no action of the pilot who paid: bonuses that wait for that ship stay, and nobody can repeat it', () => {
    const focus = card('focus', [{ do: 'nextAttack', bonus: { add: 'damage', amount: 2 } }])
    const pilots = { p1: { dice: 'attack attack attack move', cards: { 'tech-1': focus } } }
    const table = fight({ ...squad, pilots, sparrow: { 'sparrow-1': barrage } }).act('p1', 'tech-1', 'attack')
    together(table, 'sparrow-1', 'p1 attack', 'p1 attack').targets('scout#1')
    const { waiting, lastAction } = table.pilot('p1')
    expect([table.enemy('scout#1').hull, waiting.length, lastAction?.action]).toEqual([4, 1, 'tech-1'])
  })
})
