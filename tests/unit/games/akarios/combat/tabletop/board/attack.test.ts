import { describe, expect, test } from 'vitest'
import type { Aim } from '../../../../../../../main/games/akarios/combat/tabletop/board/aim.ts'
import { attackOrder } from '../../../../../../../main/games/akarios/combat/tabletop/board/attack-order.ts'
import { canAttack } from '../../../../../../../main/games/akarios/combat/tabletop/board/attack.ts'
import type { Candidate } from '../../../../../../../main/games/akarios/combat/tabletop/board/nearest.ts'
import { hex, space } from './literal.ts'

const ahead3: Aim = {
  type: 'arc',
  arc: [
    { q: 0, r: -1 },
    { q: 0, r: -2 },
    { q: 0, r: -3 },
  ],
}
const within = (hexes: number): Aim => ({ type: 'range', hexes })
const shooter = { at: hex('E-6'), facing: 0 } as const
const target = (at: string, rest: Partial<Candidate> = {}): Candidate => ({
  id: at,
  at: hex(at),
  hull: 3,
  shield: 0,
  hidden: false,
  ...rest,
})

describe('may it attack this target', () => {
  test('[PA-049] in the arc and in sight: yes; else the first reason against it', () => {
    const board = space('9x9', { planet: 'E-4' })
    expect(canAttack(board, shooter, ahead3, target('E-5'))).toEqual({ can: true })
    expect(canAttack(board, shooter, ahead3, target('F-5'))).toEqual({ can: false, why: 'outOfArc' })
    expect(canAttack(board, shooter, ahead3, target('E-3'))).toEqual({
      can: false,
      why: 'noSight',
      blockedBy: [hex('E-4')],
    })
  })

  test('[PA-050] a range reaches backward too, and no further', () => {
    expect(canAttack(space('9x9'), shooter, within(2), target('E-8'))).toEqual({ can: true })
    expect(canAttack(space('9x9'), shooter, within(2), target('E-9'))).toEqual({ can: false, why: 'outOfRange' })
  })

  test('[CE-037] a hidden target is refused before all else', () => {
    const hidden = target('E-5', { hidden: true })
    expect(canAttack(space('9x9'), shooter, ahead3, hidden)).toEqual({ can: false, why: 'hidden' })
    expect(canAttack(space('9x9'), shooter, ahead3, { ...hidden, hidden: false })).toEqual({ can: true })
  })

  test('cards that waive sight, reach or terrain', () => {
    const board = space('9x9', { planet: 'E-4', asteroid: 'E-5' })
    expect(canAttack(board, shooter, ahead3, target('E-3'), { sight: true })).toEqual({ can: true })
    expect(canAttack(board, shooter, ahead3, target('E-9'), { reach: true })).toEqual({ can: true })
    expect(canAttack(board, shooter, ahead3, target('E-4'), { clear: ['asteroid'] })).toEqual({ can: true })
    expect(canAttack(board, shooter, ahead3, target('E-3'), { clear: ['asteroid'] }).can).toBe(false)
  })
})

describe('whom an enemy’s attack hits', () => {
  const order = (chosen: string | null, candidates: readonly Candidate[], aim: Aim = ahead3): string =>
    attackOrder(space('9x9', { moon: 'E-8' }), shooter, aim, candidates, chosen)
      .map((group) => group.map(({ id }) => id).join('='))
      .join(' ')

  test('[EN-025] another potential target in the arc when the chosen one is not', () => {
    expect(order('E-7', [target('E-7'), target('E-4')])).toBe('E-4')
  })

  test('[EN-033] the chosen one first, then the others in the order of choice', () => {
    const candidates = [target('E-3'), target('E-4'), target('E-5')]
    expect(order('E-4', candidates)).toBe('E-4 E-5 E-3')
    expect(order(null, [target('F-5', { hull: 2 }), target('E-5'), target('D-5')], within(1))).toBe('E-5=D-5 F-5')
  })

  test('[EN-032] sight binds enemies as it binds players', () => {
    expect(order('E-9', [target('E-9')], within(9))).toBe('')
    expect(order('E-7', [target('E-7')], within(9))).toBe('E-7')
  })

  test('[EN-011] [EN-012] hidden ships are not the other target either (open question 113)', () => {
    expect(order('E-7', [target('E-7'), target('E-5', { hidden: true }), target('E-3')])).toBe('E-3')
  })
})
