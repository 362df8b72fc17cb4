import { describe, expect, test } from 'vitest'
import type { Diagram } from '../../../../../../../main/games/akarios/combat/tabletop/board/diagram.ts'
import { layDiagram } from '../../../../../../../main/games/akarios/combat/tabletop/board/diagram.ts'
import { walkDiagram, type Walk } from '../../../../../../../main/games/akarios/combat/tabletop/board/walk.ts'
import { hexName } from '../../../../../../../shared/lib/hex/names.ts'
import { forward, hex, names, ship, space } from './literal.ts'

/** Two ahead, then one to the left, ending with the nose to the left. */
const leftTurn: Diagram = [
  { q: 0, r: -1, facing: 0 },
  { q: 0, r: -2, facing: 0 },
  { q: -1, r: -2, facing: 5 },
]
const merkava = ship('Merkava', 'E-6')

/** "whole E-3 f0 s0 asteroid": type, hex, facing, stress, costs. */
const ends = (walk: Walk): readonly string[] =>
  walk.ends.map((end) =>
    [
      end.type,
      hexName(end.at),
      end.type === 'wormhole' ? `to ${names(end.exits.map(({ at }) => at))}` : `f${end.facing}`,
      `s${end.stress}`,
      ...end.costs,
    ].join(' '),
  )

