// Immutable at the door, free mutation inside: the one place where a state is copied to be changed.
import { copied } from '../../../../../shared/lib/copied.ts'
import type { FightState } from './state.ts'

/**
 * A new state; `before` stays as it is. What `work` throws is thrown on. Nothing but the content and the shape of
 * the board are shared: they are most of a state, and no task changes them. Copying the rest costs less than drafts that watch every read: rules read far more
 * than they write.
 */
export function changeState(before: FightState, work: (state: FightState) => void): FightState {
  const { content, map, ...rest } = before
  const { shape, ...plan } = map
  const state: FightState = { ...copied(rest), map: { ...copied(plan), shape }, content }
  work(state)
  return state
}
