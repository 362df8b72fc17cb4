// From the board of the app to the real table and back, by hand, while nothing is under way (architecture, idea 4): the table forgets
// hexes, the board wants one for every ship and for every tile that was laid meanwhile.
import { sameHex } from '../../../../../shared/lib/hex.ts'
import { hexName } from '../../../../../shared/lib/hex/names.ts'
import type { Problem } from '../../../../../shared/kernel/problem.ts'
import type { HandChangeOf } from '../../../../../shared/games/akarios/command/hand-change.ts'
import { isOnBoard } from '../invariants.ts'
import { findShip } from '../state/read.ts'
import { isOnTable } from '../state/real-table.ts'
import { layTile } from '../state/tiles.ts'
import type { Ship } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'

type Refused = Problem | string | null

/** Between two actions: pilots roll again or choose what to do. */
export const mayChangeBoard = ({ queue: [task], outcome }: FightState): boolean =>
  outcome === null && (task?.type === 'offerRerolls' || task?.type === 'act')

export function playOnTable(state: FightState): Refused {
  if (isOnTable(state)) return refused('onTableAlready')
  if (!mayChangeBoard(state)) return refused('underWay')
  // Markers and the Sparrow lie where the board shows them until they move.
  for (const ship of state.ships) if (ship.kind === 'pilot' || ship.kind === 'enemy') ship.pose = null
  state.realTable = { said: [], laid: [] }
  state.given = []
  return null
}

export function playOnBoard(state: FightState, { ships, tiles }: HandChangeOf<'playOnBoard'>): Refused {
  if (state.realTable === undefined) return refused('onBoardAlready')
  if (!mayChangeBoard(state)) return refused('underWay')
  const laid = [...state.realTable.laid]
  delete state.realTable
  state.given = []
  return put(state, ships) ?? lay(state, tiles, laid)
}

/** Those that have a place on the table: all but unconscious pilots and a Sparrow that takes no part. */
export const hasPlace = (ship: Ship): boolean =>
  ship.kind === 'pilot' ? !ship.out : ship.kind !== 'sparrow' || ship.pose !== null

function put(state: FightState, placed: HandChangeOf<'playOnBoard'>['ships']): Refused {
  const wanted = state.ships.filter(hasPlace)
  const missing = wanted.find(({ id }) => !placed.some(({ ship }) => ship === id))
  if (missing !== undefined) return refused('shipNotPlaced', { ship: missing.id })
  for (const [at, { ship: id, at: spot, facing }] of placed.entries()) {
    const ship = findShip(state, id)
    if (ship === null || !wanted.includes(ship)) return id
    if (placed.findIndex((one) => one.ship === id) < at) return refused('placedTwice', { ship: id })
    ship.pose = { at: spot, facing }
  }
  return null
}

function lay(state: FightState, tiles: HandChangeOf<'playOnBoard'>['tiles'], laid: readonly string[]): Refused {
  const left = [...laid]
  for (const { terrain, at } of tiles) {
    const which = left.indexOf(terrain)
    if (which < 0) return terrain
    left.splice(which, 1)
    const { map } = state
    if (!isOnBoard(state, at)) return { key: 'akarios.invariant.offBoard' }
    if ([...map.terrain, ...map.wormholes].some((tile) => sameHex(tile.at, at)))
      return refused('tileThere', { hex: hexName(at) })
    layTile(state, terrain, at)
  }
  const [missing] = left
  return missing === undefined ? null : refused('tileNotPlaced', { terrain: missing })
}

const refused = (word: string, args: NonNullable<Problem['args']> = {}): Problem => ({
  key: `akarios.refused.${word}`,
  args,
})
