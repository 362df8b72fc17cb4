import { describe, expect, test } from 'vitest'
import {
  faceNearest,
  shareOut,
  spawnPlaces,
} from '../../../../../../../main/games/akarios/combat/tabletop/board/spawn.ts'
import { hex, hexes, names, ship, space } from './literal.ts'

const places = (taken: string, players: string, planet = ''): string => {
  const occupancy = taken
    .split(' ')
    .filter(Boolean)
    .map((at) => ship(at, at))
  return names(spawnPlaces(space('9x9', { planet }), occupancy, 'new', hex('E-5'), hexes(players)))
}

describe('spawned ships', () => {
  test('[SP-006] are split over the markers as evenly as can be', () => {
    expect(shareOut(5, 2)).toEqual({ each: 2, oneMore: 1 })
    expect(shareOut(6, 3)).toEqual({ each: 2, oneMore: 0 })
    expect(shareOut(1, 3)).toEqual({ each: 0, oneMore: 1 })
  })

  test('[SP-007] stand on the marker first, then next to it on the side of the closest player ship', () => {
    expect(places('', 'E-1')).toBe('E-5')
    expect(places('E-5', 'E-1 I-9')).toBe('E-4')
    expect(places('E-5 E-4', 'E-1')).toBe('F-4 D-4')
    expect(places('E-5', 'F-2')).toBe('E-4 F-4')
  })

  test('[SP-007] ties of the closest ship are left to the players too', () => {
    expect(places('E-5', 'E-2 E-8')).toBe('E-4 E-6')
    expect(places('E-5', 'E-2 E-9')).toBe('E-4')
  })

  test('[SP-007] with all six hexes around taken, in the nearest free ones', () => {
    expect(places('E-5', 'E-1', 'E-4 F-4 F-5 E-6 D-5 D-4')).toBe('E-3')
    expect(places('E-5', '')).toBe('E-4 F-4 F-5 E-6 D-5 D-4')
  })

  test('[SP-005] face their nearest target that is not hidden', () => {
    const target = (id: string, at: string, hull: number, hidden = false) => ({
      id,
      at: hex(at),
      hull,
      shield: 0,
      hidden,
    })
    expect(faceNearest(hex('E-5'), [target('Enver', 'E-9', 5), target('Starla', 'E-3', 1)])).toEqual([
      { target: 'Starla', facing: 0 },
    ])
    expect(faceNearest(hex('E-5'), [target('Enver', 'E-9', 5), target('Starla', 'E-3', 1, true)])).toEqual([
      { target: 'Enver', facing: 3 },
    ])
    expect(faceNearest(hex('E-5'), [target('A', 'F-3', 2), target('B', 'E-7', 2)])).toEqual([
      { target: 'A', facing: 0 },
      { target: 'A', facing: 1 },
      { target: 'B', facing: 3 },
    ])
    expect(faceNearest(hex('E-5'), [target('A', 'E-4', 1, true)])).toEqual([])
  })
})
