// A visit under way: the pilots, the cards that lie face up, the dice on a point, and what it waits for.
import type { Reward } from '../../../../shared/games/akarios/content/reward.ts'
import type { PointOfInterest } from '../../../../shared/games/akarios/content/world.ts'
import type { PilotState } from '../../../../shared/games/akarios/world/change.ts'
import type { WorldSetup } from './setup.ts'

export type Pilot = {
  seat: string
  health: number
  energy: number
  stress: number
  /** Gained in this visit. */
  trauma: number
  is: PilotState
  /** Number of the card stood on; null before the start card lies, and when docked. */
  card: number | null
  /** Dice not committed this round, and how many were thrown in it. */
  dice: number
  thrown: number
  rerolled: boolean
  rests: boolean
}

export type LaidCard = {
  number: number
  /** Columns go east, rows south; the start card lies at 0, 0. */
  x: number
  y: number
  points: PointOfInterest[]
  stop: number | null
}

/** Dice on a point. `die` names the throw of its seat in this round; `face` is an index into the faces of a die, null until rolled. */
export type Attempt = { card: number; point: number; dice: { seat: string; die: number; face: number | null }[] }

export type Stage =
  /** A card was revealed in this place, and nobody has told what is on it; `number` is null for the start card. */
  | { is: 'card'; number: number | null; x: number; y: number; mover: string | null }
  | { is: 'act' }
  /** These of the attempt's dice are in the air. */
  | { is: 'roll'; dice: number[]; again: boolean }
  | { is: 'assign' }
  | { is: 'entry'; entry: number; why: 'found' | 'succeeded' | 'failed' | 'docked' | 'stop' | 'goTo'; actors: string[] }
  | { is: 'fallen' }
  | { is: 'ending'; results: ('success' | 'failure')[] }
  | { is: 'over'; result: 'success' | 'failure' }

export type WorldState = {
  setup: WorldSetup
  /** 0 before the first. */
  round: number
  pilots: Pilot[]
  cards: LaidCard[]
  /** Discovered points, as `card.place` (rule WX-037). */
  marked: string[]
  attempt: Attempt | null
  read: number[]
  achievements: string[]
  /** What the campaign gets, in order; with a seat what that one found. */
  gains: { seat: string | null; reward: Reward }[]
  next: number | null
  stage: Stage
}
