// Every way that the draw for one target may go: one run of cards, or several of which one is used.
import { keyOf, laidAside, nextCards, type KnownPile } from './known-pile.ts'

/** How the cards of a deck behave while they are drawn, by sort. */
export interface DrawRules {
  readonly rolling: readonly boolean[]
  readonly leaves: readonly ('whenDrawn' | 'whenApplied' | null)[]
}

/** Cards that the attacker may discard and draw again for nothing, how often for one target, and which sorts are not wanted. */
export interface Redraws {
  readonly times: number
  readonly unwanted: readonly boolean[]
}

/** Cards in the order drawn. */
export type DrawnRun = readonly number[]

export interface DrawWay {
  readonly runs: readonly DrawnRun[]
  readonly chance: number
  /** Without the drawn cards; they are laid aside by `afterDraw`. */
  readonly pile: KnownPile
  /** Redraws that are left. */
  readonly left: number
}

/** `count` runs, one after the other (PA-067, PA-069, PA-072). Ways that differ only in order are one. */
export function drawWays(
  pile: KnownPile,
  rules: DrawRules,
  count: number,
  { times, unwanted }: Redraws,
): readonly DrawWay[] {
  let ways: readonly DrawWay[] = [{ runs: [], chance: 1, pile, left: times }]
  for (let drawn = 0; drawn < count; drawn += 1)
    ways = merged(
      ways.flatMap((way) =>
        runsFrom(way, rules, unwanted).map((next) => ({
          ...next,
          runs: [...way.runs, ...next.runs],
          chance: way.chance * next.chance,
        })),
      ),
    )
  return ways
}

/** Cards are drawn on while they roll (PG-018); an empty pile ends the run as it stands (open question 115). */
function runsFrom(start: DrawWay, { rolling, leaves }: DrawRules, unwanted: readonly boolean[]): readonly DrawWay[] {
  const ended: DrawWay[] = []
  const goOn = (cards: DrawnRun, chance: number, pile: KnownPile, left: number): void => {
    const next = nextCards(pile)
    if (next.length === 0) ended.push({ runs: [cards], chance, pile, left })
    for (const { sort, chance: share, pile: rest } of next)
      if (left > 0 && unwanted[sort] === true)
        goOn(cards, chance * share, leaves[sort] === 'whenDrawn' ? rest : laidAside(rest, [sort]), left - 1)
      else if (rolling[sort] === true) goOn([...cards, sort], chance * share, rest, left)
      else ended.push({ runs: [[...cards, sort]], chance: chance * share, pile: rest, left })
  }
  goOn([], 1, start.pile, start.left)
  return merged(ended)
}

/** Order neither of the cards in a run nor of the runs matters for what follows. */
function merged(ways: readonly DrawWay[]): readonly DrawWay[] {
  const byKey = new Map<string, DrawWay>()
  for (const way of ways) {
    const runs = way.runs.map((run) => (run.length > 1 ? run.toSorted((a, b) => a - b) : run))
    if (runs.length > 1) runs.sort(byCards)
    const key = `${runs.map((run) => run.join()).join('/')}:${keyOf(way.pile)}:${String(way.left)}`
    const same = byKey.get(key)
    byKey.set(key, { ...way, runs, chance: way.chance + (same?.chance ?? 0) })
  }
  return [...byKey.values()]
}

const byCards = (a: DrawnRun, b: DrawnRun): number => (a.join() < b.join() ? -1 : 1)

/** The pile once run `used` was applied: drawn cards go to the discard, but for those that leave (PA-061, PA-074, open question 7). */
export const afterDraw = ({ runs, pile }: DrawWay, used: number, { leaves }: DrawRules): KnownPile =>
  laidAside(
    pile,
    runs.flatMap((run, at) =>
      run.filter((sort) => leaves[sort] !== 'whenDrawn' && !(leaves[sort] === 'whenApplied' && at === used)),
    ),
  )
