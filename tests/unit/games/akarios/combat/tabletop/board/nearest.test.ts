import { describe, expect, test } from 'vitest'
import {
  nearestTargets,
  rankTargets,
  type Candidate,
} from '../../../../../../../main/games/akarios/combat/tabletop/board/nearest.ts'
import { hex } from './literal.ts'

const scout = hex('E-6')
const target = (id: string, at: string, hull: number, shield: number, hidden = false): Candidate => ({
  id,
  at: hex(at),
  hull,
  shield,
  hidden,
})
const choice = (...candidates: readonly Candidate[]): string => {
  const found = nearestTargets(scout, candidates)
  return found === null ? 'nobody' : `${found.nearest.map(({ id }) => id).join('=')} by ${found.decidedBy}`
}

describe('whom an enemy goes for', () => {
  test('[EN-009] the nearest ship or objective by plain distance', () => {
    expect(choice(target('Merkava', 'E-3', 9, 9), target('Gate', 'F-4', 1, 0))).toBe('Gate by distance')
    expect(choice(target('Merkava', 'E-3', 1, 1))).toBe('Merkava by only')
  })

  test('[EN-010] equal distance: more hull, then more shield, then the players', () => {
    expect(choice(target('A', 'E-3', 4, 6), target('B', 'E-9', 5, 0))).toBe('B by hull')
    expect(choice(target('A', 'E-3', 5, 1), target('B', 'E-9', 5, 2))).toBe('B by shield')
    expect(choice(target('A', 'E-3', 5, 2), target('B', 'E-9', 5, 2), target('C', 'E-9', 5, 1))).toBe('A=B by players')
  })

  test('[EN-011] [EN-012] hidden ships are skipped, objectives stay (open question 23)', () => {
    expect(choice(target('Near', 'E-5', 5, 5, true), target('Far', 'E-2', 1, 0))).toBe('Far by only')
    expect(choice(target('A', 'E-5', 5, 5, true), target('B', 'E-4', 5, 5, true))).toBe('nobody')
  })

  test('[EN-010] the whole chain in groups, each with its distance', () => {
    const groups = rankTargets(scout, [
      target('A', 'E-2', 1, 1),
      target('B', 'E-4', 2, 0),
      target('C', 'E-8', 2, 0),
      target('D', 'E-4', 3, 0),
    ])
    expect(groups.map((group) => group.map(({ id, distance }) => `${id}${distance}`))).toEqual([
      ['D2'],
      ['B2', 'C2'],
      ['A4'],
    ])
  })
})
