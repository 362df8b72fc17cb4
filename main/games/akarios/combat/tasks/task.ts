// Every piece of work that can wait in the queue, as plain data. The code of `x` stands in `x.ts` beside this file.
import type { PrintedAttack } from '../../../../../shared/games/akarios/content/attack.ts'
import type { Timing } from '../../../../../shared/games/akarios/content/card.ts'
import type { Rank } from '../../../../../shared/games/akarios/content/enemy.ts'
import type { Diagram, Terrain } from '../../../../../shared/games/akarios/content/geometry.ts'
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { ActionId, CardPlace, SparrowPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Cost, Pose } from '../../../../../shared/games/akarios/question/place.ts'
import type { Grant, Performance, Rider } from '../state/attack.ts'

/**
 * Why hull or shield is lost: `card` is damage by a card, `cost` what a card takes from its own ship. It decides whether the
 * loss may be ignored (PD-008, open question 11).
 */
export const damageSources = [
  'attack',
  'asteroid',
  'nebula',
  'hullBreach',
  'card',
  'cost',
  'trauma',
  'scenario',
] as const
export type DamageSource = (typeof damageSources)[number]

/** Where stress comes from (ST-002). */
export const stressSources = [
  'stressFace',
  'reroll',
  'interrupt',
  'damagedCard',
  'hack',
  'card',
  'trauma',
  'scenario',
  'setUp',
  'sparrow',
] as const
export type StressSource = (typeof stressSources)[number]

/** What a performance adds to its own attack and to what it gives. */
export type Riders = { readonly attack: readonly Rider[]; readonly apply: readonly Grant[] }

/** A stress rotate that may stand at several places of the action, once (BO-010, BO-011). */
export type LooseTurn = { readonly when: 'beforeOrAfter' | 'anyPoint'; readonly most: number }

export type Task = Readonly<
  // The round
  | { type: 'startRound' }
  | { type: 'startPilotPhase' }
  | { type: 'rollDice' }
  | { type: 'offerRerolls' }
  | { type: 'rerollDice'; seat: string; dice: readonly number[] }
  | { type: 'reassignDie'; seat: string }
  | { type: 'act' }
  | { type: 'endPilotPhase' }
  | { type: 'startEnemyPhase' }
  | { type: 'enemyShip'; ship: string }
  | { type: 'enemyCommand'; ship: string; command: string }
  /** The line goes on after a command; `done`: whether it could be carried out (EN-026). */
  | { type: 'enemyNext'; ship: string; command: string; done: boolean; attack: number | null }
  | { type: 'endEnemyPhase' }
  | { type: 'startEndPhase' }
  | { type: 'endOfRound' }
  // What pilots do
  | { type: 'performAction'; by: Performance }
  /** `givers`: pilots whose dice paid. */
  | { type: 'useUpgrade'; place: SparrowPlace; givers: readonly string[]; stress: boolean; value: number | null }
  | {
      type: 'performSteps'
      by: Performance
      steps: readonly Step[]
      riders: Riders
      loose: LooseTurn | null
      begun: boolean
    }
  | { type: 'doStep'; by: Performance; step: Step; riders: Riders }
  | { type: 'basicRepair'; seat: string }
  // Cards whose moment has come
  | { type: 'offerCards'; on: Timing }
  | { type: 'offerCard'; seat: string; place: CardPlace }
  /** `from`: the card that allows it. */
  | {
      type: 'grantedAttack'
      seat: string
      from: string | null
      targets: PrintedAttack['targets']
      ignores: readonly ('lineOfSight' | 'range' | 'firingArc')[]
    }
  /** Between two actions of enemies. */
  | { type: 'intervene'; seat: string }
  // On the board
  /** `asAction`: part of an action of its pilot (open question 100). */
  | { type: 'moveShip'; ship: string; seat: string; diagram: Diagram; passed: readonly Terrain[]; asAction?: true }
  /** `exact`: by `most` and no less. */
  | { type: 'turnShip'; ship: string; seat: string; most: number; optional: boolean; exact?: true }
  | {
      type: 'landShip'
      ship: string
      seat: string
      where: 'free' | 'edge' | 'beside'
      terrain: readonly Terrain[]
      range: number | null
      facing: 'kept' | 'any'
      ignoresTerrain: boolean
    }
  | { type: 'enterTerrain'; ship: string; cost: Cost }
  | { type: 'shoveShip'; ship: string; from: string; hexes: number; kind: 'push' | 'pull'; seat: string }
  // Attacks
  | {
      type: 'attack'
      attacker: string
      by: Performance
      printed: PrintedAttack
      riders: readonly Rider[]
      ignores: readonly ('lineOfSight' | 'range' | 'firingArc')[]
      /** Made from the place of this ship; null: from that of the attacker. */
      origin: string | null
      /** One target in each printed arc. */
      eachArc: boolean
    }
  | { type: 'drawModifier'; attack: number; target: string }
  /** `runs`: what has been drawn so far, `open` as long as another card follows; `spent`: free redraws that were used. */
  | {
      type: 'drawCards'
      attack: number
      target: string
      base: number
      better: boolean
      runs: readonly { cards: readonly string[]; open: boolean }[]
      spent: readonly CardPlace[]
    }
  | {
      type: 'applyHit'
      attack: number
      target: string
      total: number
      effects: readonly Grant[]
      missed: boolean
    }
  | { type: 'finishAttack'; attack: number }
  // Figures
  | { type: 'dealDamage'; target: string; amount: number; source: DamageSource; only: 'shield' | 'hull' | null }
  /** `from`: the ship that gives it; `by`: its action; `seat` decides; `hullLost`: by the attack that carries it, else null. */
  | {
      type: 'applyEffect'
      target: string
      grant: Grant
      from: string
      seat: string
      hullLost: number | null
      by?: ActionId
    }
  /** `action`: which one stress faces have paid for (ST-003). */
  | { type: 'gainStress'; seat: string; amount: number; why: StressSource; action?: ActionId }
  | { type: 'loseStress'; seat: string; amount: number }
  | { type: 'crossMark'; seat: string; at: number }
  | { type: 'drawTrauma'; seat: string }
  | { type: 'resolveTrauma'; seat: string; card: string }
  | { type: 'byHand'; seat: string; title: string; says: string }
  // The scenario
  | { type: 'fire'; on: 'setUp' | 'roundStart' | 'roundEnd' }
  | { type: 'specialRule'; rule: string }
  /** The Sparrow flies where the scenario says: people set it down. */
  | { type: 'moveSparrow'; pose: Pose | null }
  | { type: 'placeEnemy'; enemy: string; rank: Rank; pose: Pose }
  | { type: 'spawn'; wave: string }
  | { type: 'spawnShip'; enemy: string; rank: Rank; marker: string }
  | { type: 'deploy'; seat: string }
  | { type: 'beginStress'; seat: string }
  | { type: 'startUpgrade'; place: SparrowPlace }
>

export type TaskType = Task['type']
export type TaskOf<T extends TaskType> = Extract<Task, { type: T }>
