// One doubling counts for an attack, another waits on (open question 18): that of the squad goes before that of a card (109).
import type { Rider } from './state/attack.ts'

export const isDoubling = ({ bonus }: Rider): boolean => bonus.add === 'double'

/** The same riders with the first doubling only. */
export function withOneDoubling<T extends Rider>(riders: readonly T[]): readonly T[] {
  const first = riders.findIndex(isDoubling)
  return riders.filter((rider, at) => !isDoubling(rider) || at === first)
}
