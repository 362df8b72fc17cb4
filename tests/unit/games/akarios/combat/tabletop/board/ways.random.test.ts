// Ways, pushes and exits on random boards, held against the plain map. SCALE=50 tries fifty times as many; a failure
// prints its seed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOut } from '../../../../../../../main/games/akarios/combat/tabletop/board/board.ts'
import { layDiagram, type Diagram } from '../../../../../../../main/games/akarios/combat/tabletop/board/diagram.ts'
import { enemyWalk } from '../../../../../../../main/games/akarios/combat/tabletop/board/enemy-walk.ts'
import { terrains, type BoardMap } from '../../../../../../../main/games/akarios/combat/tabletop/board/map.ts'
import { pullPath, pushPath } from '../../../../../../../main/games/akarios/combat/tabletop/board/push.ts'
import type { Occupancy } from '../../../../../../../main/games/akarios/combat/tabletop/board/ships.ts'
import { walkDiagram } from '../../../../../../../main/games/akarios/combat/tabletop/board/walk.ts'
import { ahead, distance, facings, sameHex, turn, type Facing, type Hex } from '../../../../../../../shared/lib/hex.ts'
import { grid } from '../../../../../../../shared/lib/hex/names.ts'

const numRuns = 2000 * Number(process.env['SCALE'] ?? 1)
const [columns, rows] = [7, 6]
const hexes = grid(columns, rows)

/** What each hex of the board is to hold: mostly nothing, else a piece of the map. */
const anyMap: fc.Arbitrary<BoardMap> = fc
  .array(fc.constantFrom(...terrains, 'wormhole', 'marker', ...Array.from({ length: 14 }, () => null)), {
    minLength: hexes.length,
    maxLength: hexes.length,
  })
  .map((pieces) => {
    const found = hexes.flatMap((at, index) => ({ at, id: `p${index}`, piece: pieces[index] ?? null }))
    return {
      shape: { type: 'grid', columns, rows },
      terrain: found.flatMap(({ at, piece }) =>
        terrains.flatMap((terrain) => (terrain === piece ? { at, terrain } : [])),
      ),
      wormholes: found.filter(({ piece }) => piece === 'wormhole').map(({ at, id }) => ({ id, at })),
      markers: found.filter(({ piece }) => piece === 'marker').map(({ at, id }) => ({ id, at })),
    }
  })

const anyFacing = fc.constantFrom(...facings)

/** Four to ten ships in hexes of their own; the first is the one that moves. */
const anyShips: fc.Arbitrary<Occupancy> = fc
  .tuple(
    fc.shuffledSubarray(hexes, { minLength: 4, maxLength: 10 }),
    fc.array(anyFacing, { minLength: 10, maxLength: 10 }),
  )
  .map(([places, looks]) => places.map((at, index) => ({ ship: `s${index}`, at, facing: looks[index] ?? 0 })))

/** One to five steps, each ahead after a turn of at most 60 degrees, with any facing after it. */
const anyDiagram: fc.Arbitrary<Diagram> = fc
  .array(fc.tuple(fc.constantFrom(-1, 0, 1), anyFacing), { minLength: 1, maxLength: 5 })
  .map((steps) => {
    let [at, heading]: [Hex, Facing] = [{ q: 0, r: 0 }, 0]
    return steps.map(([bend, facing]) => {
      heading = turn(heading, bend)
      at = ahead(at, heading)
      return { ...at, facing }
    })
  })

const lies = (list: readonly { readonly at: Hex }[], hex: Hex): boolean => list.some(({ at }) => sameHex(at, hex))
const isSolid = (map: BoardMap, hex: Hex): boolean =>
  !hexes.some((other) => sameHex(other, hex)) ||
  lies(map.markers, hex) ||
  lies(
    map.terrain.filter(({ terrain }) => terrain === 'planet' || terrain === 'moon'),
    hex,
  )
const isFree = (map: BoardMap, others: Occupancy, hex: Hex): boolean => !isSolid(map, hex) && !lies(others, hex)
const costs = (map: BoardMap, path: readonly Hex[]): readonly string[] =>
  path.flatMap((hex) =>
    map.terrain
      .filter(({ at, terrain }) => sameHex(at, hex) && !isSolid(map, hex) && terrain !== 'planet')
      .map(({ terrain }) => terrain),
  )

