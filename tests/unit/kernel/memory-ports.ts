// Storage as the kernel wants it, in memory: a log that only grows, the line that counts now, and transactions.
import { createHash } from 'node:crypto'
import type { NewEntry, PlayRow, Ports, Snapshot, StoredEntry } from '../../../main/kernel/ports.ts'

export interface MemoryEntry extends NewEntry {
  readonly number: number
}

interface Tables {
  plays: Map<string, PlayRow>
  /** Every entry ever written, closed branches too. */
  written: MemoryEntry[]
  /** What counts now, oldest first. */
  line: MemoryEntry[]
  /** What redo would bring back, next one last. */
  undone: MemoryEntry[]
  snapshots: Snapshot[]
}

export interface MemoryStore {
  readonly ports: Ports
  readonly tables: Tables
  /** All that is stored, as one text: equal texts, nothing changed. */
  dump(): string
  /** Puts everything back when the work throws. */
  transaction<T>(work: () => T): T
  /** The next call that writes throws this. */
  failNextWrite(error: Error): void
}

export function memoryStore(): MemoryStore {
  const tables: Tables = { plays: new Map(), written: [], line: [], undone: [], snapshots: [] }
  let failure: Error | null = null
  const write = (work: () => void): void => {
    if (failure !== null) {
      const thrown = failure
      failure = null
      throw thrown
    }
    work()
  }
  const change = (id: string, changed: Partial<PlayRow>): void =>
    write(() => void tables.plays.set(id, { ...tables.plays.get(id)!, ...changed }))
  const lineOf = (play: string): MemoryEntry[] => tables.line.filter((entry) => entry.play === play)
  const ports: Ports = {
    hash: (text) => createHash('sha256').update(text).digest('hex'),
    plays: {
      insert: (play) => write(() => void tables.plays.set(play.id, structuredClone(play))),
      read: (id) => tables.plays.get(id) ?? null,
      setStatus: (id, status) => change(id, { status }),
      setVersion: (id, version, checked) => change(id, { version, checked }),
    },
    entries: {
      append: (entry) => {
        const number = tables.written.length + 1
        write(() => {
          const stored = { ...structuredClone(entry), number }
          tables.written.push(stored)
          tables.line.push(stored)
          tables.undone = []
        })
        return number
      },
      last: (play) => stored(lineOf(play).at(-1)),
      read: (play, from, to) =>
        [...lineOf(play), ...tables.undone.filter((entry) => entry.play === play).reverse()]
          .filter(({ index }) => index >= from && index <= to)
          .map((entry) => stored(entry)!),
      floor: (play) => lineOf(play).findLast(({ kind }) => kind === 'wall')?.index ?? 0,
    },
    snapshots: {
      put: (snapshot) => write(() => void tables.snapshots.push(structuredClone(snapshot))),
      newest: (play, index) =>
        tables.snapshots
          .filter((snapshot) => snapshot.play === play && snapshot.index <= index)
          .sort((a, b) => a.index - b.index)
          .at(-1) ?? null,
      dropFrom: (play, index) =>
        write(() => {
          tables.snapshots = tables.snapshots.filter((snapshot) => snapshot.play !== play || snapshot.index < index)
        }),
    },
  }
  return {
    ports,
    tables,
    dump: () => JSON.stringify({ ...tables, plays: [...tables.plays] }),
    transaction: (work) => {
      const before = structuredClone(tables)
      try {
        return work()
      } catch (error) {
        Object.assign(tables, before)
        throw error
      }
    },
    failNextWrite: (error) => {
      failure = error
    },
  }
}

const stored = (entry: MemoryEntry | undefined): StoredEntry | null =>
  entry === undefined
    ? null
    : { number: entry.number, index: entry.index, kind: entry.kind, inputs: entry.inputs, stateHash: entry.stateHash }