describe('a way along a diagram', () => {
  test('[PA-030] the diagram turns with the ship, and so does the facing at its end', () => {
    const poses = ([0, 1, 5] as const).map((facing) => layDiagram({ at: hex('E-5'), facing }, leftTurn).at(-1))
    expect(poses).toEqual([
      { at: hex('D-2'), facing: 5 },
      { at: hex('G-3'), facing: 0 },
      { at: hex('B-4'), facing: 4 },
    ])
    const clockwise: Diagram = [{ q: 0, r: -1, facing: 1 }]
    expect(layDiagram({ at: hex('E-5'), facing: 1 }, clockwise)).toEqual([{ at: hex('F-4'), facing: 2 }])
    expect(layDiagram({ at: hex('E-5'), facing: 5 }, clockwise)).toEqual([{ at: hex('D-4'), facing: 0 }])
  })

  test('a diagram that jumps or has no step is a bug of its pack', () => {
    expect(() => layDiagram(merkava, [])).toThrow(RangeError)
    expect(() =>
      layDiagram(merkava, [
        { q: 0, r: -1, facing: 0 },
        { q: 0, r: -3, facing: 0 },
      ]),
    ).toThrow('step 1')
    expect(() => layDiagram(merkava, [{ q: 0, r: 0, facing: 3 }])).toThrow('step 0')
  })

  test('[PA-033] ships are passed over, and only the free hexes of the way are offered to stop in', () => {
    const walk = walkDiagram(space('9x9'), [merkava, ship('Scout 1', 'E-5')], merkava, forward(3))
    expect(ends(walk)).toEqual(['whole E-3 f0 s0', 'early E-4 f0 s1'])
    expect(walk.obstacle).toBeNull()
  })

  test('[PA-033] a ship never stands in its own way', () => {
    const loop: Diagram = [
      { q: 0, r: -1, facing: 3 },
      { q: 0, r: 0, facing: 3 },
    ]
    expect(ends(walkDiagram(space('9x9'), [merkava], merkava, loop))[0]).toBe('whole E-6 f3 s0')
  })

  test('[PA-036] [PA-037] a stop at will costs 1 stress and faces as in the next hex of the path', () => {
    expect(ends(walkDiagram(space('9x9'), [merkava], merkava, leftTurn))).toEqual([
      'whole D-3 f5 s0',
      'early E-4 f5 s1',
      'early E-5 f0 s1',
    ])
  })

  test('[PA-036] no stop at will before the first hex (open question 124)', () => {
    expect(ends(walkDiagram(space('9x9'), [merkava], merkava, forward(1)))).toEqual(['whole E-5 f0 s0'])
  })

  test('[PA-038] an end hex that is held forces a stop before it, the last free hex unless another is picked', () => {
    const walk = walkDiagram(space('9x9'), [merkava, ship('Knossis', 'D-3')], merkava, leftTurn)
    expect(ends(walk)).toEqual(['forced E-4 f5 s1', 'forced E-5 f0 s1'])
    expect(walk.obstacle).toEqual({ type: 'ship', at: hex('D-3'), ship: 'Knossis' })
  })

  test('[PA-039] with the hex before it held as well the ship falls back further, for the same 1 stress', () => {
    const others = [ship('Scout 1', 'E-4'), ship('Scout 2', 'E-3')]
    expect(ends(walkDiagram(space('9x9'), others, merkava, forward(3)))).toEqual(['forced E-5 f0 s1'])
  })

  test('[PA-038] without a free hex on the whole path the ship stays and turns as for the first hex (open question 88)', () => {
    const swing: Diagram = [
      { q: 0, r: -1, facing: 1 },
      { q: 1, r: -2, facing: 2 },
    ]
    const others = [ship('Scout 1', 'E-5'), ship('Scout 2', 'F-4')]
    const walk = walkDiagram(space('9x9'), others, merkava, swing)
    expect(ends(walk)).toEqual(['forced E-6 f1 s1'])
    expect(walk.ends[0].entered).toBe(0)
    const walled = walkDiagram(space('9x9', { planet: 'E-5' }), [], merkava, swing)
    expect(ends(walled)).toEqual(['forced E-6 f1 s1'])
    expect(walled.path).toEqual([])
  })

  test('[PA-035] the edge of the board is an obstacle like any other', () => {
    const walk = walkDiagram(space('9x9'), [], ship('Merkava', 'E-3'), forward(3))
    expect(ends(walk)).toEqual(['forced E-1 f0 s1', 'forced E-2 f0 s1'])
    expect(walk.obstacle?.type).toBe('edge')
  })

  test('[PA-045] planets and moons are neither entered nor crossed', () => {
    for (const kind of ['planet', 'moon'] as const) {
      const walk = walkDiagram(space('9x9', { [kind]: 'E-4' }), [], merkava, forward(3))
      expect(ends(walk)).toEqual(['forced E-5 f0 s1'])
      expect(walk.obstacle).toEqual({ type: kind, at: hex('E-4') })
    }
  })

  test('[SP-010] a marker with hull is impassable', () => {
    const walk = walkDiagram(space('9x9', { marker: 'E-4' }), [], merkava, forward(3))
    expect(ends(walk)).toEqual(['forced E-5 f0 s1'])
    expect(walk.obstacle).toEqual({ type: 'marker', at: hex('E-4'), marker: 'E-4' })
  })

  test('[PA-041] [PA-042] every costly hex entered counts, up to where the move ends and no further', () => {
    const board = space('9x9', { asteroid: 'E-6 E-5 E-3', nebula: 'E-4' })
    expect(ends(walkDiagram(board, [], merkava, forward(3)))).toEqual([
      'whole E-3 f0 s0 asteroid nebula asteroid',
      'early E-4 f0 s1 asteroid nebula',
      'early E-5 f0 s1 asteroid',
    ])
  })

  test('[PA-044] the hex that a ship stays or turns in costs nothing', () => {
    const walk = walkDiagram(space('9x9', { asteroid: 'E-6', planet: 'E-5' }), [], merkava, forward(2))
    expect(walk.ends[0].costs).toEqual([])
  })

  test('cards that pass terrain: no cost, no obstacle, and still no stop on a planet', () => {
    const board = space('9x9', { asteroid: 'E-5', planet: 'E-4', nebula: 'E-3', marker: 'E-1' })
    const warp = ['planet', 'asteroid', 'nebula'] as const
    expect(ends(walkDiagram(board, [], merkava, forward(3), warp))).toEqual(['whole E-3 f0 s0', 'early E-5 f0 s1'])
    expect(ends(walkDiagram(board, [], merkava, forward(2), warp))).toEqual(['forced E-5 f0 s1'])
    expect(walkDiagram(board, [], merkava, forward(2), warp).obstacle?.type).toBe('planet')
    expect(walkDiagram(board, [], merkava, forward(5), warp).obstacle?.type).toBe('marker')
    expect(walkDiagram(board, [], ship('Merkava', 'E-2'), forward(3), warp).ends[0].type).toBe('forced')
  })
})

