// Where effects and cards may step into the rules: a closed list. A hook takes a value and gives back one of the same type;
// it looks at `about` to see whether it is meant, since every source in force is asked.
import type { ActionId } from '../../../../../shared/games/akarios/question/action.ts'
import type { Cost } from '../../../../../shared/games/akarios/question/place.ts'
import type { Terrain } from '../../../../../shared/games/akarios/content/geometry.ts'
import type { ModifierChange } from '../../../../../shared/games/akarios/content/modifier.ts'
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { Fight } from '../fight.ts'
import type { Aim, Attack, Grant } from '../state/attack.ts'
import type { Card } from '../state/card.ts'
import type { EnemyShip, PilotShip, Ship, Side } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'
import type { DamageSource, StressSource } from '../tasks/task.ts'

/** Why an action cannot be had: a word for the catalogue and the rule. */
export type Closed = { readonly why: string; readonly rule: string }

/** What makes a draw advantaged or disadvantaged, by name; `draws` cards when advantaged alone (PA-067 to PA-072). */
export type DrawMode = {
  readonly advantaged: readonly string[]
  readonly disadvantaged: readonly string[]
  readonly draws: number
}

/** What a drawn card does; `total` sets the damage and lets nothing else count. */
export type DrawnChange = ModifierChange | { readonly type: 'total'; readonly amount: number }

/** A hit before cubes move. */
export type HitPlan = { readonly total: number; readonly effects: readonly Grant[] }

/** What has been lost. */
export type Loss = { readonly hull: number; readonly shield: number; readonly source: DamageSource }

type Change<Value, About> = (fight: Fight, bearer: Ship, value: Value, about: About) => Value
type On<About> = (fight: Fight, bearer: Ship, about: About) => void

export type Hooks = {
  /** May the pilot take this action now? The first refusal stands. */
  readonly canAct?: Change<Closed | null, { pilot: PilotShip; action: ActionId; card: Card | null }>
  readonly changeDraw?: Change<DrawMode, { attack: Attack; attacker: Ship; target: Ship; first: boolean }>
  /** Damage on this target before modifier cards. */
  readonly changeDamage?: Change<number, { attack: Attack; attacker: Ship; target: Ship }>
  /** What a drawn card does; `card` is its id. */
  readonly changeDrawnCard?: Change<DrawnChange, { card: string; attack: Attack; attacker: Ship }>
  /** How far an attack or ability of this ship reaches. */
  readonly changeReach?: Change<Aim, { ship: Ship }>
  /** Terrain that does not block its sight. */
  readonly changeSight?: Change<readonly Terrain[], { ship: Ship }>
  /** Terrain that it flies through without cost. */
  readonly changePassage?: Change<readonly Terrain[], { ship: Ship }>
  /** Hexes that its moves may go further ahead. */
  readonly changeMove?: Change<number, { ship: Ship }>
  /** An effect on its way from one ship to another. */
  readonly changeGrant?: Change<Grant, { from: string; target: Ship }>
  readonly changeHit?: Change<HitPlan, { attack: Attack; attacker: Ship; target: Ship }>
  /** The cost of a hex that is entered; null costs nothing. */
  readonly changeTerrainCost?: Change<Cost | null, { ship: Ship; entered: Cost }>
  readonly changeStress?: Change<number, { pilot: PilotShip; why: StressSource; action: ActionId | null }>
  /** How many trauma cards a triggered pilot draws; those beyond the usual number are discarded of choice. */
  readonly changeTraumaDraw?: Change<number, { pilot: PilotShip }>
  /** Shield that a player ship is about to lose. */
  readonly changeShieldLoss?: Change<number, { ship: PilotShip; source: DamageSource }>
  readonly canReceive?: Change<boolean, { target: Ship; effect: EffectId }>
  /** The seat whose player chooses the targets of this enemy; null: it chooses by itself. */
  readonly changeControl?: Change<string | null, { enemy: EnemyShip }>
  /** Who takes damage that was meant for this ship. */
  readonly changeVictim?: Change<Ship, { target: Ship }>
  /** Hidden from everybody of the other side who chooses targets. */
  readonly isHidden?: Change<boolean, { ship: Ship; from: Side }>
  readonly afterLoss?: On<{ ship: Ship; loss: Loss }>
  readonly afterAttack?: On<{ attack: Attack; attacker: Ship }>
  /** The action phase of a side begins. */
  readonly onPhaseStart?: On<{ side: Side }>
}

/** Somebody who bears hooks: a ship with an effect on it or a card in it. */
export type Source = { readonly bearer: Ship; readonly hooks: Hooks }

/** Adds its sources in force, in their order. Nearly every rule asks, and mostly there are none: no list is made for nothing. */
export type AddSources = (state: FightState, sources: Source[]) => void

export type ChangeHook = Extract<keyof Hooks, `c${string}` | 'isHidden'>
export type OnHook = Exclude<keyof Hooks, ChangeHook>
export type ValueOf<H extends ChangeHook> = Parameters<NonNullable<Hooks[H]>>[2]
export type AboutOf<H extends keyof Hooks> =
  NonNullable<Hooks[H]> extends (...args: infer Args) => unknown
    ? Args extends [...unknown[], infer Last]
      ? Last
      : never
    : never
