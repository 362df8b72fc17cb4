// Pull and push (CE-019 to CE-023).
import { describe, expect, test } from 'vitest'
import { blast } from '../../../../../support/combat/blast.ts'
import { fight, type FightStated } from '../../../../../support/combat/table.ts'

/** p1 shoots the scout, wherever it is, with a pull or push. */
const shoved = (effect: 'pull' | 'push', amount: number, at: string, more: FightStated = {}, facing: 2 | 3 = 3) => {
  const table = fight({
    pilots: { p1: { at: 'E-5', cards: { 'weapon-1': blast({ effects: [{ effect, amount }] }) } } },
    ...more,
    enemies: { 'scout#1': { at, facing }, ...more.enemies },
  }).act('p1', 'weapon-1', 'attack')
  return table.question.type === 'targets' ? table.targets('scout#1') : table
}

describe('a pull or push', () => {
  test('[CE-019] pulls the target toward the attacker', () => {
    expect(shoved('pull', 2, 'E-2').where('scout#1')).toBe('E-4/3')
  })

  test('[CE-020] pushes the target away', () => {
    expect(shoved('push', 2, 'E-4').where('scout#1')).toBe('E-2/3')
  })

  test.each([
    { effect: 'push', at: ['F-2', 'G-3'] },
    { effect: 'pull', at: ['E-4', 'F-4'] },
  ] as const)('[CE-021] off the lines players decide where a $effect goes', ({ effect, at }) => {
    const table = shoved(effect, 1, 'F-3')
    expect(table.question).toMatchObject({ type: 'place', asks: { rule: 'CE-021' }, places: [{}, {}] })
    expect(table.put(at[1]).where('scout#1')).toBe(`${at[1]}/3`)
    expect(shoved(effect, 1, 'F-3').put(at[0]).where('scout#1')).toBe(`${at[0]}/3`)
  })

  test('[CE-022] stops at ships, at what is impassable and at the edge of the board', () => {
    expect(shoved('push', 3, 'E-4', { enemies: { 'scout#2': { at: 'E-2' } } }).where('scout#1')).toBe('E-3/3')
    expect(shoved('push', 3, 'E-4', { terrain: { planet: 'E-2' } }).where('scout#1')).toBe('E-3/3')
    expect(shoved('push', 3, 'E-3').where('scout#1')).toBe('E-1/3')
    expect(shoved('pull', 5, 'E-2').where('scout#1')).toBe('E-4/3')
    expect(shoved('pull', 2, 'E-2', { enemies: { 'scout#2': { at: 'F-3' } } }).where('scout#1')).toBe('E-4/3')
  })

  test('[CE-023] leaves the facing as it is', () => {
    expect(shoved('push', 1, 'E-4', {}, 2).where('scout#1')).toBe('E-3/2')
    expect(shoved('pull', 1, 'E-3', {}, 2).where('scout#1')).toBe('E-4/2')
  })
})
