import { describe, expect, test } from 'vitest'
import { shoveOptions } from '../../../../../../../main/games/akarios/combat/tabletop/board/shove.ts'
import { hex, names, ship, space } from './literal.ts'

const sparrow = ship('Sparrow', 'E-5')
const scout = ship('Scout', 'E-5')

describe('in the Sparrow’s way', () => {
  test('[SP-014] any free neighbour, clockwise from straight up', () => {
    const board = space('9x9', { planet: 'F-4', asteroid: 'E-6' })
    const options = shoveOptions(board, [sparrow, scout, ship('Merkava', 'D-4')], scout)
    expect(options).toEqual([
      { at: hex('E-4'), cost: null, exits: [] },
      { at: hex('F-5'), cost: null, exits: [] },
      { at: hex('E-6'), cost: 'asteroid', exits: [] },
      { at: hex('D-5'), cost: null, exits: [] },
    ])
  })

  test('[SP-014] pushed into a wormhole it comes out elsewhere (open question 24)', () => {
    const options = shoveOptions(space('9x9', { wormhole: 'E-4 A-1' }), [sparrow, scout], scout)
    expect(options[0]).toEqual({
      at: hex('E-4'),
      cost: null,
      exits: [{ wormhole: 'A-1', at: hex('A-1'), beside: false, cost: null }],
    })
    expect(options).toHaveLength(6)
  })

  test('[SP-014] with no free neighbour a nearest free hex, where only terrain counts (open question 26)', () => {
    const board = space('9x9', {
      planet: 'E-4 F-4 F-5 E-6 D-5',
      moon: 'D-4 E-3 F-3 G-4 G-5',
      nebula: 'G-6',
      wormhole: 'F-6 A-1',
    })
    const options = shoveOptions(board, [sparrow, scout], scout)
    expect(names(options.map(({ at }) => at))).toBe('G-6 F-6 E-7 D-6 C-6 C-5 C-4 D-3')
    expect(options[0]?.cost).toBe('nebula')
    expect(options[1]?.exits).toEqual([])
  })

  test('[SP-014] on a board without a free hex there is nowhere to go', () => {
    expect(shoveOptions(space('1x1'), [ship('Sparrow', 'A-1')], ship('Scout', 'A-1'))).toEqual([])
  })
})
