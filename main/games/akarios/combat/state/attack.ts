// An attack under way: what it was declared with, and what its targets have met so far.
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { Condition } from '../../../../../shared/games/akarios/content/target.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { ActionId } from '../../../../../shared/games/akarios/question/action.ts'

/** A bonus whose numbers are known: `fromSlots` has been read. */
export type BonusGrant =
  | { readonly add: 'damage' | 'range' | 'targets'; readonly amount: number }
  | { readonly add: 'effect'; readonly effect: EffectId; readonly amount: number | null }
  | { readonly add: 'double' }
/** A bonus that counts only if something holds when the attack is made; null: in any case. */
export type Rider = { readonly bonus: BonusGrant; readonly condition: Condition | null }

export type Grant = { readonly effect: EffectId; readonly amount: number | null }

/** Arc hexes in the ship's own frame, or a range all round. Only the tabletop looks inside. */
export type Aim =
  { readonly type: 'arc'; readonly arc: readonly Spot[] } | { readonly type: 'range'; readonly hexes: number }

/** A named part of a sum, for the log: `base` 2, `card` 1, `difficulty` 1. */
export type Part = { readonly part: string; readonly amount: number }

/** How an action is carried out: whose, which, whether a stress face paid, and the value of plus-linked slots. */
export type Performance = {
  readonly seat: string
  readonly action: ActionId
  readonly card: string | null
  readonly stress: boolean
  readonly value: number | null
  /** Own dice that paid for it, by number; none for an action that came free. */
  readonly dice?: readonly number[]
  /** Its attacks draw no card and do so much more damage. */
  readonly undrawn?: number
}

/** What paying has opened: stress abilities, and the value of plus-linked slots. */
export type Paid = Pick<Performance, 'stress' | 'value'>

/** What a target has met. */
export type Hit = {
  readonly target: string
  readonly total: number
  readonly hull: number
  readonly missed: boolean
  readonly destroyed: boolean
}

export type Attack = {
  id: number
  attacker: string
  /** Pile that is drawn from: `deck:p1`, `deck:E`. */
  deck: string
  by: Performance | null
  /** The ship from whose place it is made; null: from that of the attacker. */
  origin: string | null
  aim: Aim
  parts: readonly Part[]
  /** Land on every target. */
  effects: readonly Grant[]
  /** For the acting ship, once, if not every target was missed (BO-004). */
  own: readonly Grant[]
  /** For the first target only (CE-045, CE-001, CE-002, PA-060); `ifAdvantaged`: damage if its draw is advantaged. */
  first: {
    readonly damage: number
    readonly ifAdvantaged: number
    readonly advantaged: boolean
    readonly disadvantaged: boolean
    readonly double: boolean
  }
  targets: readonly string[]
  /** A card with the shuffle icon was drawn (PA-062). */
  shuffles: boolean
  hits: readonly Hit[]
}
