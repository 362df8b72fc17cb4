// Immutable at the door, free mutation inside: the one place where a state is copied to be changed.
import { copied } from '../../../../../shared/lib/copied.ts'
import type { FightState } from './state.ts'

/**
 * A new state; `before` stays as it is. What `work` throws is thrown on. Nothing but the content is shared: that is most of a
 * state, is read by every rule and never changes in a fight. Copying the rest once costs less than half of what drafts cost
 * that watch every read.
 */
export function changeState(before: FightState, work: (state: FightState) => void): FightState {
  const { content, ...rest } = before
  const state: FightState = { ...copied(rest), content }
  work(state)
  return state
}

/** The copy itself: reading it costs nothing more. */
export const beforeChange = (state: FightState): FightState => state
