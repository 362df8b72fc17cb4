// What the log and the history tell of a change by hand.
import type { Note } from '../../../../../shared/kernel/note.ts'
import type { HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { FightState } from '../state/state.ts'
import { shipsOfSaid } from './told.ts'

/** `state` is the one before the change. */
export function argsOf(state: FightState, change: HandChange): Note['args'] {
  if (change.type === 'forgetSaid') return { ships: [...shipsOfSaid(state, change.said)] }
  if (change.type === 'playOnBoard') return { ships: change.ships.map(({ ship }) => ship) }
  return { ...change }
}