describe('wormholes on the way', () => {
  test('[PA-046] entering one leads to any other, chosen by the player', () => {
    const board = space('9x9', { wormhole: 'E-5 A-1 H-8' })
    const [end] = walkDiagram(board, [], merkava, forward(3)).ends
    expect(end).toEqual({
      type: 'wormhole',
      entered: 1,
      at: hex('E-5'),
      costs: [],
      stress: 0,
      exits: [
        { wormhole: 'A-1', at: hex('A-1'), beside: false, cost: null },
        { wormhole: 'H-8', at: hex('H-8'), beside: false, cost: null },
      ],
    })
  })

  test('[PA-047] the trip ends the move, what lies beyond is lost and costs nothing', () => {
    const board = space('9x9', { wormhole: 'E-4 A-1', planet: 'E-3', asteroid: 'E-5' })
    const walk = walkDiagram(board, [ship('Scout 1', 'E-4')], merkava, forward(4))
    expect(ends(walk)).toEqual(['wormhole E-4 to A-1 s0 asteroid', 'early E-5 f0 s1 asteroid'])
    expect(walk.obstacle).toBeNull()
  })

  test('[PA-048] beside a held exit any free neighbour may be chosen', () => {
    const board = space('9x9', { wormhole: 'E-5 C-3', planet: 'C-2', asteroid: 'D-3' })
    const others = [ship('Scout 2', 'C-3'), ship('Scout 3', 'B-3')]
    const [end] = walkDiagram(board, others, merkava, forward(1)).ends
    expect(end.type === 'wormhole' && end.exits).toEqual([
      { wormhole: 'C-3', at: hex('D-2'), beside: true, cost: null },
      { wormhole: 'C-3', at: hex('D-3'), beside: true, cost: 'asteroid' },
      { wormhole: 'C-3', at: hex('C-4'), beside: true, cost: null },
      { wormhole: 'C-3', at: hex('B-2'), beside: true, cost: null },
    ])
  })

  test('[PA-048] the traveller may come out where it started, for it stands there no more', () => {
    const board = space('9x9', { wormhole: 'E-5 D-6' })
    const others = [merkava, ship('Scout 1', 'D-6')]
    expect(ends(walkDiagram(board, others, merkava, forward(1)))).toEqual([
      'wormhole E-5 to D-5 E-6 E-7 D-7 C-7 C-6 s0',
    ])
  })

  test('[PA-048] with all neighbours held too it is the nearest free hex (open question 27)', () => {
    const board = space('9x9', { wormhole: 'E-5 A-1' })
    const others = ['A-1', 'A-2', 'B-1', 'C-1'].map((at) => ship(`Scout ${at}`, at))
    expect(ends(walkDiagram(board, others, merkava, forward(1)))).toEqual(['wormhole E-5 to C-2 B-2 A-3 s0'])
  })

  test('[PA-046] a single wormhole does nothing and the move goes on (open question 27)', () => {
    const board = space('9x9', { wormhole: 'E-5' })
    expect(ends(walkDiagram(board, [], merkava, forward(2)))).toEqual(['whole E-4 f0 s0', 'early E-5 f0 s1'])
  })

  test('[PA-046] only entering counts: leaving the wormhole that a ship stands in leads nowhere', () => {
    const board = space('9x9', { wormhole: 'E-6 A-1' })
    expect(ends(walkDiagram(board, [], merkava, forward(1)))).toEqual(['whole E-5 f0 s0'])
  })
})
