// Keeps the latest states of plays in memory, so that neither the next move nor an undo steps again from a snapshot.
// A state is found by entry number and state hash: one that was never committed, or came back otherwise, is not found.
import type { Json } from '../../shared/kernel/json.ts'
import type { StoredEntry } from './ports.ts'

/** A state after an entry, and how many inputs lie between the last snapshot and it. */
export interface Held {
  readonly state: Json
  readonly sinceSnapshot: number
}

export interface PlayCache {
  read(play: string, entry: StoredEntry): Held | null
  keep(play: string, entry: StoredEntry, held: Held): void
  forget(): void
}

/** Holds the `most` states kept last, over all plays of one campaign. States share most of their parts. */
export function playCache(most = 128): PlayCache {
  const states = new Map<string, Held>()
  const nameOf = (play: string, entry: StoredEntry): string => `${play} ${entry.number} ${entry.stateHash}`
  return {
    read: (play, entry) => states.get(nameOf(play, entry)) ?? null,
    keep: (play, entry, held) => {
      states.set(nameOf(play, entry), held)
      const [oldest] = states.keys()
      if (states.size > most && oldest !== undefined) states.delete(oldest)
    },
    forget: () => states.clear(),
  }
}

/** Remembers nothing: every state is stepped from its snapshot. */
export const noCache: PlayCache = { read: () => null, keep: () => undefined, forget: () => undefined }
