// Where ships that spawn during a fight are set down, and how they face.
import { distance, type Facing, type Hex } from '../../../../../../shared/lib/hex.ts'
import type { Board } from './board.ts'
import { isFree, nearestFree } from './free.ts'
import { facingsToward } from './head-on.ts'
import { nearestTargets, type Candidate } from './nearest.ts'
import type { Occupancy } from './ships.ts'

/** How many ships each of `markers` markers gets, and how many markers, drawn by chance, get one more (SP-006). */
export const shareOut = (ships: number, markers: number): { readonly each: number; readonly oneMore: number } => ({
  each: Math.floor(ships / markers),
  oneMore: ships % markers,
})

/**
 * The hexes for the next ship of a spawn marker; more than one: the players decide. The marker's own hex first; when it is
 * taken, of the free hexes next to it (or of the nearest ones, when all six are taken) those nearest to the player ship
 * that is closest to the marker; of several equally close ships each may be meant (SP-007). Set down is not entered:
 * terrain costs nothing. `players` are the hexes of all player ships, hidden ones too.
 */
export function spawnPlaces(
  board: Board,
  occupancy: Occupancy,
  ship: string,
  marker: Hex,
  players: readonly Hex[],
): readonly Hex[] {
  if (isFree(board, occupancy, ship, marker)) return [marker]
  const places = nearestFree(board, occupancy, ship, marker)
  if (players.length === 0) return places
  const closest = nearestOf(marker, players)
  const preferred = closest.flatMap((player) => nearestOf(player, places))
  return places.filter((place) => preferred.includes(place))
}

function nearestOf(from: Hex, hexes: readonly Hex[]): readonly Hex[] {
  const least = Math.min(...hexes.map((hex) => distance(from, hex)))
  return hexes.filter((hex) => distance(from, hex) === least)
}

/**
 * How a spawned ship may face: most head-on toward its nearest target that is not hidden (SP-005, EN-010, open question
 * 111). Several pairs: the players decide. Empty when every target is hidden: then any facing will do.
 */
export function faceNearest(
  at: Hex,
  candidates: readonly Candidate[],
): readonly { readonly target: string; readonly facing: Facing }[] {
  const nearest = nearestTargets(at, candidates)?.nearest ?? []
  return nearest.flatMap((target) => facingsToward(at, target.at).map((facing) => ({ target: target.id, facing })))
}
