// What people have said about the real table is kept until a ship named in it moves or turns, or other things stand in the way.
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Pose } from '../../../../../shared/games/akarios/question/place.ts'
import type { Said } from './said.ts'
import type { Ship } from './ships.ts'
import type { FightState } from './state.ts'

export const isOnTable = ({ realTable }: Pick<FightState, 'realTable'>): boolean => realTable !== undefined

/** All that people have said and that still holds, the newest last. */
export const saidNow = (state: FightState): readonly Said[] =>
  (state.realTable?.said ?? []).filter(
    ({ places: [whose], around }) =>
      state.ships.some(({ id }) => id === whose) && (around === undefined || isSame(around, obstacles(state))),
  )

/** What people have said to this, if it still holds. */
export const recall = (state: FightState, key: string): Json | undefined =>
  saidNow(state).find((one) => one.key === key)?.value

/** What may come into the way of sight or leave it: markers with hull (SP-010), and tiles that were laid (PA-053 to PA-055). */
export const obstacles = ({ ships, realTable }: FightState): readonly string[] => [
  ...ships.flatMap(({ kind, id }) => (kind === 'marker' ? [id] : [])),
  ...(realTable?.laid.filter((terrain) => terrain !== 'wormhole') ?? []),
]

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

/** In the place of what was said to the same before. */
export function remember({ realTable }: FightState, said: Said): void {
  if (realTable !== undefined) realTable.said = [...realTable.said.filter(({ key }) => key !== said.key), said]
}

/** Takes back what was said under this key. */
export function unsay({ realTable }: FightState, key: string): void {
  if (realTable !== undefined) realTable.said = realTable.said.filter((one) => one.key !== key)
}

/** The ship has flown or come onto the table, or only turned on the spot: what hung on that has to be said anew. */
export function forget({ realTable }: FightState, ship: string, how: 'moved' | 'turned'): void {
  if (realTable === undefined) return
  realTable.said = realTable.said.filter(
    ({ places, facings, around = [] }) =>
      !facings.includes(ship) && (how === 'turned' || ![...places, ...around].includes(ship)),
  )
}

/** Sets a ship down on the board of the app; on the real table people have done it, and the app has no hex for it. */
export function putShip(state: FightState, ship: Ship, pose: Pose | null, how: 'moved' | 'turned' = 'moved'): void {
  if (!isOnTable(state)) ship.pose = pose
  // It no longer lies where the scenario has put it.
  else if (ship.kind === 'marker') ship.pose = null
  forget(state, ship.id, how)
}