test('[PA-033] [PA-038] [PA-039] [PA-045] every end of every way is where a ship may stand, at the price of what it entered', () => {
  const count = { whole: 0, forced: 0, early: 0, wormhole: 0, stayed: 0 }
  fc.assert(
    fc.property(anyMap, anyShips, anyDiagram, (map, ships, diagram) => {
      const [ship, ...others] = ships
      if (ship === undefined) return
      const { path, obstacle, ends } = walkDiagram(layOut(map), ships, ship, diagram)
      const plan = layDiagram(ship, diagram)
      expect(path.map(({ at }) => at)).toEqual(plan.slice(0, path.length).map(({ at }) => at))
      expect(path.some(({ at }) => isSolid(map, at))).toBe(false)
      expect(obstacle === null).toBe(ends[0].type === 'whole' || ends[0].type === 'wormhole')
      for (const end of ends) {
        const entered = plan.slice(0, end.entered).map(({ at }) => at)
        expect(end.at).toEqual(entered.at(-1) ?? ship.at)
        expect(end.costs).toEqual(costs(map, entered))
        count[end.type] += 1
        if (end.entered === 0) count.stayed += 1
        if (end.type === 'wormhole') {
          expect(lies(map.wormholes, end.at)).toBe(true)
          expect(end.exits.every(({ at }) => isFree(map, others, at))).toBe(true)
          continue
        }
        expect(end.entered === 0 || isFree(map, others, end.at)).toBe(true)
        expect(end.facing).toBe((plan[end.entered] ?? plan.at(-1))?.facing)
        expect(end.stress).toBe(end.type === 'whole' ? 0 : 1)
      }
      // Nothing that may be chosen is left out: each free hex of the way but a last one that is the end itself.
      const stops = path.slice(0, obstacle === null ? -1 : path.length).filter(({ at }) => isFree(map, others, at))
      const offered = ends.filter(({ type, entered }) => type === 'early' || (type === 'forced' && entered > 0))
      expect(offered.map(({ at }) => at).reverse()).toEqual(stops.map(({ at }) => at))
      expect({ ...enemyWalk(layOut(map), ships, ship, diagram).end, stress: 0 }).toEqual({ ...ends[0], stress: 0 })
    }),
    { numRuns },
  )
  for (const often of Object.values(count)) expect(often).toBeGreaterThan(numRuns / 50)
})

test('[CE-019] [CE-020] [CE-022] every push and pull goes hex by hex where a ship may stand, as far as it can', () => {
  const count = { moved: 0, stopped: 0, asked: 0, carried: 0 }
  fc.assert(
    fc.property(anyMap, anyShips, fc.integer({ min: 1, max: 4 }), fc.boolean(), (map, ships, hexesToGo, push) => {
      const [ship, attacker, ...rest] = ships
      if (ship === undefined || attacker === undefined) return
      const others = [attacker, ...rest]
      const ways = (push ? pushPath : pullPath)(layOut(map), ships, ship, attacker.at, hexesToGo)
      expect(ways.length).toBeGreaterThan(0)
      if (ways.length > 1) count.asked += 1
      for (const { path, costs: paid, exits, obstacle } of ways) {
        const away = distance(attacker.at, ship.at)
        expect(path.map((hex) => distance(attacker.at, hex) - away)).toEqual(
          path.map((_, index) => (push ? index + 1 : -index - 1)),
        )
        expect(
          [ship.at, ...path].every((hex, index, all) => index === 0 || distance(hex, all[index - 1] ?? hex) === 1),
        ).toBe(true)
        expect(path.every((hex) => isFree(map, others, hex))).toBe(true)
        expect(paid).toEqual(costs(map, path))
        expect(obstacle === null || !isFree(map, others, obstacle.at)).toBe(true)
        expect(path.length < hexesToGo).toBe(obstacle !== null || (exits.length > 0 && path.length < hexesToGo))
        count[exits.length > 0 ? 'carried' : obstacle === null ? 'moved' : 'stopped'] += 1
      }
    }),
    { numRuns },
  )
  for (const often of Object.values(count)) expect(often).toBeGreaterThan(numRuns / 50)
})
