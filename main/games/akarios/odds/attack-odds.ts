// The exact chances of an attack: what each target may take, in the order of the targets, and whether all of them are destroyed.
import type { EffectId } from '../../../../shared/games/akarios/content/effect.ts'
import type { TargetOddsView } from '../../../../shared/games/akarios/view/odds-view.ts'
import type { HitPlan, DrawnChange } from '../combat/hooks/hooks.ts'
import { readRun, type ModifierRun } from '../combat/modifier-run.ts'
import type { Grant } from '../combat/state/attack.ts'
import { afterDraw, drawWays, mostDrawn, type DrawRules, type DrawWay } from './draw-ways.ts'
import { alikeCards, keyOf, type KnownPile, type Sorts } from './known-pile.ts'

/** One target as the attack will meet it. Damage, hull and shield in points. */
export interface TargetPlan {
  readonly target: string
  /** Before modifier cards, at least 0. */
  readonly base: number
  /** The total where no card is drawn (PA-060). Else how many runs are drawn, and which of them counts. */
  readonly draw: { readonly total: number } | { readonly runs: number; readonly counts: 'only' | 'best' | 'worst' }
  /** Cards that the attacker may have drawn again for nothing, for this target. */
  readonly redraws: number
  /** Whether those who pick among equal damage want effects to land: pilots do, a table that picks for an enemy does not. */
  readonly wantsEffects: boolean
  /** What a card of each sort does here. */
  readonly changes: readonly DrawnChange[]
  /** What the attack itself gives to this target. */
  readonly effects: readonly Grant[]
  readonly hull: number
  readonly shield: number
  /** What lands of a hit once the target's own cards have had their say. */
  readonly lands: (hit: HitPlan) => HitPlan
  /** Effects that need lost hull (rule PA-078), and those that this target cannot have. */
  readonly needsHull: (effect: EffectId) => boolean
  readonly isImmune: (effect: EffectId) => boolean
}

export interface AttackPlan {
  readonly sorts: Sorts
  readonly rules: DrawRules
  readonly pile: KnownPile
  readonly targets: readonly TargetPlan[]
}

/** One target's chances as screens see them, without what led to its draw. */
export type TargetOdds = Omit<TargetOddsView, 'draws' | 'advantaged' | 'disadvantaged' | 'base'>

export interface AttackOdds {
  readonly targets: readonly TargetOdds[]
  readonly allDestroyed: number
}

/** A pile that may lie there when the next target is met, and how likely that is. */
interface Standing {
  readonly pile: KnownPile
  readonly chance: number
}

/** Each target is met with the pile as the ones before it leave it. */
export function attackOdds(plan: AttackPlan): AttackOdds {
  const { pile, targets } = plan
  const start: readonly Standing[] = [{ pile, chance: 1 }]
  let all = start
  let destroyed = start
  // As long as no shuffle can come, a later card is as likely to be this or that as the first one.
  const alike = targets.reduce((sum, target) => sum + mostOf(plan, target), 0) <= alikeCards(pile)
  const odds = targets.map((target) => {
    const met = meet(plan, target, alike ? start : all)
    const goesOn = destroyed === start ? met : meet(plan, target, destroyed)
    destroyed = goesOn.left((outcome) => outcome.destroyed)
    if (!alike) all = met.left()
    return oddsOf(target, met.outcomes)
  })
  return { targets: odds, allDestroyed: destroyed.reduce((sum, { chance }) => sum + chance, 0) }
}

const mostOf = ({ pile, rules }: AttackPlan, { draw, redraws }: TargetPlan): number =>
  'total' in draw ? 0 : mostDrawn(pile, rules, draw.runs, redraws)

interface Met {
  readonly outcomes: readonly { readonly outcome: Outcome; readonly chance: number }[]
  /** Piles that lie there afterwards, for the outcomes that pass. */
  readonly left: (passes?: (outcome: Outcome) => boolean) => readonly Standing[]
}

