// Tells every open window what has changed. Called after a commit, never before.
import type { Push } from '../../shared/contract/pushes.ts'

export interface Pushes {
  readonly publish: (push: Push) => void
  /** Returns the function that ends listening. */
  readonly listen: (listener: (push: Push) => void) => () => void
}

export function createPushes(): Pushes {
  const listeners = new Set<(push: Push) => void>()
  return {
    publish: (push) => {
      for (const listener of listeners) listener(push)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
