// All that a fight is between two inputs: plain JSON, changed only in a copy inside a step.
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { ChanceAsk } from '../../../../../shared/kernel/chance.ts'
import type { Pile } from '../../../../../shared/lib/pile.ts'
import type { Answer } from '../../../../../shared/games/akarios/answer/answer.ts'
import type { Question } from '../../../../../shared/games/akarios/question/question.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { Outcome } from '../scenario/outcome.ts'
import type { Task } from '../tasks/task.ts'
import type { Attack } from './attack.ts'
import type { FightContent } from './content.ts'
import type { Rulings } from './rulings.ts'
import type { RealTable } from './said.ts'
import type { Ship, SquadWaiting } from './ships.ts'
import type { SparrowUpgrade } from './sparrow-upgrade.ts'

/** `start`: a round has begun, before its pilot phase. */
export const phases = ['setUp', 'start', 'pilots', 'enemies', 'end'] as const
export type Phase = (typeof phases)[number]

/** What the task at the head of the queue needs before it can run to its end. */
export type Need = { kind: 'ask'; seats: string[]; question: Question } | { kind: 'chance'; ask: ChanceAsk }

/** What that task has been given so far, in the order in which it asks. */
export type Given = { kind: 'answer'; answer: Answer } | { kind: 'chance'; ask: ChanceAsk; result: readonly number[] }

export type FightState = {
  round: number
  phase: Phase
  /** Pilots of the set-up (SP-012). */
  pilots: number
  /** Added to what is printed on enemies (DF-002). */
  shift: { readonly hull: number; readonly shield: number; readonly damage: number }
  ironman: boolean
  rulings: Rulings
  content: FightContent
  map: BoardPlan
  /** Only in a fight on the real table: pilots and enemies have no pose there. */
  realTable?: RealTable
  /** In a fixed order: seats, enemies as they came, markers, the Sparrow. Destroyed enemies and markers are gone. */
  ships: Ship[]
  sparrowUpgrades: readonly SparrowUpgrade[]
  squadWaiting: readonly SquadWaiting[]
  /** `deck:p1` to `deck:p4`, `deck:E`, `trauma`, `combat:<type>`. */
  piles: Record<string, Pile>
  /** The combat card of each enemy type in this enemy phase (EN-001). */
  orders: Record<string, string>
  attacks: Attack[]
  /** The attack that was finished last, for forks that ask what it did. */
  lastAttack: { readonly id: number; readonly hullLost: number; readonly total: number } | null
  nextAttackId: number
  /** Ships that the last step of a card has handled (`same` targets). */
  handled: readonly string[]
  /** How many nebula hexes the last move entered. */
  lastMove: { readonly ship: string; readonly nebulae: number } | null
  tally: Tally
  queue: Task[]
  need: Need | null
  given: readonly Given[]
  outcome: Outcome | null
}

/** What objectives, waves and rules of the mission count. */
export type Tally = {
  /** Rounds played to their end (ER-007). */
  rounds: number
  sparrowLost: boolean
  /** Markers with hull that were destroyed, by marker. */
  lost: Record<string, number>
  /** Enemies that left the board at a marker. */
  left: Record<string, number>
  /** Pilots who ended a move on a marker. */
  reached: Record<string, readonly string[]>
  /** Enemies that a card has put out of the fight, by type. */
  neutralized: Record<string, number>
  /** How often a wave has come. */
  waves: Record<string, number>
  /** Numbers drawn for a type of enemy so far: names the next stream. */
  numbers: Record<string, number>
  /** Waves and rules whose moment has come: those that come once do not come again. */
  fired: readonly string[]
}

/** The board as the tabletop needs it, and places that the scenario names. Only the tabletop reads hexes. */
export type BoardPlan = {
  readonly shape: Json
  readonly terrain: readonly { readonly at: Spot; readonly terrain: 'asteroid' | 'nebula' | 'planet' | 'moon' }[]
  readonly wormholes: readonly { readonly id: string; readonly at: Spot }[]
  readonly deployment: readonly Spot[]
  /** Where markers lie, with and without hull. */
  readonly markers: readonly { readonly marker: string; readonly at: Spot }[]
}
