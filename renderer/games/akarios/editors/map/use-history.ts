// Steps of painting, taken back and done anew before anything is saved.
import { useState } from 'react'

export interface History<T> {
  readonly now: T
  readonly change: (next: T) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Steps that are remembered. */
const most = 200

/** `onChange` hears of every state that becomes the present one. */
export function useHistory<T>(start: T, onChange: (now: T) => void): History<T> {
  const [{ past, now, future }, setLine] = useState<{ past: readonly T[]; now: T; future: readonly T[] }>({
    past: [],
    now: start,
    future: [],
  })
  const go = (line: { past: readonly T[]; now: T; future: readonly T[] }) => {
    setLine(line)
    onChange(line.now)
  }
  const [last, next] = [past.at(-1), future[0]]
  return {
    now,
    change: (state) => go({ past: [...past, now].slice(-most), now: state, future: [] }),
    undo: () => last !== undefined && go({ past: past.slice(0, -1), now: last, future: [now, ...future] }),
    redo: () => next !== undefined && go({ past: [...past, now], now: next, future: future.slice(1) }),
    canUndo: last !== undefined,
    canRedo: next !== undefined,
  }
}
