// What the kernel asks of storage: five small tables of functions, synchronous, inside a transaction that the caller
// opened. Storage knows which entries count now (undo, redo, closed branches); the kernel only reads along that line.
import type { Note } from '../../shared/kernel/note.ts'
import type { Recorded } from '../../shared/kernel/recorded.ts'

/** `open`: goes on; `over`: has an outcome. A play whose start was taken back is known to storage alone. */
export const playStatuses = ['open', 'over'] as const
export type PlayStatus = (typeof playStatuses)[number]

/** One run of a machine, written once at its start. Only `status`, `version` and `checked` change later. */
export interface PlayRow {
  readonly id: string
  readonly machine: string
  /** Version of the machine that the play's state belongs to. */
  readonly version: number
  /** Newest version that tried to take the play over: above `version` means it refused, by-hand changes only. */
  readonly checked: number
  /** Canonical JSON of the accepted set-up; never changes. */
  readonly setup: string
  /** What all luck of this play is derived from. */
  readonly seed: string
  /** Dice and piles (`die`, `pile` of a chance ask) that lie on the real table: a person types in what they show. */
  readonly physical: readonly string[]
  readonly status: PlayStatus
}

/** What one entry is: the start of a play, one decision of a person, one typed-in result, a by-hand change, a wall. */
export const entryKinds = ['start', 'answer', 'chance', 'hand', 'wall'] as const
export type EntryKind = (typeof entryKinds)[number]

/** One entry for the log: the kind `wall` stops undo, all others are inputs of a play. */
export interface NewEntry {
  readonly play: string
  /** 0 for the start, then counting up along the play's current line. */
  readonly index: number
  readonly kind: EntryKind
  /** Who decided; null for the start and for a wall. */
  readonly seat: string | null
  readonly title: Note
  /** Canonical JSON of the list of inputs: the decision and all chance that followed. Stored as it is, hashed as it is. */
  readonly inputs: string
  /** Hash of the state after the entry, for the log's change hash. */
  readonly stateHash: string
  readonly notes: readonly Note[]
  /** Hidden information was shown: undo past here is marked. */
  readonly reveals: boolean
  /** Printed values learned; kept when the entry is undone. */
  readonly records: readonly Recorded[]
}

/** What the kernel reads back of an entry. `number` is its number in the log and never used twice. */
export interface StoredEntry {
  readonly number: number
  readonly index: number
  readonly kind: EntryKind
  readonly inputs: string
  readonly stateHash: string
}

/** The state after entry `index`, as canonical JSON, in the shape of machine version `version`. */
export interface Snapshot {
  readonly play: string
  readonly index: number
  readonly version: number
  readonly state: string
}

export interface Ports {
  /** A strong hash of a text (sha256 in the app), the same on every machine. */
  hash(text: string): string
  readonly plays: {
    insert(play: PlayRow): void
    read(id: string): PlayRow | null
    setStatus(id: string, status: PlayStatus): void
    setVersion(id: string, version: number, checked: number): void
  }
  readonly entries: {
    /** Adds the entry after the last one that counts, and answers its number in the log. Closes what could be redone. */
    append(entry: NewEntry): number
    /** The last entry that counts now; null when there is none. */
    last(play: string): StoredEntry | null
    /**
     * Entries `from` to `to` (both included) in order of index: those that count now, then those that a redo would
     * bring back. Never one of a closed branch. Fewer when there are no more.
     */
    read(play: string, from: number, to: number): readonly StoredEntry[]
    /** Index of the newest wall of this play that counts, 0 without one: no undo goes below it. */
    floor(play: string): number
  }
  readonly snapshots: {
    put(snapshot: Snapshot): void
    /** The one with the highest index that is not above `index`. */
    newest(play: string, index: number): Snapshot | null
    /** Forgets all with this index or a higher one: they belong to a branch that is being closed. */
    dropFrom(play: string, index: number): void
  }
}
