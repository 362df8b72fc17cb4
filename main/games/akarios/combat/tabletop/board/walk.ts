// A ship's way along a diagram: how far it can go, what it enters, and every hex in which the move may end.
import type { Hex } from '../../../../../../shared/lib/hex.ts'
import { cellAt, costOf, type Board, type Cell } from './board.ts'
import { layDiagram, type Diagram } from './diagram.ts'
import type { CostlyTerrain, Terrain } from './map.ts'
import { obstacleAt, wallAt, type Obstacle } from './obstacle.ts'
import { holderOf, type Occupancy, type Pose, type StandingShip } from './ships.ts'
import { wormholeExits, type Exit } from './wormhole.ts'

/** Terrain that a card lets the ship pass as if it were empty space, without cost; it still may not stop on a planet. */
export type PassedTerrain = readonly (Terrain | 'wormhole')[]

/** One hex of the way that the ship enters unless it stops before. */
export type WalkHex = {
  readonly at: Hex
  /** How the ship would face if it stopped here: as printed for the next hex, in the last hex as printed there (PA-037). */
  readonly facing: Pose['facing']
  /** 1 hull for an asteroid (PA-041); for a nebula 1 shield, or stun at shield 0 (PA-042, PA-043). */
  readonly cost: CostlyTerrain | null
  /** No other ship, planet or moon is there: a ship may come to rest in it (PA-033). */
  readonly free: boolean
}

/**
 * One way for the move to end. `entered` counts the hexes entered (0: stays where it was), `costs` lists what they cost in
 * order. `stress` is for players; enemies stop at no price (EN-031).
 * - `whole`: the diagram's end; `early`: stopped at will (PA-036); `forced`: something was in the way (PA-038, PA-039).
 * - `wormhole`: carried off at `at`; the way ends here and one of `exits` is chosen, with any facing (PA-046, PA-047).
 */
export type WalkEnd =
  | {
      readonly type: 'whole' | 'early' | 'forced'
      readonly entered: number
      readonly at: Hex
      readonly facing: Pose['facing']
      readonly costs: readonly CostlyTerrain[]
      readonly stress: 0 | 1
    }
  | {
      readonly type: 'wormhole'
      readonly entered: number
      readonly at: Hex
      readonly exits: readonly Exit[]
      readonly costs: readonly CostlyTerrain[]
      readonly stress: 0
    }

export type Walk = {
  /** The hexes that can be entered, in order; the last is where the way ends or the last one before the obstacle. */
  readonly path: readonly WalkHex[]
  readonly obstacle: Obstacle | null
  /** All ends to choose from: first what happens unless the player wants otherwise, then the others, farthest first. */
  readonly ends: readonly [WalkEnd, ...WalkEnd[]]
}

/**
 * The way of `ship`, from where it stands, along `diagram`. Ships are passed over, never stopped on (PA-033). Before the
 * board's edge (PA-035), a planet or moon (PA-045), a marker with hull (SP-010), or an end hex that is held, the move
 * must stop in a free hex of its path, the last one unless the player picks another (PA-038, PA-039, open question 105).
 * With no free hex on the whole path the ship stays, turned as for the first hex, for the same 1 stress (open question 88).
 * A stop at will needs a hex that was entered (open question 124). A wormhole with nowhere to go does nothing (27).
 */
export function walkDiagram(
  board: Board,
  occupancy: Occupancy,
  ship: StandingShip,
  diagram: Diagram,
  passed: PassedTerrain = [],
): Walk {
  const plan = layDiagram(ship, diagram)
  const { path, wall, exits } = follow(board, occupancy, ship, plan, passed)
  const last = path.at(-1)
  if (last !== undefined && exits.length > 0) {
    const reached = { entered: path.length, at: last.at, costs: costsOf(path), stress: 0 } as const
    return {
      path,
      obstacle: null,
      ends: [{ type: 'wormhole', ...reached, exits }, ...stops(path.slice(0, -1), 'early')],
    }
  }
  if (last?.free === true && wall === null) {
    const { at, facing } = last
    const whole: WalkEnd = { type: 'whole', entered: path.length, at, facing, costs: costsOf(path), stress: 0 }
    return { path, obstacle: null, ends: [whole, ...stops(path.slice(0, -1), 'early')] }
  }
  const obstacle = wall ?? (last === undefined ? null : obstacleAt(board, occupancy, ship.ship, last.at))
  const [first, ...others] = stops(path, 'forced')
  return { path, obstacle, ends: [first ?? staying(ship, plan), ...others] }
}

/** Enters hex after hex until the plan is done, a wall stands in the way, or a wormhole has somewhere to lead to. */
function follow(
  board: Board,
  occupancy: Occupancy,
  { ship }: StandingShip,
  plan: readonly Pose[],
  passed: PassedTerrain,
): { readonly path: readonly WalkHex[]; readonly wall: Obstacle | null; readonly exits: readonly Exit[] } {
  const path: WalkHex[] = []
  for (const [index, { at, facing }] of plan.entries()) {
    const cell = cellAt(board, at)
    const wall = wallAt(at, cell)
    if (cell === null || (wall !== null && !passes(passed, wall.type))) return { path, wall, exits: [] }
    const free = wall === null && holderOf(occupancy, at, ship) === null
    path.push({ at, facing: plan[index + 1]?.facing ?? facing, cost: costUnless(passed, cell), free })
    if (cell.wormhole === null || passes(passed, 'wormhole')) continue
    const exits = wormholeExits(board, occupancy, ship, cell.wormhole)
    if (exits.length > 0) return { path, wall: null, exits }
  }
  return { path, wall: null, exits: [] }
}

const passes = (passed: PassedTerrain, what: Obstacle['type'] | 'wormhole' | CostlyTerrain): boolean =>
  passed.some((terrain) => terrain === what)

function costUnless(passed: PassedTerrain, cell: Cell): CostlyTerrain | null {
  const cost = costOf(cell)
  return cost !== null && passes(passed, cost) ? null : cost
}

const costsOf = (path: readonly WalkHex[]): readonly CostlyTerrain[] => path.flatMap(({ cost }) => cost ?? [])

/** The free hexes of a path as ends, farthest first. */
function stops(path: readonly WalkHex[], type: 'early' | 'forced'): readonly WalkEnd[] {
  const ends = path.map(({ at, facing, free }, index): WalkEnd | null => {
    const entered = index + 1
    return free ? { type, entered, at, facing, costs: costsOf(path.slice(0, entered)), stress: 1 } : null
  })
  return ends.filter((end) => end !== null).reverse()
}

function staying(ship: Pose, plan: readonly Pose[]): WalkEnd {
  const facing = plan[0]?.facing ?? ship.facing
  return { type: 'forced', entered: 0, at: ship.at, facing, costs: [], stress: 1 }
}
