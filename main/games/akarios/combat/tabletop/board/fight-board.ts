// The board of a fight as it stands: markers with hull are part of it for as long as they are there (SP-010).
import type { FightState } from '../../state/state.ts'
import { layOut, type Board } from './board.ts'
import type { BoardMap, BoardShape } from './map.ts'

export const standingMarkers = ({ ships }: FightState): BoardMap['markers'] =>
  ships.flatMap((ship) => (ship.kind === 'marker' && ship.pose ? [{ id: ship.id, at: ship.pose.at }] : []))

export function fightBoard(state: FightState): Board {
  const { shape, terrain, wormholes } = state.map
  return layOut({ shape: shape as unknown as BoardShape, terrain, wormholes, markers: standingMarkers(state) })
}
