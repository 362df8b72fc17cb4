// An attack under way: what it was declared with, and what its targets have met so far.
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { Condition } from '../../../../../shared/games/akarios/content/target.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { ActionId } from '../../../../../shared/games/akarios/question/action.ts'

/** A bonus whose numbers are known: `fromSlots` has been read. */
export type BonusGrant =
  | { add: 'damage' | 'range' | 'targets'; amount: number }
  | { add: 'effect'; effect: EffectId; amount: number | null }
  | { add: 'double' }
/** A bonus that counts only if something holds when the attack is made; null: in any case. */
export type Rider = { bonus: BonusGrant; condition: Condition | null }

export type Grant = { effect: EffectId; amount: number | null }

/** Arc hexes in the ship's own frame, or a range all round. Only the tabletop looks inside. */
export type Aim = { type: 'arc'; arc: Spot[] } | { type: 'range'; hexes: number }

/** A named part of a sum, for the log: `base` 2, `card` 1, `difficulty` 1. */
export type Part = { part: string; amount: number }

/** How an action is carried out: whose, which, whether a stress face paid, and the value of plus-linked slots. */
export type Performance = {
  seat: string
  action: ActionId
  card: string | null
  stress: boolean
  value: number | null
  /** Own dice that paid for it, by number; none for an action that came free. */
  dice?: number[]
  /** Its attacks draw no card and do so much more damage. */
  undrawn?: number
}

/** What paying has opened: stress abilities, and the value of plus-linked slots. */
export type Paid = Pick<Performance, 'stress' | 'value'>

export type Attack = {
  id: number
  attacker: string
  /** Pile that is drawn from: `deck:p1`, `deck:E`. */
  deck: string
  by: Performance | null
  /** The ship from whose place it is made; null: from that of the attacker. */
  origin: string | null
  aim: Aim
  parts: Part[]
  /** Land on every target. */
  effects: Grant[]
  /** For the acting ship, once, if not every target was missed (BO-004). */
  own: Grant[]
  /** For the first target only (CE-045, CE-001, CE-002, PA-060); `ifAdvantaged`: damage if its draw is advantaged. */
  first: { damage: number; ifAdvantaged: number; advantaged: boolean; disadvantaged: boolean; double: boolean }
  targets: string[]
  /** A card with the shuffle icon was drawn (PA-062). */
  shuffles: boolean
  hits: { target: string; total: number; hull: number; missed: boolean; destroyed: boolean }[]
}
