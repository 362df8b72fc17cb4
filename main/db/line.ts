// Which entries count now. A pure function of the log: commands and inputs count, an undo takes the last one back, a redo
// brings it back, and any new entry closes the branch that was left.
import type { LogKind } from './schema/kernel.ts'

/** What the line needs to know of an entry. */
export interface LineEntry {
  readonly n: number
  readonly kind: LogKind
  /** The entry that an undo or redo means, else null. */
  readonly means: number | null
}

export interface Line {
  /** Entries that count now, oldest first; the last one is what undo would take back. */
  readonly done: readonly number[]
  /** Entries taken back that redo can bring back; the last one is next. */
  readonly undone: readonly number[]
  /** Entries taken back for good: readable, never redone. */
  readonly closed: ReadonlySet<number>
  /** The last wall that counts, 0 without one: undo stops there. */
  readonly wall: number
}

export const emptyLine: Line = { done: [], undone: [], closed: new Set(), wall: 0 }

/** The line after the whole log, rows in order. Throws on a log that no app wrote. */
export function currentLine(log: Iterable<LineEntry>): Line {
  const line = openLine(emptyLine)
  for (const entry of log) advance(line, entry)
  return line
}

/** What undo would take back: undefined at a wall or at the start. */
export const nextUndo = (line: Line): number | undefined => {
  const last = line.done.at(-1)
  return last === line.wall ? undefined : last
}

export const nextRedo = (line: Line): number | undefined => line.undone.at(-1)

/** Whether entry `n` counts now. */
export function counts(line: Line, n: number): boolean {
  let low = 0
  let high = line.done.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((line.done[middle] ?? n) < n) low = middle + 1
    else high = middle
  }
  return line.done[low] === n
}

export interface OpenLine extends Line {
  done: number[]
  undone: number[]
  closed: Set<number>
  wall: number
}

export const openLine = ({ done, undone, closed, wall }: Line): OpenLine => ({
  done: [...done],
  undone: [...undone],
  closed: new Set(closed),
  wall,
})

/** Moves the line on by one entry, in place: the cost does not grow with the log. */
export function advance(line: OpenLine, { n, kind, means }: LineEntry): void {
  if (kind === 'undo') move(line.done, line.undone, means, n)
  else if (kind === 'redo') move(line.undone, line.done, means, n)
  else {
    for (const entry of line.undone) line.closed.add(entry)
    line.undone.length = 0
    line.done.push(n)
    if (kind === 'wall') line.wall = n
  }
}

function move(from: number[], to: number[], means: number | null, n: number): void {
  const entry = from.pop()
  if (entry === undefined || entry !== means)
    throw new Error(`entry ${n} means entry ${String(means)}, which is not next`)
  to.push(entry)
}
