// The board of a fight as it stands: markers with hull are part of it for as long as they are there (SP-010).
import { hexKey } from '../../../../../../shared/lib/hex.ts'
import type { BoardPlan, FightState } from '../../state/state.ts'
import { layOut, type Board } from './board.ts'
import type { BoardMap, BoardShape } from './map.ts'

const standingMarkers = ({ ships }: FightState): BoardMap['markers'] =>
  ships.flatMap((ship) => (ship.kind === 'marker' && ship.pose ? [{ id: ship.id, at: ship.pose.at }] : []))

/** The board of a plan that was laid out last, with the markers that it was laid out for: a plan never changes. */
const laidOut = new WeakMap<BoardPlan, { readonly key: string; readonly board: Board }>()

export function fightBoard(state: FightState): Board {
  const markers = standingMarkers(state)
  const key = markers.map(({ id, at }) => `${id}@${hexKey(at)}`).join()
  const known = laidOut.get(state.map)
  if (known?.key === key) return known.board
  const { shape, terrain, wormholes } = state.map
  const board = layOut({ shape: shape as unknown as BoardShape, terrain, wormholes, markers })
  laidOut.set(state.map, { key, board })
  return board
}
