// What the rules of a visit work with: its draft, and the lines that tell what happened.
import type { Json } from '../../../../shared/kernel/json.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import { copied } from '../../../../shared/lib/copied.ts'
import type { Pilot, WorldState } from './state.ts'

export interface Visit {
  readonly state: WorldState
  /** One line of the log under `akarios.world.<word>`, with the rule that decided. */
  readonly note: (word: string, args: Readonly<Record<string, Json>>, rule: string) => void
}

/** Works on a copy; `before` stays as it is. `gave` is what the work answered. */
export function onCopy<T>(
  before: WorldState,
  work: (visit: Visit) => T,
): { readonly state: WorldState; readonly notes: readonly Note[]; readonly gave: T } {
  const notes: Note[] = []
  const { setup, ...rest } = before
  const state: WorldState = { ...copied(rest), setup }
  const gave = work({
    state,
    note: (word, args, rule) => void notes.push({ key: `akarios.world.${word}`, args, rule }),
  })
  return { state, notes, gave }
}

export const pilotIn = ({ pilots }: WorldState, seat: string): Pilot | undefined =>
  pilots.find((one) => one.seat === seat)

export const awake = ({ pilots }: WorldState): Pilot[] => pilots.filter(({ is }) => is === 'awake')
