import { describe, expect, test } from 'vitest'
import type { Diagram } from '../../../../../../../main/games/akarios/combat/tabletop/board/diagram.ts'
import { enemyWalk } from '../../../../../../../main/games/akarios/combat/tabletop/board/enemy-walk.ts'
import { forward, hex, ship, space } from './literal.ts'

const scout = ship('Scout 1', 'E-6')
const bend: Diagram = [
  { q: 0, r: -1, facing: 0 },
  { q: 0, r: -2, facing: 1 },
  { q: 1, r: -3, facing: 1 },
]

describe('an enemy on its way', () => {
  test('[EN-017] the same diagram leads the opposite way for the opposite facing', () => {
    const north = enemyWalk(space('9x11'), [], scout, forward(3)).end
    const south = enemyWalk(space('9x11'), [], { ...scout, facing: 3 }, forward(3)).end
    expect([north.at, south.at]).toEqual([hex('E-3'), hex('E-9')])
  })

  test('[EN-018] [EN-031] it passes over ships and stops short of a held end hex, facing as for the next, without stress', () => {
    const walk = enemyWalk(space('9x9'), [ship('Argonaut', 'E-5'), ship('Knossis', 'F-3')], scout, bend)
    expect(walk.end).toEqual({ type: 'forced', entered: 2, at: hex('E-4'), facing: 1, costs: [], stress: 0 })
    expect(walk.obstacle).toEqual({ type: 'ship', at: hex('F-3'), ship: 'Knossis' })
    expect(walk.moved).toBe(true)
  })

  test('[EN-019] [EN-021] it enters asteroids and nebulae, and what they cost is listed in order', () => {
    const board = space('9x9', { asteroid: 'E-5', nebula: 'E-4' })
    expect(enemyWalk(board, [], scout, forward(3)).end.costs).toEqual(['asteroid', 'nebula'])
  })

  test('[EN-020] before a planet, a marker with hull or the edge it stops, facing as for the hex it could not enter', () => {
    for (const board of [space('9x9', { planet: 'E-4' }), space('9x9', { marker: 'E-4' })])
      expect(enemyWalk(board, [], scout, bend).end).toMatchObject({ at: hex('E-5'), facing: 1, stress: 0 })
    const edge = enemyWalk(space('9x9'), [], ship('Scout 1', 'E-2'), bend)
    expect([edge.end.at, edge.obstacle?.type]).toEqual([hex('E-1'), 'edge'])
  })

  test('[EN-020] with its whole path blocked it stays, turns as for the first hex and has not moved (open question 107)', () => {
    const walk = enemyWalk(space('9x9', { planet: 'E-5' }), [], { ...scout, facing: 0 }, [{ q: 0, r: -1, facing: 2 }])
    expect(walk.end).toMatchObject({ at: hex('E-6'), facing: 2, entered: 0, stress: 0 })
    expect(walk.moved).toBe(false)
  })

  test('[EN-022] entering a wormhole ends the move at an exit of the players’ choice', () => {
    const board = space('9x9', { wormhole: 'E-5 A-2 C-7' })
    const { end, moved } = enemyWalk(board, [], scout, forward(3))
    expect(end.type === 'wormhole' && end.exits.map(({ at }) => at)).toEqual([hex('A-2'), hex('C-7')])
    expect(moved).toBe(true)
  })
})