function meet({ sorts, rules }: AttackPlan, plan: TargetPlan, piles: readonly Standing[]): Met {
  const met = piles.flatMap(({ pile, chance }) =>
    waysOf(plan, pile, rules).map((way) => {
      const { at, run } = pick(plan, way, sorts)
      return { way, at, outcome: outcomeOf(plan, run), chance: chance * way.chance }
    }),
  )
  const left: Met['left'] = (passes = () => true) => {
    const byKey = new Map<string, Standing>()
    for (const { way, at, outcome, chance } of met) {
      if (!passes(outcome)) continue
      const pile = afterDraw(way, at, rules)
      const key = keyOf(pile)
      byKey.set(key, { pile, chance: chance + (byKey.get(key)?.chance ?? 0) })
    }
    return [...byKey.values()]
  }
  return { outcomes: met, left }
}

function waysOf(plan: TargetPlan, pile: KnownPile, rules: DrawRules): readonly DrawWay[] {
  const { draw, redraws } = plan
  if ('total' in draw) return [{ runs: [], chance: 1, pile, left: 0 }]
  return drawWays(pile, rules, draw.runs, { times: redraws, unwanted: redraws > 0 ? unwantedBy(plan) : [] })
}

/** A card is taken to be drawn again when it misses or takes damage away. */
const unwantedBy = ({ changes }: TargetPlan): readonly boolean[] =>
  changes.map((change) => change.type === 'miss' || (change.type === 'add' && change.amount < 0))

/**
 * The run that counts: advantage is taken to use the most damage, disadvantage the least, a miss before 0 (PA-067, PA-069,
 * open questions 15 and 102).
 */
function pick(
  { base, draw, changes, wantsEffects }: TargetPlan,
  { runs }: DrawWay,
  sorts: Sorts,
): { readonly at: number; readonly run: ModifierRun } {
  if ('total' in draw) return { at: 0, run: { cards: [], total: draw.total, missed: false, effects: [], only: false } }
  const most = draw.counts === 'worst' ? -1 : 1
  const more = wantsEffects ? 0.1 : -0.1
  const read = runs.map((run) =>
    readRun(
      base,
      run.map((sort) => sorts[sort] ?? ''),
      run.map((sort) => changes[sort] ?? { type: 'add', amount: 0 }),
    ),
  )
  // Damage decides, effects only between equals.
  const worth = ({ total, missed, effects }: ModifierRun): number =>
    most * (missed ? -1 : total) + more * Math.min(effects.length, 9)
  const [best, at] = read.reduce<readonly [ModifierRun | null, number]>(
    ([kept, place], run, index) => (kept === null || worth(run) > worth(kept) ? [run, index] : [kept, place]),
    [null, 0],
  )
  if (best === null) throw new RangeError('a draw without a run')
  return { at, run: best }
}

interface Outcome {
  readonly total: number
  readonly missed: boolean
  readonly effects: readonly EffectId[]
  readonly destroyed: boolean
}

/** Shield goes first, the rest takes hull; a piercing hit takes hull only (PA-075, CE-017). */
function outcomeOf(plan: TargetPlan, run: ModifierRun): Outcome {
  if (run.missed) return { total: 0, missed: true, effects: [], destroyed: false }
  const given = run.only ? [] : [...plan.effects, ...run.effects]
  const { total, effects } = plan.lands({ total: run.total, effects: given })
  const pierces = effects.some(({ effect }) => effect === 'pierce')
  const hull = Math.min(plan.hull, Math.max(0, pierces ? total : total - plan.shield))
  const destroyed = hull >= plan.hull
  const landing = effects
    .map(({ effect }) => effect)
    .filter((effect) => effect !== 'pierce' && !plan.isImmune(effect) && (!plan.needsHull(effect) || hull > 0))
  return { total, missed: false, effects: destroyed ? [] : [...new Set(landing)], destroyed }
}

function oddsOf({ target, base }: TargetPlan, outcomes: Met['outcomes']): TargetOdds {
  const totals = new Map<number, { chance: number; destroys: boolean }>()
  const landed = new Map<EffectId, number>()
  let [missed, destroyed] = [0, 0]
  for (const { outcome, chance } of outcomes) {
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
