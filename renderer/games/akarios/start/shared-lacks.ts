// What several fights lack alike is said once.
import type { Lack } from '../../../../shared/contract/calls/fight.ts'

const isSame = (one: Lack, other: Lack): boolean =>
  one.thing === other.thing && one.id === other.id && one.fields.join() === other.fields.join()

export const without = (lacks: readonly Lack[], others: readonly Lack[]): readonly Lack[] =>
  lacks.filter((lack) => !others.some((other) => isSame(lack, other)))

/** What stands in each of these lists; nothing where there is but one list. */
export function sharedLacks(lists: readonly (readonly Lack[])[]): readonly Lack[] {
  const [first, ...others] = lists
  if (first === undefined || others.length === 0) return []
  return first.filter((lack) => others.every((list) => list.some((other) => isSame(lack, other))))
}

/** Printed values, not things: a ship may lack two. */
export const countOf = (lacks: readonly Lack[]): number => lacks.reduce((sum, { fields }) => sum + fields.length, 0)
