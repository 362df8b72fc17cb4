// Every way that the draw for one target may go: one run of cards, or several of which one is used.
import type { ModifierCard } from '../../../../shared/games/akarios/content/modifier.ts'
import { keyOf, laidAside, nextCards, type KnownPile } from './known-pile.ts'

/** How the cards of a deck behave while they are drawn, by sort. */
export interface DrawRules {
  readonly rolling: readonly boolean[]
  readonly leaves: readonly ('whenDrawn' | 'whenApplied' | null)[]
}

/** As each sort has it printed. */
export const drawRules = (
  cards: readonly Pick<Extract<ModifierCard, { form: 'card' }>, 'rolling' | 'leaves'>[],
): DrawRules => ({
  rolling: cards.map(({ rolling }) => rolling === true),
  leaves: cards.map(({ leaves }) => leaves ?? null),
})

/** Cards that the attacker may discard and draw again for nothing, how often for one target, and which sorts are not wanted. */
export interface Redraws {
  readonly times: number
  readonly unwanted: readonly boolean[]
}

/** Cards of one run, sorted: their order counts for nothing. */
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
  for (let drawn = 0; drawn < count; drawn += 1) {
    const byKey = new Map<string, { -readonly [K in keyof DrawWay]: DrawWay[K] }>()
    for (const way of ways)
      oneRun(way, rules, unwanted, (run, chance, rest, left) => {
        const runs = [...way.runs, run].sort(byCards)
        const key = `${runs.map(runKey).join('/')}:${keyOf(rest)}:${left}`
        const same = byKey.get(key)
        if (same === undefined) byKey.set(key, { runs, chance: way.chance * chance, pile: rest, left })
        else same.chance += way.chance * chance
      })
    ways = [...byKey.values()]
  }
  return ways
}

type Ended = (run: DrawnRun, chance: number, pile: KnownPile, left: number) => void

/** Cards are drawn on while they roll (PG-018); an empty pile ends the run as it stands (open question 115). */
function oneRun(start: DrawWay, { rolling, leaves }: DrawRules, unwanted: readonly boolean[], ended: Ended): void {
  const goOn = (cards: DrawnRun, chance: number, pile: KnownPile, left: number): void => {
    const next = nextCards(pile)
    if (next.length === 0) ended(cards, chance, pile, left)
    for (const { sort, chance: share, pile: rest } of next)
      if (left > 0 && unwanted[sort] === true)
        goOn(cards, chance * share, leaves[sort] === 'whenDrawn' ? rest : laidAside(rest, [sort]), left - 1)
      else {
        const run = [...cards, sort].sort((a, b) => a - b)
        if (rolling[sort] === true) goOn(run, chance * share, rest, left)
        else ended(run, chance * share, rest, left)
      }
  }
  goOn([], 1, start.pile, start.left)
}

const runKey = (run: DrawnRun): string => String.fromCharCode(...run)
const byCards = (a: DrawnRun, b: DrawnRun): number =>
  a.length === 1 && b.length === 1 ? (a[0] ?? 0) - (b[0] ?? 0) : runKey(a) < runKey(b) ? -1 : 1

/** The most cards that the draw may take off the pile. */
export const mostDrawn = ({ unseen }: KnownPile, { rolling }: DrawRules, count: number, redraws: number): number =>
  count + redraws + unseen.reduce((sum, cards, sort) => (rolling[sort] === true ? sum + cards : sum), 0)

/** The pile once run `used` was applied: drawn cards go to the discard, but for those that leave (PA-061, PA-074, open question 7). */
export const afterDraw = ({ runs, pile }: DrawWay, used: number, { leaves }: DrawRules): KnownPile =>
  laidAside(
    pile,
    runs.flatMap((run, at) =>
      run.filter((sort) => leaves[sort] !== 'whenDrawn' && !(leaves[sort] === 'whenApplied' && at === used)),
    ),
  )
