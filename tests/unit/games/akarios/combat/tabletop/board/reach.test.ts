import { expect, test } from 'vitest'
import { reachableEnds } from '../../../../../../../main/games/akarios/combat/tabletop/board/reach.ts'
import { hexName } from '../../../../../../../shared/lib/hex/names.ts'
import { forward, ship, space } from './literal.ts'

test('[PA-030] all ends of all moves, move after move, each with its price', () => {
  const board = space('9x9', { nebula: 'E-4', wormhole: 'F-5 A-1' })
  const moves = [
    { id: 'ahead', diagram: forward(2) },
    { id: 'right', diagram: [{ q: 1, r: -1, facing: 1 } as const] },
    { id: 'scoop', diagram: forward(2), passed: ['nebula'] as const },
  ]
  const ends = reachableEnds(board, [], ship('Merkava', 'E-6'), moves)
  expect(ends.map((end) => [end.move, end.type, hexName(end.at), end.stress, ...end.costs].join(' '))).toEqual([
    'ahead whole E-4 0 nebula',
    'ahead early E-5 1',
    'right wormhole F-5 0',
    'scoop whole E-4 0',
    'scoop early E-5 1',
  ])
})
