// Which ship an action comes from: the pilot's own, or the Sparrow, which acts from off the board as well (SW-008).
import { sparrowPlaces, type ActionId } from '../../../../../shared/games/akarios/question/action.ts'
import type { Performance } from './attack.ts'
import { findShip, shipOf } from './read.ts'
import type { Ship, SparrowShip } from './ships.ts'
import type { FightState } from './state.ts'

export const isSparrowAction = (action: ActionId): boolean => sparrowPlaces.some((place) => place === action)

/** Its id: `p1`, `sparrow`. */
export const actorOf = ({ seat, action }: Pick<Performance, 'seat' | 'action'>): string =>
  isSparrowAction(action) ? 'sparrow' : seat

/** The ship of that id; the Sparrow even where it takes no part in the fight. Throws for any other that is not there. */
export const actingShip = (state: FightState, id: string): Ship =>
  id === 'sparrow' ? (findShip(state, id) ?? sparrowAway) : shipOf(state, id)

/** The same for an attacker that may have left the fight since: null. */
export const findActor = (state: FightState, id: string): Ship | null =>
  id === 'sparrow' ? actingShip(state, id) : findShip(state, id)

/** Off the board: no range counts for what it does, and nothing is out of its sight. */
export const isFarAway = ({ kind, pose }: Ship): boolean => kind === 'sparrow' && pose === null

const sparrowAway: SparrowShip = {
  kind: 'sparrow',
  id: 'sparrow',
  pose: null,
  hull: 1,
  shield: 0,
  startHull: 1,
  startShield: 0,
  effects: [],
  waiting: [],
  savedBy: [],
}
