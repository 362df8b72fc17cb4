// Everything that stands on the board and can be hit: player ships, enemies, markers with hull, the Sparrow.
import type { Performance, Rider } from './attack.ts'
import type { Card } from './card.ts'
import type { Pose } from '../../../../../shared/games/akarios/question/place.ts'
import type { ActionId, CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { Rank } from '../../../../../shared/games/akarios/content/enemy.ts'
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'

/** An effect on its bearer; never two of a kind (CE-044). */
export type BorneEffect = {
  readonly effect: EffectId
  /** Comes off at the end of the bearer's action phase of this round; null: no phase ends it (hull breach). */
  readonly lastRound: number | null
}

/** Waits for the bearer's next attack (BO-005 to BO-008). */
export type Waiting = Rider & {
  /** The card that gave it, for the log. */
  readonly from: string
  /** Lost at the end of the pilot phase of this round if it still waits; null: waits on (open question 8). */
  readonly lastRound: number | null
}

/**
 * Waits for the next attack of any friendly ship; `perFriend`: once for each friendly ship next to its first target;
 * `stays`: for every attack after it as well.
 */
export type SquadWaiting = Rider & {
  readonly id: number
  readonly from: string
  readonly perFriend: boolean
  readonly stays: boolean
}

/** What all of them have. `pose` is null when it is not on the board, and on the real table, where nobody knows a hex. */
type Body = {
  id: string
  pose: Pose | null
  hull: number
  shield: number
  startHull: number
  startShield: number
  effects: readonly BorneEffect[]
  waiting: readonly Waiting[]
}

/** Where an action die lies: with its owner, or in a slot of the player board or of a card. */
export type Slot = {
  readonly action: ActionId
  readonly group: number
  readonly slot: number
  /** The seat whose card it is, where that is not the die's own. */
  readonly of?: string
}

/** `face` is null before the first roll of the round. */
export type Die = {
  readonly face: DieFace | null
  readonly on: Slot | null
  /** Another pilot's result, to be used in this pilot phase; `returns`: the die itself was lent and goes back. */
  readonly guest?: { readonly of: string; readonly returns: boolean }
}

/** A step that holds for its span from the round in which it was used, for the ships `on`, if it names any. */
export type Held = {
  readonly card: string | null
  readonly place: CardPlace
  readonly step: Step
  readonly round: number
  readonly on: readonly string[]
}

/** `aside`: how many dice, from the first on, a card has laid on a face so that they are not rolled. */
export type RollStep = {
  readonly kept: boolean
  readonly paid: boolean
  readonly rolls: number
  readonly aside: number
}

/** A pilot with the ship; its id is the seat's: `p1` to `p4`. */
export type PilotShip = Body & {
  kind: 'pilot'
  pilot: string
  ship: string
  /** 0 to 10. */
  stress: number
  trauma: number
  /** As the pilot came into this fight. */
  startTrauma: number
  /** Unconscious: does nothing more in this fight (PD-005). */
  out: boolean
  passed: boolean
  /** Turns by so many times 60 degrees before each action of the pilot phase of that round. */
  turnsFirst: { readonly round: number; readonly most: number; readonly exact: boolean } | null
  /** Waives cards for the rest of the enemy phase of this round. */
  heldBack: number | null
  dice: readonly Die[]
  roll: RollStep
  cards: readonly Card[]
  /** Steps that wait for the pilot phase of a round. */
  delayed: readonly { readonly by: Performance; readonly steps: readonly Step[]; readonly round: number }[]
  /** What this pilot did last in this round. */
  lastAction: Performance | null
  /** The first enemy that attacked it in this fight. */
  firstAttacker: string | null
  /** Trauma cards that wait for the next pilot phase (ST-023). */
  pendingTrauma: readonly string[]
  /** Steps of used cards that hold for a span. */
  held: readonly Held[]
  /** The card that another card has used last, for a step that damages it. */
  lastUsed: CardPlace | null
}

/** Its id is `<type>#<number>`. */
export type EnemyShip = Body & {
  kind: 'enemy'
  type: string
  number: number
  rank: Rank
  attack: number
  immune: readonly EffectId[]
  /** The round in whose enemy phase it acts first (SP-004). */
  firstRound: number
}

/** A marker with hull (SP-010); its id is `marker:<id>`, with the hex's name when the map shows several. */
export type MarkerShip = Body & { kind: 'marker'; marker: string; side: 'players' | 'enemies' | 'none' }

export type SparrowShip = Body & { kind: 'sparrow'; savedBy: readonly string[] }

export type Ship = PilotShip | EnemyShip | MarkerShip | SparrowShip
export type Side = 'players' | 'enemies'
