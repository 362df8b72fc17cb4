import { describe, expect, test } from 'vitest'
import { distance, neighbours } from '../../../../../shared/lib/hex.ts'
import { grid, hexAt, hexName, hexNamed, placeOf } from '../../../../../shared/lib/hex/names.ts'

describe('names of hexes', () => {
  test('column letter and row number, every second column half a hex lower', () => {
    expect(hexName({ q: 0, r: 0 })).toBe('A-1')
    expect(hexNamed('E-5')).toEqual({ q: 4, r: 2 })
    expect(neighbours({ q: 4, r: 2 }).map(hexName)).toEqual(['E-4', 'F-4', 'F-5', 'E-6', 'D-5', 'D-4'])
    expect(neighbours({ q: 3, r: 3 }).map(hexName)).toEqual(['D-4', 'E-5', 'E-6', 'D-6', 'C-6', 'C-5'])
  })

  test('every hex of a board has its own name and is found by it', () => {
    const board = grid(30, 20)
    expect(new Set(board.map(hexName)).size).toBe(600)
    for (const hex of board) {
      expect(hexNamed(hexName(hex))).toEqual(hex)
      expect(hexAt(placeOf(hex))).toEqual(hex)
    }
    expect(board.slice(0, 2).map(hexName)).toEqual(['A-1', 'A-2'])
    expect(['Z-1', 'AA-1', 'AB-20'].map((name) => hexNamed(name)?.q)).toEqual([25, 26, 27])
  })

  test('typing is forgiving, other texts are no names', () => {
    for (const text of ['e5', ' E 5 ', 'e-5']) expect(hexNamed(text)).toEqual(hexNamed('E-5'))
    for (const text of ['', '5', 'E', 'E-0', 'E--5', 'E-5x', 'ABC-1', 'E-1000', 'É-1'])
      expect(hexNamed(text)).toBeNull()
  })

  test('what lies left of or above the board has no name', () => {
    expect(() => hexName({ q: -1, r: 3 })).toThrow(RangeError)
    expect(() => hexName({ q: 2, r: -2 })).toThrow(RangeError)
    expect(distance({ q: 2, r: -1 }, { q: 0, r: 0 })).toBe(2)
  })
})
