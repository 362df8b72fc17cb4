// Whom an enemy goes for: nearest first, then most hull, then most shield; what is still equal, the players decide.
import { distance, type Hex } from '../../../../../../shared/lib/hex.ts'
import type { Target } from './attack.ts'

/** A player ship or a scenario objective with what it has now. An objective's shield counts as 0. */
export type Candidate = Target & {
  readonly hull: number
  readonly shield: number
}

export type RankedCandidate = Candidate & {
  /** Hexes from the enemy, over whatever lies between (EN-009). */
  readonly distance: number
}

/**
 * The candidates in groups, the preferred group first; inside a group nothing but the players can decide (EN-009, EN-010).
 * Hidden ones are left out (EN-011, EN-012, open questions 23 and 113), so the list may be empty. The order inside a
 * group is that of `candidates`. The same order serves for other targets in the arc (EN-025, open question 22) and for
 * an attack on several (EN-033).
 */
export function rankTargets(from: Hex, candidates: readonly Candidate[]): readonly (readonly RankedCandidate[])[] {
  const ranked = candidates
    .filter(({ hidden }) => !hidden)
    .map((candidate) => ({ ...candidate, distance: distance(from, candidate.at) }))
    .sort(compare)
  const groups: RankedCandidate[][] = []
  for (const candidate of ranked) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && compare(group[0], candidate) === 0) group.push(candidate)
    else groups.push([candidate])
  }
  return groups
}

const compare = (a: RankedCandidate, b: RankedCandidate): number =>
  a.distance - b.distance || b.hull - a.hull || b.shield - a.shield

/** What settled a choice: the only candidate, a key of the chain, or nothing (`players`). */
export type Decider = 'only' | 'distance' | 'hull' | 'shield' | 'players'

/** The preferred candidates and what set them apart from the rest, for the log; null when all are hidden. */
export function nearestTargets(
  from: Hex,
  candidates: readonly Candidate[],
): { readonly nearest: readonly RankedCandidate[]; readonly decidedBy: Decider } | null {
  const [nearest, others] = rankTargets(from, candidates)
  const best = nearest?.[0]
  if (nearest === undefined || best === undefined) return null
  const next = others?.[0]
  if (nearest.length > 1) return { nearest, decidedBy: 'players' }
  if (next === undefined) return { nearest, decidedBy: 'only' }
  const decidedBy = next.distance !== best.distance ? 'distance' : next.hull !== best.hull ? 'hull' : 'shield'
  return { nearest, decidedBy }
}
