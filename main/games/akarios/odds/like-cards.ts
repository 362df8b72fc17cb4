// Cards that need not be told apart are counted as one group: few groups make few piles, and few ways to draw from them.
import type { KnownPile } from './known-pile.ts'

/** How many cards of which sorts; at least one. */
export type Group = readonly { readonly sort: number; readonly count: number }[]

export interface Grouped {
  readonly groups: readonly Group[]
  /** The same pile, with groups in place of sorts. */
  readonly pile: KnownPile
}

/** Cards with the same role make one group. The role of a card is a word for its sort, or for its sort and where it lies. */
export function groupedBy(pile: KnownPile, roleOf: (sort: number, place: keyof KnownPile) => string): Grouped {
  const groups: { sort: number; count: number }[][] = []
  const roles = new Map<string, number>()
  const put = (sort: number, place: keyof KnownPile, count: number): number => {
    const role = roleOf(sort, place)
    const at = roles.get(role) ?? groups.length
    roles.set(role, at)
    const group = (groups[at] ??= [])
    const same = group.find((cards) => cards.sort === sort)
    if (same === undefined) group.push({ sort, count })
    else same.count += count
    return at
  }
  const counted = (place: 'unseen' | 'discard'): readonly number[] => {
    const counts: number[] = []
    for (const [sort, count] of pile[place].entries()) {
      if (count === 0) continue
      const at = put(sort, place, count)
      counts[at] = (counts[at] ?? 0) + count
    }
    return counts
  }
  const top = pile.top.map((sort) => put(sort, 'top', 1))
  const [unseen, discard] = [counted('unseen'), counted('discard')]
  const every = (counts: readonly number[]) => groups.map((_, at) => counts[at] ?? 0)
  return { groups, pile: { top, unseen: every(unseen), discard: every(discard) } }
}

/** A sort that stands for its group. */
export const sortFor = (group: Group | undefined): number => {
  const [first] = group ?? []
  if (first === undefined) throw new RangeError('a group without cards')
  return first.sort
}

/** A pile of some groups as one of other groups, each of which takes in all cards of some of the first. */
export function regrouped(
  { top, unseen, discard }: KnownPile,
  from: readonly Group[],
  into: readonly Group[],
): KnownPile {
  const place = from.map((group) => into.findIndex((other) => other.some(({ sort }) => sort === sortFor(group))))
  const summed = (counts: readonly number[]) =>
    into.map((_, at) => counts.reduce((sum, count, group) => (place[group] === at ? sum + count : sum), 0))
  return { top: top.map((group) => place[group] ?? 0), unseen: summed(unseen), discard: summed(discard) }
}
