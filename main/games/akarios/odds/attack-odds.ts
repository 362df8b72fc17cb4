// The exact chances of an attack: what each target may take, in the order of the targets, and whether all of them are destroyed.
import type { EffectId } from '../../../../shared/games/akarios/content/effect.ts'
import type { TargetOddsView } from '../../../../shared/games/akarios/view/odds-view.ts'
import { isUnwanted, runsOf, type AttackPlan, type TargetPlan } from './attack-plan.ts'
import { afterDraw, drawWays, mostDrawn, type DrawRules, type DrawWay } from './draw-ways.ts'
import { alikeCards, keyOf, type KnownPile } from './known-pile.ts'
import { groupedBy, regrouped, sortFor, type Group } from './like-cards.ts'
import { fateRole, flowRole } from './roles.ts'
import { drawnFor, eachFill, usedRun, type Drawn, type RunRead } from './run-reads.ts'

/** One target's chances as screens see them, without what led to its draw. */
export type TargetOdds = Omit<TargetOddsView, 'draws' | 'advantaged' | 'disadvantaged' | 'base'>

export interface AttackOdds {
  readonly targets: readonly TargetOdds[]
  readonly allDestroyed: number
}

/** Each target is met with the pile as the ones before it leave it. */
export function attackOdds(plan: AttackPlan): AttackOdds {
  const starts = plan.targets.map((target) => drawnFor(plan, target))
  const isLast = mostOf(plan) <= alikeCards(plan.pile)
  const targets = eachAlone(plan, starts, isLast)
  const [first, ...more] = targets
  const surely = targets.every(({ destroyed }) => destroyed > 0)
  const together = more.length > 0 && surely ? allDestroyed(plan, starts, isLast) : (first?.destroyed ?? 1)
  return { targets, allDestroyed: surely ? together : 0 }
}

/** The most cards that all targets together may take off the pile. */
const mostOf = ({ pile, rules, targets }: AttackPlan): number =>
  targets.reduce((sum, target) => {
    const runs = runsOf(target)
    return runs === 0 ? sum : sum + mostDrawn(pile, rules, runs, target.redraws)
  }, 0)

/** A pile that may lie there when the next target is met, and how likely that is. */
interface Standing {
  readonly pile: KnownPile
  readonly chance: number
}

/**
 * What may happen to each target, whatever has happened to the others. Where a card came from is known of its group, which
 * card it is only when it counts.
 */
function eachAlone(plan: AttackPlan, starts: readonly Drawn[], isLast: boolean): readonly TargetOdds[] {
  const role = flowRole(plan, isLast)
  const lying = groupedBy(plan.pile, (sort, place) => (place === 'top' ? `top ${sort}` : `${place} ${role(sort)}`))
  const { groups } = lying
  const rules = rulesFor(groups, plan.rules, isLast)
  let standing: readonly Standing[] = [{ pile: lying.pile, chance: 1 }]
  return plan.targets.map((target, at) => {
    const start = startOf(starts, at)
    const patterns = new Map<string, { runs: DrawWay['runs']; chance: number }>()
    const left = leaving(rules)
    const isMet = isLast || at === plan.targets.length - 1
    for (const { pile, chance } of standing)
      for (const way of waysOf(target, pile, rules, groups)) {
        const key = way.runs.join('/')
        const same = patterns.get(key)
        if (same === undefined) patterns.set(key, { runs: way.runs, chance: chance * way.chance })
        else same.chance += chance * way.chance
        if (!isMet) left.add(way, usedRun(readsOf(way, groups, start)), chance * way.chance)
      }
    // As long as no shuffle can come, a later card is as likely to be this or that as the first one.
    if (!isLast) standing = left.all()
    const chances = new Map<RunRead, number>()
    for (const { runs, chance } of patterns.values())
      eachFill(groups, runs, start, (reads, share) => {
        const read = reads[usedRun(reads)] ?? start.read()
        chances.set(read, (chances.get(read) ?? 0) + chance * share)
      })
    return oddsOf(target, chances)
  })
}

