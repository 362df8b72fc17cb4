// Where a push or pull takes a ship, hex by hex.
import { axis, distance, neighbours, sameHex, type Hex } from '../../../../../../shared/lib/hex.ts'
import { cellAt, costAt, type Board } from './board.ts'
import type { CostlyTerrain } from './map.ts'
import { obstacleAt, type Obstacle } from './obstacle.ts'
import type { Occupancy, StandingShip } from './ships.ts'
import { wormholeExits, type Exit } from './wormhole.ts'

/** One way for the ship to go; its facing does not change (CE-023). */
export type PushWay = {
  /** The hexes entered, in order; empty when it cannot move. */
  readonly path: readonly Hex[]
  /** What entering them costs, in order (open question 24). */
  readonly costs: readonly CostlyTerrain[]
  /** When the last hex is a wormhole that carries it off: the players choose the exit (open question 104). Else empty. */
  readonly exits: readonly Exit[]
  /** What stopped it before its number of hexes, the first of two. */
  readonly obstacle: Obstacle | null
}

/**
 * All ways of a push of `hexes` away from `from` (CE-020). One way: it is forced. Several: the players decide (CE-021).
 * Away are the neighbours one hex farther from `from`; on one of the six axes only the straight one, off them the two are
 * asked, and if one is blocked the other is taken (open question 114). Ships, impassable hexes and the board's edge stop
 * it (CE-022); terrain and wormholes act as when flown into (24), and a wormhole ends it. Ways that end alike at the same
 * cost are one.
 */
export const pushPath = (board: Board, occupancy: Occupancy, ship: StandingShip, from: Hex, hexes: number) =>
  waysOf(board, occupancy, ship, from, hexes, 1)

/** The same for a pull of `hexes` toward `to` (CE-019); the board's edge stops it like a push (open question 25). */
export const pullPath = (board: Board, occupancy: Occupancy, ship: StandingShip, to: Hex, hexes: number) =>
  waysOf(board, occupancy, ship, to, hexes, -1)

function waysOf(
  board: Board,
  occupancy: Occupancy,
  ship: StandingShip,
  origin: Hex,
  hexes: number,
  change: 1 | -1,
): readonly PushWay[] {
  let open: readonly PushWay[] = [{ path: [], costs: [], exits: [], obstacle: null }]
  for (let count = 0; count < hexes; count += 1)
    open = open.flatMap((way) => {
      if (way.exits.length > 0 || way.obstacle !== null) return way
      const here = way.path.at(-1) ?? ship.at
      return goOn(board, occupancy, ship, way, nextHexes(origin, here, change))
    })
  return open.filter((way, index) => open.findIndex((other) => endsAlike(way, other)) === index)
}

/** The neighbours that change the distance to `origin`, clockwise from straight up; the straight one alone on an axis. */
function nextHexes(origin: Hex, here: Hex, change: 1 | -1): readonly Hex[] {
  const next = neighbours(here).filter((hex) => distance(origin, hex) - distance(origin, here) === change)
  const straight = axis(origin, here)
  return straight === null ? next : next.filter((hex) => sameHex(hex, origin) || axis(origin, hex) === straight)
}

function goOn(
  board: Board,
  occupancy: Occupancy,
  ship: StandingShip,
  way: PushWay,
  next: readonly Hex[],
): readonly PushWay[] {
  const obstacles = next.map((hex) => obstacleAt(board, occupancy, ship.ship, hex))
  const free = next.filter((_, index) => obstacles[index] === null)
  const [obstacle] = obstacles
  if (free.length === 0) return [{ ...way, obstacle: obstacle ?? null }]
  return free.map((hex) => {
    const wormhole = cellAt(board, hex)?.wormhole ?? null
    return {
      path: [...way.path, hex],
      costs: [...way.costs, ...listed(costAt(board, hex))],
      exits: wormhole === null ? [] : wormholeExits(board, occupancy, ship.ship, wormhole),
      obstacle: null,
    }
  })
}

const listed = <T>(value: T | null): readonly T[] => (value === null ? [] : [value])

function endsAlike(a: PushWay, b: PushWay): boolean {
  const [endA, endB] = [a.path.at(-1), b.path.at(-1)]
  const same = endA === undefined || endB === undefined ? endA === endB : sameHex(endA, endB)
  return same && a.costs.join() === b.costs.join()
}
