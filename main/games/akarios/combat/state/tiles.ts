// Terrain that comes onto the table during the fight: a hex of the board of the app, or of the real one, where nobody knows it.
import type { Terrain } from '../../../../../shared/games/akarios/content/geometry.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import { hexName } from '../../../../../shared/lib/hex/names.ts'
import type { FightState } from './state.ts'

export function layTile(state: FightState, terrain: Terrain, at: Spot): void {
  const { map } = state
  state.map =
    terrain === 'wormhole'
      ? { ...map, wormholes: [...map.wormholes, { id: hexName(at), at }] }
      : { ...map, terrain: [...map.terrain, { at, terrain }] }
}

/** Laid on the real table. */
export function rememberTile({ realTable }: FightState, terrain: Terrain): void {
  if (realTable !== undefined) realTable.laid = [...realTable.laid, terrain]
}
