// The closed list of what rules ask about the table. The board knows; on the real table people say. No other file sees a hex:
// what rules get are ids, verdicts and poses that they hand on without looking inside.
import type { Cost, Pose } from '../../../../../shared/games/akarios/question/place.ts'
import type {
  PathEnd,
  PlaceQuestion,
  Question,
  TargetCandidate,
} from '../../../../../shared/games/akarios/question/question.ts'
import type { Answer } from '../../../../../shared/games/akarios/answer/answer.ts'
import type { Diagram, Terrain } from '../../../../../shared/games/akarios/content/geometry.ts'
import type { Aim } from '../state/attack.ts'
import type { EnemyShip, Ship } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'

/** An answer, or the question that has to be put to people first and how to read what they say. */
export type Known<T> = { readonly known: T } | { readonly ask: Question; readonly read: (answer: Answer) => Known<T> }

/** A possible target by id; `hidden` from whoever chooses (EN-011, EN-012, CE-037). */
export type Mark = { readonly id: string; readonly hidden: boolean }

/** What a card waives. */
export type Waivers = {
  readonly sight?: boolean
  readonly reach?: boolean
  readonly clear?: readonly Terrain[]
}

export type Way = PathEnd & {
  /** Where it comes out, when it ends in a wormhole; any facing may be taken (PA-046). */
  readonly exits: PlaceQuestion['places']
  /** Nebula hexes entered, whether they cost anything or not. */
  readonly nebulae: number
  /** What stopped it, for the log: `ship`, `planet`, `edge`…; null when nothing did. */
  readonly stoppedBy: string | null
}

export type Nearest = {
  /** Equally good: the players decide (EN-010). Never empty. */
  readonly ids: readonly string[]
  readonly decidedBy: 'only' | 'distance' | 'hull' | 'shield' | 'players'
  /** In hexes; null where nobody counts. */
  readonly distance: number | null
}

export type Turning = {
  readonly toward: 'attack' | 'move' | 'look'
  /** Poses that are equally good, staying among them if it is one. */
  readonly poses: readonly { readonly steps: number; readonly pose: Pose | null }[]
}

export type Landing = {
  readonly where: 'free' | 'edge' | 'beside'
  /** For `beside`. */
  readonly terrain: readonly Terrain[]
  /** In hexes from `from`; null: anywhere. */
  readonly range: number | null
  readonly from: Ship
  readonly facing: 'kept' | 'any'
  /** What lies in the hex costs nothing. */
  readonly ignoresTerrain: boolean
}

export type PushEnd = {
  readonly pose: Pose | null
  /** Hexes it was moved. */
  readonly moved: number
  readonly costs: readonly Cost[]
  readonly exits: PlaceQuestion['places']
}

export interface Tabletop {
  /** Whom may `shooter` attack now, and why not the others (PA-049 to PA-056)? */
  readonly targets: (
    state: FightState,
    shooter: Ship,
    aim: Aim,
    marks: readonly Mark[],
    waivers: Waivers,
  ) => Known<readonly TargetCandidate[]>
  /**
   * Which of these lie within `aim` and in sight (BO-002), but for what is waived? The ship itself always does (open question 48).
   * `isChosen`: somebody picks among them afterwards, and says by that who does.
   */
  readonly within: (
    state: FightState,
    ship: Ship,
    aim: Aim,
    marks: readonly Mark[],
    waivers: Waivers,
    isChosen: boolean,
  ) => Known<readonly TargetCandidate[]>
  /** Is `other` at most `hexes` away? */
  readonly isNear: (state: FightState, ship: Ship, other: Ship, hexes: number) => Known<boolean>
  /** Is anyone of them who is not hidden at most `hexes` away? */
  readonly anyNear: (state: FightState, ship: Ship, marks: readonly Mark[], hexes: number) => Known<boolean>
  /** Is such terrain in or next to the ship's hex? */
  readonly isBeside: (state: FightState, ship: Ship, terrain: Terrain) => Known<boolean>
  /** Does this attack come from behind (PA-067, PA-073, open question 13)? */
  readonly isBehind: (state: FightState, shooter: Ship, target: Ship, aim: Aim) => Known<boolean>
  /** All ends of a move, the one without interrupt first (PA-030 to PA-048); `more`: hexes that it may go further ahead. */
  readonly ways: (
    state: FightState,
    ship: Ship,
    diagram: Diagram,
    passed: readonly Terrain[],
    more: number,
  ) => Known<readonly Way[]>
  /** The way that was picked among those of `ways`, with what its hexes have cost. */
  readonly travelled: (state: FightState, ship: Ship, way: Way, passed: readonly Terrain[]) => Known<Way>
  /** The poses of a turn of up to `most` times 60 degrees either way (PA-032). */
  readonly turns: (state: FightState, ship: Ship, most: number) => Known<PlaceQuestion['places']>
  /** The nearest target of this enemy; null when all are hidden (EN-009 to EN-012). */
  readonly nearest: (state: FightState, enemy: Ship, marks: readonly Mark[]) => Known<Nearest | null>
  /** Whom an enemy's attack on up to `most` hits: groups in order, ties inside a group (EN-025, EN-033). */
  readonly attackOrder: (
    state: FightState,
    enemy: EnemyShip,
    aim: Aim,
    marks: readonly Mark[],
    chosen: string | null,
    most: number,
  ) => Known<readonly (readonly string[])[]>
  /** How an enemy turns toward its target (EN-013 to EN-016). */
  readonly bestTurn: (
    state: FightState,
    enemy: EnemyShip,
    target: Mark,
    intent: { aim: Aim | null; move: Diagram | null },
  ) => Known<Turning>
  /** How far an enemy's move goes (EN-017 to EN-022); `moved` false: it only turned (open question 107). */
  readonly enemyWay: (
    state: FightState,
    enemy: EnemyShip,
    diagram: Diagram,
  ) => Known<{ readonly way: Way; readonly moved: boolean }>
  /** Where a push or pull may end (CE-019 to CE-023); several: the players decide. */
  readonly pushes: (
    state: FightState,
    ship: Ship,
    from: Ship,
    hexes: number,
    kind: 'push' | 'pull',
  ) => Known<readonly PushEnd[]>
  /** Where a ship in the Sparrow's way may go (SP-014). */
  readonly shoves: (state: FightState, ship: Ship) => Known<PlaceQuestion['places']>
  /** Which other ship stands in the hex of this one? */
  readonly shipUnder: (state: FightState, ship: Ship) => Known<string | null>
  /** Where the next ship of a spawn marker may stand, and how it may face there (SP-005, SP-007). */
  readonly spawnPlaces: (
    state: FightState,
    ship: Ship,
    marker: string,
    marks: readonly Mark[],
  ) => Known<PlaceQuestion['places']>
  /** Free hexes for a ship that is set down: anywhere, at the edge, or next to such terrain, within range if there is one. */
  readonly landings: (state: FightState, ship: Ship, wanted: Landing) => Known<PlaceQuestion['places']>
  /** Deployment hexes that are free (CB-021). */
  readonly deployment: (state: FightState, ship: Ship) => Known<PlaceQuestion['places']>
  /** Which markers does the ship stand on (SP-009)? */
  readonly markersUnder: (state: FightState, ship: Ship) => Known<readonly string[]>
}
