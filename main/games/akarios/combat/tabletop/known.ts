// Putting together what the tabletop knows and what people have to be asked first.
import type { Known } from './tabletop.ts'

export const known = <T>(value: T): Known<T> => ({ known: value })

/** What follows once this is known. */
export const whenKnown = <T, U>(first: Known<T>, next: (value: T) => Known<U>): Known<U> =>
  'known' in first ? next(first.known) : { ask: first.ask, read: (answer) => whenKnown(first.read(answer), next) }
