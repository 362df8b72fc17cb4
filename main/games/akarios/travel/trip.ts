// What a stage works with: the draft of the trip, and the lines that tell what happened.
import type { Named } from '../../../../shared/games/akarios/named.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import { copied } from '../../../../shared/lib/copied.ts'
import type { TravelState } from './state.ts'

export interface Trip {
  readonly state: TravelState
  /** One line of the log under `akarios.travel.<word>`, with the rule that decided. */
  readonly note: (word: string, args: Readonly<Record<string, Json>>, rule: string) => void
}

/** Works on a copy; `before` stays as it is. `gave` is what the work answered. */
export function onCopy<T>(
  before: TravelState,
  work: (trip: Trip) => T,
): { readonly state: TravelState; readonly notes: readonly Note[]; readonly gave: T } {
  const notes: Note[] = []
  const { setup, ...rest } = before
  const state: TravelState = { ...copied(rest), setup }
  const gave = work({
    state,
    note: (word, args, rule) => void notes.push({ key: `akarios.travel.${word}`, args, rule }),
  })
  return { state, notes, gave }
}

export const goalOf = ({ setup, to }: TravelState) => setup.goals.find(({ number }) => number === to)

export const cardOf = ({ setup, card }: TravelState) => setup.events?.find(({ id }) => id === card)

/** An event card and a system as the log keeps them. */
export const eventIn = ({ setup }: TravelState, id: string): Named => ({
  of: 'events',
  id,
  name: setup.events?.find((card) => card.id === id)?.name ?? id,
})
export const systemIn = ({ system: id, name }: Pick<TravelState['at'], 'system' | 'name'>): Named => ({
  of: 'systems',
  id,
  name,
})
