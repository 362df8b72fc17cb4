// A fight as screens see it: what stands where, what everybody has, what lies in the piles. The question stands beside it.
import type { EffectId } from '../content/effect.ts'
import type { Rank } from '../content/enemy.ts'
import type { DieFace } from '../content/slots.ts'
import type { ActionId, CardPlace } from '../question/action.ts'
import type { Pose, Spot } from '../question/place.ts'

export type EffectView = { readonly effect: EffectId; readonly lastRound: number | null }

export type BodyView = {
  readonly id: string
  readonly pose: Pose | null
  readonly hull: number
  readonly shield: number
  readonly startHull: number
  readonly startShield: number
  readonly effects: readonly EffectView[]
  /** What waits for its next attack, by the card that gave it. */
  readonly waiting: readonly { readonly bonus: string; readonly amount: number | null; readonly from: string }[]
}

export type CardView = {
  readonly place: CardPlace
  readonly card: string
  readonly kind: string
  readonly name: string
  readonly wording: string
  readonly supply: number | null
  readonly startSupply: number | null
  readonly damaged: boolean
}

export type DieView = {
  readonly face: DieFace | null
  readonly on: { readonly action: ActionId; readonly group: number; readonly slot: number } | null
}

export type PilotView = BodyView & {
  readonly kind: 'pilot'
  readonly pilot: string
  readonly ship: string
  readonly stress: number
  readonly trauma: number
  readonly out: boolean
  readonly passed: boolean
  readonly dice: readonly DieView[]
  readonly cards: readonly CardView[]
  readonly pendingTrauma: readonly string[]
}

export type EnemyView = BodyView & {
  readonly kind: 'enemy'
  readonly type: string
  readonly name: string
  readonly number: number
  readonly rank: Rank
  readonly attack: number
  readonly immune: readonly EffectId[]
  readonly firstRound: number
}

export type MarkerView = BodyView & { readonly kind: 'marker'; readonly marker: string; readonly side: string }
export type SparrowView = BodyView & { readonly kind: 'sparrow' }

export type ShipView = PilotView | EnemyView | MarkerView | SparrowView

export type PileView = {
  readonly name: string
  readonly left: number
  readonly discard: readonly string[]
  /** Cards known to lie on top, the upper one first. */
  readonly top: readonly string[]
}

export type BoardView = {
  /** Every hex of the map. */
  readonly hexes: readonly Spot[]
  readonly terrain: readonly { readonly at: Spot; readonly terrain: string }[]
  readonly wormholes: readonly { readonly id: string; readonly at: Spot }[]
  readonly deployment: readonly Spot[]
  readonly markers: readonly { readonly marker: string; readonly at: Spot }[]
}

export type FightView = {
  readonly round: number
  /** Where the cubes lie on the round track (rule ER-004). */
  readonly roundCubes: readonly number[]
  readonly phase: 'setUp' | 'start' | 'pilots' | 'enemies' | 'end'
  readonly mission: string
  readonly board: BoardView
  readonly ships: readonly ShipView[]
  readonly piles: readonly PileView[]
  /** The combat card of each enemy type in this phase. */
  readonly orders: { readonly [type: string]: string }
  readonly objectives: readonly {
    readonly id: string
    readonly wording: string
    readonly done: boolean
    readonly loses: boolean
  }[]
  /** The attack under way, if any. */
  readonly attack: { readonly attacker: string; readonly targets: readonly string[] } | null
  readonly outcome: { readonly result: 'success' | 'failure'; readonly why: string } | null
}
