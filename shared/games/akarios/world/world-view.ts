// A visit as screens see it.
import type { WorldSkill } from '../content/pilot.ts'
import type { Reward } from '../content/reward.ts'
import type { DieFace } from '../content/slots.ts'
import type { PointOfInterest } from '../content/world.ts'
import type { PilotState } from './change.ts'

export type WorldPilot = {
  readonly seat: string
  readonly health: number
  /** On the tile. */
  readonly fullHealth: number
  /** 0 to 10, as the next two. */
  readonly energy: number
  readonly stress: number
  /** Gained in this visit. */
  readonly trauma: number
  readonly is: PilotState
  /** Card that the pilot stands on; null when docked. */
  readonly card: number | null
  /** Not committed yet this round. */
  readonly dice: number
  readonly skills: { readonly [S in WorldSkill]: number }
  /** Commits no more dice this round. */
  readonly rests: boolean
}

export type WorldCardView = {
  readonly number: number
  /** Columns go east and rows south, from the start card at 0, 0. */
  readonly x: number
  readonly y: number
  readonly start: boolean
  /** The entry of its stop event, which has been read (rule WX-036). */
  readonly stop: number | null
  readonly points: readonly {
    readonly is: PointOfInterest
    readonly marked: boolean
    /** A success lays a cube on it (rules WX-037 to WX-039). */
    readonly markable: boolean
  }[]
}

/** The chances of one party at one point, for each number of dice that it can commit together. */
export type PointOdds = {
  readonly card: number
  readonly point: number
  readonly seats: readonly string[]
  /** Matching faces that still have to be rolled: icons less skills, 0 or more. */
  readonly need: number
  readonly byDice: readonly {
    readonly dice: number
    /** 0 to 1, without rolling again. */
    readonly success: number
    /** With the one roll again of rule WX-020 used as well as can be; null where nobody may, or where several roll together. */
    readonly again: number | null
    /** Stress that using the dice costs on average. */
    readonly stress: number
  }[]
}

export type WorldView = {
  readonly name: string
  readonly scenario: number
  /** Id of the pack's world; null for the printed cards. */
  readonly world: string | null
  readonly briefing: string | null
  readonly round: number
  readonly pilots: readonly WorldPilot[]
  readonly cards: readonly WorldCardView[]
  /** Places that a door of a card leads to and no card lies on yet. */
  readonly beyond: readonly { readonly x: number; readonly y: number; readonly number: number }[]
  readonly odds: readonly PointOdds[]
  /** The point that dice lie on. */
  readonly attempt: { readonly card: number; readonly point: number; readonly seats: readonly string[] } | null
  /** Faces of an action die in the order of its sides. */
  readonly dieFaces: readonly DieFace[]
  /** Numbers of the entries read, in order. */
  readonly read: readonly number[]
  /** What was gained so far: for one seat alone, or for all. */
  readonly gains: readonly { readonly seat: string | null; readonly reward: Reward }[]
  readonly result: 'success' | 'failure' | null
}
