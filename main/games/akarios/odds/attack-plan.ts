// What an attack that is about to draw will meet, as numbers and functions: no more of a fight is needed to know its chances.
import type { EffectId } from '../../../../shared/games/akarios/content/effect.ts'
import type { HitPlan, DrawnChange } from '../combat/hooks/hooks.ts'
import type { Grant } from '../combat/state/attack.ts'
import type { DrawRules } from './draw-ways.ts'
import type { KnownPile, Sorts } from './known-pile.ts'

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

/** A card is taken to be drawn again when it misses or takes damage away. */
export const isUnwanted = ({ redraws, changes }: TargetPlan, sort: number): boolean => {
  const change = changes[sort]
  return redraws > 0 && (change?.type === 'miss' || (change?.type === 'add' && change.amount < 0))
}

/** How many runs are drawn for a target, 0 where no card is. */
export const runsOf = ({ draw }: TargetPlan): number => ('total' in draw ? 0 : draw.runs)
