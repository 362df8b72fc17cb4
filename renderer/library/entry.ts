// What the state of a campaign file means on the shelf.
import type { LibraryEntry } from '../../shared/contract/calls/library.ts'

export type ShutState = Exclude<LibraryEntry['state'], 'ready' | 'open'>

/** Whether the campaign cannot be opened as it is. */
export const isShut = (state: LibraryEntry['state']): state is ShutState => state !== 'ready' && state !== 'open'

/** The entry that is chosen: the one asked for while it is there, else the first. */
export const chosenEntry = (entries: readonly LibraryEntry[], id: string | undefined): LibraryEntry | undefined =>
  entries.find((entry) => entry.id === id) ?? entries[0]

/** The entry `by` places below (above when negative) the chosen one; the ends hold. */
export function neighbour(entries: readonly LibraryEntry[], chosen: LibraryEntry, by: number): LibraryEntry {
  const place = entries.findIndex((entry) => entry.id === chosen.id)
  return entries[Math.min(Math.max(place + by, 0), entries.length - 1)] ?? chosen
}
