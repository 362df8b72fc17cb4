// A fight as screens see it: what stands where, what everybody has, what lies in the piles. The question stands beside it.
import type { Json } from '../../../kernel/json.ts'
import type { Note } from '../../../kernel/note.ts'
import type { Board } from '../content/board.ts'
import type { Command } from '../content/combat-card.ts'
import type { EffectId } from '../content/effect.ts'
import type { Rank } from '../content/enemy.ts'
import type { Terrain } from '../content/geometry.ts'
import type { DieFace } from '../content/slots.ts'
import type { ActionId, CardPlace, SparrowPlace } from '../question/action.ts'
import type { Pose, Spot } from '../question/place.ts'
import type { PathEnd, PlaceQuestion, TargetReason } from '../question/question.ts'
import type { ObjectiveView, RoundTrackView } from './course-view.ts'

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
  /** Was used, and what it does holds on for its span. */
  readonly inForce: boolean
}

export type DieView = {
  readonly face: DieFace | null
  /** `of`: the seat whose card it lies on, where that is not the die's own. */
  readonly on: { readonly action: ActionId; readonly group: number; readonly slot: number; readonly of?: string } | null
  /** Another pilot's result, used here for this pilot phase. */
  readonly guest?: { readonly of: string }
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

/** An upgrade of the Sparrow; face down at supply 0 (rule SW-004). */
export type SparrowUpgradeView = Omit<CardView, 'place' | 'kind' | 'damaged' | 'inForce'> & {
  readonly place: SparrowPlace
  /** What it gives waits for the next attack of a friendly ship. */
  readonly waits: boolean
}

export type PileView = {
  readonly name: string
  readonly left: number
  readonly discard: readonly string[]
  /** Cards known to lie on top, the upper one first. */
  readonly top: readonly string[]
  /** Cards that nobody has seen since the last shuffle, by name: which they are can be counted, their order cannot. */
  readonly unseen: readonly string[]
  /** Nothing has been drawn since it was shuffled: on the real table the moment to shuffle it. */
  readonly fresh: boolean
  /** Every card that may lie in it. */
  readonly kinds: readonly string[]
}

/** A line of sight from the middle of the shooter's front edge, in hexes, `q` and `r` with fractions. */
export type SightView = {
  readonly id: string
  /** Why it is no target; null when it is one. */
  readonly why: TargetReason | null
  readonly from: Spot
  readonly to: Spot
  /** What stands in the line; empty when it is clear. */
  readonly blockedBy: readonly Spot[]
}

/** What an attack or an ability reaches from where its ship stands. */
export type ReachView = { readonly hexes: readonly Spot[]; readonly sights: readonly SightView[] }

/** What an action would offer if it were paid for now. */
export type ActionPreview = {
  readonly seat: string
  readonly action: ActionId
  readonly ends: readonly PathEnd[]
  readonly turns: PlaceQuestion['places']
  readonly reach: ReachView | null
}

/** One command of an enemy's line, in the order of the card. */
export type CommandView = {
  readonly id: string
  readonly do: Command['do']
  /** What it does, as far as a line can say: damage, effect, hexes of a move, targets, range. */
  readonly args: { readonly [name: string]: Json }
  readonly fork: { readonly if: string; readonly yes: string; readonly no: string } | null
}

/**
 * The enemies in their order of action (rules EN-003 to EN-005), what their cards of this phase say, by type (of the last phase,
 * once it is over), and who still acts.
 */
export type EnemyPhaseView = {
  readonly order: readonly string[]
  readonly toAct: readonly string[]
  readonly now: { readonly ship: string; readonly command: string | null } | null
  readonly lines: { readonly [type: string]: readonly CommandView[] }
}

export type BoardView = {
  /** Every hex of the map. */
  readonly hexes: readonly Spot[]
  readonly terrain: readonly { readonly at: Spot; readonly terrain: string }[]
  readonly wormholes: readonly { readonly id: string; readonly at: Spot }[]
  readonly deployment: readonly Spot[]
  /** Those without hull; the others are ships as long as they stand. */
  readonly markers: readonly { readonly marker: string; readonly at: Spot }[]
}

/** What people have said about the real table, as the history names it, under the id by which it is taken back. */
export type ToldView = { readonly id: string; readonly said: Note }

export type RealTableView = {
  readonly told: readonly ToldView[]
  /** Tiles that came onto the table during the fight. */
  readonly laid: readonly Terrain[]
}

export type FightView = {
  readonly round: number
  readonly roundTrack: RoundTrackView
  readonly phase: 'setUp' | 'start' | 'pilots' | 'enemies' | 'end'
  readonly mission: string
  /** Names of cards, of kinds of enemies and of markers by their ids, as the packs write them. */
  readonly names: { readonly [id: string]: string }
  /** The sides of an action die, in the order of the results of a roll. */
  readonly dieFaces: readonly DieFace[]
  /** Marks of the stress track (rules ST-004 to ST-007). */
  readonly stressMarks: Board['stressMarks']
  readonly board: BoardView
  /** Null where the ships stand on the board of the app. */
  readonly realTable: RealTableView | null
  /** Nothing is under way: the fight may go on on the other one. */
  readonly mayChangeBoard: boolean
  readonly ships: readonly ShipView[]
  readonly sparrowUpgrades: readonly SparrowUpgradeView[]
  readonly piles: readonly PileView[]
  /** The combat card of each enemy type in this phase. */
  readonly orders: { readonly [type: string]: string }
  readonly enemyPhase: EnemyPhaseView
  /** Waves of the mission, and its special rules in words: a table may call them by hand. */
  readonly waves: readonly string[]
  readonly rules: readonly { readonly id: string; readonly wording: string }[]
  /** While pilots act: each action that can be paid for. */
  readonly previews: readonly ActionPreview[]
  /** While targets are chosen: what the attack or ability reaches. */
  readonly reach: ReachView | null
  readonly objectives: readonly ObjectiveView[]
  /** The attack under way, if any. */
  readonly attack: { readonly attacker: string; readonly targets: readonly string[] } | null
  readonly outcome: { readonly result: 'success' | 'failure'; readonly why: string } | null
}
