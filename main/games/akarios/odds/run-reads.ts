// What a run of cards comes to at one target: how gladly it is used, and what it does to the ship.
import type { EffectId } from '../../../../shared/games/akarios/content/effect.ts'
import { readRun, type ModifierRun } from '../combat/modifier-run.ts'
import type { AttackPlan, TargetPlan } from './attack-plan.ts'
import type { Group } from './like-cards.ts'

export interface Outcome {
  readonly total: number
  readonly missed: boolean
  readonly effects: readonly EffectId[]
  readonly destroyed: boolean
}

export interface RunRead {
  /** Of several runs the one that is worth most is used. */
  readonly worth: number
  /** Holds a card that leaves the deck once it is used. */
  readonly leaves: boolean
  /** Decides between runs that are equal in all that counts. */
  readonly name: string
  readonly outcome: Outcome
}

/** A run so far. Each is read once, however often it is drawn. */
export interface Drawn {
  readonly with: (sort: number) => Drawn
  readonly read: () => RunRead
}

/** No card yet. Where none is drawn this is all there is. */
export function drawnFor(plan: AttackPlan, target: TargetPlan): Drawn {
  const begun = (cards: readonly number[]): Drawn => {
    const next: Drawn[] = []
    let known: RunRead | undefined
    return {
      with: (sort) => (next[sort] ??= begun([...cards, sort])),
      read: () => (known ??= readOf(plan, target, cards)),
    }
  }
  return begun([])
}

/**
 * Advantage is taken to use the most damage, disadvantage the least, a miss before 0 (PA-067, PA-069, open questions 15 and
 * 102). Damage decides; only between equals whether the ship is destroyed, and then effects.
 */
function readOf({ sorts, rules }: AttackPlan, target: TargetPlan, cards: readonly number[]): RunRead {
  const { draw, base, changes, wantsEffects } = target
  if ('total' in draw) {
    const run = { cards: [], total: draw.total, missed: false, effects: [], only: false }
    return { worth: 0, leaves: false, name: '', outcome: outcomeOf(target, run) }
  }
  const run = readRun(
    base,
    cards.map((sort) => sorts[sort] ?? ''),
    cards.map((sort) => changes[sort] ?? { type: 'add', amount: 0 }),
  )
  const outcome = outcomeOf(target, run)
  const most = draw.counts === 'worst' ? -1 : 1
  const more = (outcome.destroyed ? 10 : Math.min(run.effects.length, 9)) * (wantsEffects ? 0.05 : -0.05)
  return {
    worth: most * (run.missed ? -1 : run.total) + more,
    leaves: cards.some((sort) => rules.leaves[sort] === 'whenApplied'),
    name: String.fromCharCode(...cards.toSorted((a, b) => a - b)),
    outcome,
  }
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

/** The place of the run that is used. */
export const usedRun = (reads: readonly RunRead[]): number =>
  reads.reduce((kept, read, at) => (comesBefore(read, reads[kept]) ? at : kept), 0)

/** Between equals a run goes first that takes a card out of the deck. */
function comesBefore(read: RunRead, other: RunRead | undefined): boolean {
  if (other === undefined) return true
  if (read.worth !== other.worth) return read.worth > other.worth
  return read.leaves === other.leaves ? read.name < other.name : read.leaves
}

/**
 * All that may lie under the groups of these runs, with its chance: as long as nobody looks, any card of a group is as likely
 * in one of its places as any other. `found` is told one read for each run, in a list that is used again.
 */
export function eachFill(
  groups: readonly Group[],
  runs: readonly (readonly number[])[],
  start: Drawn,
  found: (reads: readonly RunRead[], chance: number) => void,
): void {
  const left = groups.map((group) => group.map(({ count }) => count))
  const cards = groups.map((group) => group.reduce((sum, { count }) => sum + count, 0))
  const reads: RunRead[] = []
  const goOn = (run: number, place: number, drawn: Drawn, chance: number): void => {
    const at = runs[run]
    if (at === undefined) {
      found(reads, chance)
      return
    }
    const group = at[place]
    const counts = group === undefined ? undefined : left[group]
    if (group === undefined || counts === undefined) {
      reads[run] = drawn.read()
      goOn(run + 1, 0, start, chance)
      return
    }
    const among = cards[group] ?? 0
    cards[group] = among - 1
    for (const [index, { sort }] of (groups[group] ?? []).entries()) {
      const count = counts[index] ?? 0
      if (count === 0) continue
      counts[index] = count - 1
      goOn(run, place + 1, drawn.with(sort), (chance * count) / among)
      counts[index] = count
    }
    cards[group] = among
  }
  goOn(0, 0, start, 1)
}
