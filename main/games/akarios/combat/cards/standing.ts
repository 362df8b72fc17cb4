// The steps of the vocabulary that step into the rules while their card is fitted and whole, or for a span after it was used.
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Hooks } from '../hooks/hooks.ts'
import { advantageDraws } from './standing/advantage-draws.ts'
import { advantagedAttacks } from './standing/advantaged-attacks.ts'
import { attackDamage } from './standing/attack-damage.ts'
import { attackRange } from './standing/attack-range.ts'
import { attackersOfSelf } from './standing/attackers-of-self.ts'
import { calmBasicActions } from './standing/calm-basic-actions.ts'
import { controlEnemy } from './standing/control-enemy.ts'
import { extendMoves } from './standing/extend-moves.ts'
import { ignoreFirstAttack } from './standing/ignore-first-attack.ts'
import { ignoreEffects } from './standing/ignore-effects.ts'
import { immune } from './standing/immune.ts'
import { noTerrainLoss } from './standing/no-terrain-loss.ts'
import { notATarget } from './standing/not-a-target.ts'
import { readDrawnAs } from './standing/read-drawn-as.ts'
import { redirectDamage } from './standing/redirect-damage.ts'
import { reduceDamage } from './standing/reduce-damage.ts'
import { refill } from './standing/refill.ts'
import { repairGiven } from './standing/repair-given.ts'
import { shareShieldDamage } from './standing/share-shield-damage.ts'
import { sightThrough } from './standing/sight-through.ts'
import type { Standing } from './standing/standing-step.ts'
import { stressForTerrainLoss } from './standing/stress-for-terrain-loss.ts'
import { traumaChoice } from './standing/trauma-choice.ts'
import { travelThrough } from './standing/travel-through.ts'

const standing: { readonly [D in Step['do']]?: Standing<D> } = {
  advantageDraws,
  advantagedAttacks,
  attackDamage,
  attackRange,
  attackersOfSelf,
  calmBasicActions,
  controlEnemy,
  extendMoves,
  ignoreEffects,
  ignoreFirstAttack,
  immune,
  noTerrainLoss,
  notATarget,
  readDrawnAs,
  redirectDamage,
  reduceDamage,
  refill,
  repairGiven,
  shareShieldDamage,
  sightThrough,
  stressForTerrainLoss,
  traumaChoice,
  travelThrough,
}

/** Null for a step that changes no rule by itself. */
export function standingHooks(step: Step, place: CardPlace, on: readonly string[] = []): Hooks | null {
  const make = standing[step.do] as Standing<Step['do']> | undefined
  return make?.(step, place, on) ?? null
}