/** How likely it is that every target is destroyed, one after the other: what has told targets apart counts no more behind them. */
function allDestroyed(plan: AttackPlan, starts: readonly Drawn[], isLast: boolean): number {
  const groupsAt = plan.targets.map((_, at) => groupedBy(plan.pile, fateRole(plan, starts, at, isLast)))
  let standing: readonly Standing[] = groupsAt.slice(0, 1).map(({ pile }) => ({ pile, chance: 1 }))
  let all = 1
  for (const [at, target] of plan.targets.entries()) {
    const start = startOf(starts, at)
    const groups = groupsAt[at]?.groups ?? []
    const next = groupsAt[at + 1]?.groups ?? []
    const rules = rulesFor(groups, plan.rules, isLast)
    const left = leaving(rules, (pile) => regrouped(pile, groups, next))
    const isMet = at === plan.targets.length - 1
    all = 0
    for (const { pile, chance } of standing)
      for (const way of waysOf(target, pile, rules, groups)) {
        const reads = readsOf(way, groups, start)
        const used = usedRun(reads)
        if (!(reads[used] ?? start.read()).outcome.destroyed) continue
        all += chance * way.chance
        if (!isMet) left.add(way, used, chance * way.chance)
      }
    standing = left.all()
  }
  return all
}

function startOf(starts: readonly Drawn[], at: number): Drawn {
  const start = starts[at]
  if (start === undefined) throw new RangeError(`no target ${at}`)
  return start
}

/** What no longer comes back needs no discard. */
const rulesFor = (groups: readonly Group[], { rolling, leaves }: DrawRules, isLast: boolean): DrawRules => ({
  rolling: groups.map((group) => rolling[sortFor(group)] === true),
  leaves: groups.map((group) => (isLast ? 'whenDrawn' : (leaves[sortFor(group)] ?? null))),
})

function waysOf(target: TargetPlan, pile: KnownPile, rules: DrawRules, groups: readonly Group[]): readonly DrawWay[] {
  const { redraws: times } = target
  const unwanted = groups.map((group) => isUnwanted(target, sortFor(group)))
  return drawWays(pile, rules, runsOf(target), { times, unwanted })
}

/** What the runs come to with one sort for each group. */
const readsOf = ({ runs }: DrawWay, groups: readonly Group[], start: Drawn): readonly RunRead[] =>
  runs.map((run) => run.reduce((drawn, group) => drawn.with(sortFor(groups[group])), start).read())

/** Piles that lie there afterwards, each once, as `seen` by the next target. */
function leaving(rules: DrawRules, seen = (pile: KnownPile): KnownPile => pile) {
  const byKey = new Map<string, Standing>()
  return {
    add: (way: DrawWay, used: number, chance: number): void => {
      const pile = seen(afterDraw(way, used, rules))
      const key = keyOf(pile)
      byKey.set(key, { pile, chance: chance + (byKey.get(key)?.chance ?? 0) })
    },
    all: (): readonly Standing[] => [...byKey.values()],
  }
}

function oddsOf({ target, base }: TargetPlan, chances: ReadonlyMap<RunRead, number>): TargetOdds {
  const totals = new Map<number, { chance: number; destroys: boolean }>()
  const landed = new Map<EffectId, number>()
  let [missed, destroyed] = [0, 0]
  for (const [{ outcome }, chance] of chances) {
    const { total, effects } = outcome
    if (outcome.missed) missed += chance
    else {
      const same = totals.get(total)
      const destroys = outcome.destroyed && same?.destroys !== false
      totals.set(total, { chance: chance + (same?.chance ?? 0), destroys })
    }
    for (const effect of effects) landed.set(effect, chance + (landed.get(effect) ?? 0))
    if (outcome.destroyed) destroyed += chance
  }
  const sorted = [...totals].sort(([a], [b]) => a - b).map(([total, so]) => ({ total, ...so }))
  const least = Math.max(1, base)
  const enough = sorted.filter(({ total }) => total >= least)
  return {
    target,
    totals: sorted,
    missed,
    orMore: { total: least, chance: enough.reduce((sum, { chance }) => sum + chance, 0) },
    mean: sorted.reduce((sum, { total, chance }) => sum + total * chance, 0),
    effects: Object.fromEntries(landed),
    destroyed,
  }
}
