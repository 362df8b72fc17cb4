import { describe, expect, test } from 'vitest'
import { attacksFromBehind, isBehind } from '../../../../../../../main/games/akarios/combat/tabletop/board/behind.ts'
import { facings, ring } from '../../../../../../../shared/lib/hex.ts'
import { hex, names } from './literal.ts'

const merkava = { at: hex('E-5'), facing: 0 } as const

describe('from behind', () => {
  test('[PA-067] the 120 degrees to the rear, edges included (open question 13)', () => {
    const behind = [1, 2].map((away) =>
      ring(merkava.at, away).filter((at) => isBehind('rearSector', at, merkava) === true),
    )
    expect(behind.map(names)).toEqual(['F-5 E-6 D-5', 'G-6 F-6 E-7 D-6 C-6'])
    expect(isBehind('rearSector', merkava.at, merkava)).toBe(false)
  })

  test('[PA-068] judged by the facing of each target', () => {
    for (const facing of facings) {
      const target = { at: hex('E-5'), facing }
      const behind = ring(target.at, 1).map((at) => isBehind('rearSector', at, target))
      const expected = [0, 1, 2, 3, 4, 5].map((side) => [2, 3, 4].includes((side - facing + 6) % 6))
      expect(behind).toEqual(expected)
      expect(ring(target.at, 3).filter((at) => isBehind('rearSector', at, target) === true)).toHaveLength(7)
    }
  })

  test('[PA-067] as a campaign rules: straight behind only, or asked each time', () => {
    const straight = ring(merkava.at, 2).filter((at) => isBehind('straightLine', at, merkava) === true)
    expect(names(straight)).toBe('E-7')
    expect(isBehind('straightLine', hex('E-4'), merkava)).toBe(false)
    expect(isBehind('ask', hex('E-6'), merkava)).toBe('ask')
  })

  test('[PA-073] an attack without a firing arc gains nothing from where it is made', () => {
    for (const setting of ['rearSector', 'straightLine', 'ask'] as const)
      expect(attacksFromBehind(setting, { type: 'range', hexes: 2 }, hex('E-6'), merkava)).toBe(false)
    expect(attacksFromBehind('rearSector', { type: 'arc', arc: [] }, hex('E-6'), merkava)).toBe(true)
  })
})
