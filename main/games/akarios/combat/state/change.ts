// Immutable at the door, free mutation inside: the one place where drafts are made.
import { create, original } from 'mutative'
import type { FightState } from './state.ts'

/**
 * A new state; `before` stays as it is, and what was not changed is shared. What `work` throws is thrown on. The content is
 * frozen for the whole fight: no draft is made of it, since every rule reads in it.
 */
export const changeState = (before: FightState, work: (draft: FightState) => void): FightState =>
  create(before as object, (draft) => work(draft as FightState), {
    mark: (part) => (part === before.content ? 'mutable' : undefined),
  }) as FightState

/** What a draft was made of. Reading that is many times faster: for long looks at a draft that nobody has changed yet. */
export const beforeChange = (draft: FightState): FightState => original(draft as object) as FightState
