// The public door of the odds: what an attack would come to, from what the table knows, before anybody commits to it.
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import type { FightState } from '../combat/state/state.ts'
import { proceed } from '../combat/queue.ts'
import { attackOdds, type AttackOdds, type TargetOdds } from './attack-odds.ts'
import { planOf, type ReasonedPlan } from './plan.ts'

export interface ReasonedOdds extends TargetOdds {
  /** Runs of cards that are drawn, 0 where no card is drawn. */
  readonly draws: number
  readonly advantaged: readonly string[]
  readonly disadvantaged: readonly string[]
  /** Damage before cards. */
  readonly base: number
}
export interface FightOdds extends Pick<AttackOdds, 'allDestroyed'> {
  readonly attacker: string
  /** In the order in which they are met. */
  readonly targets: readonly ReasonedOdds[]
}

/**
 * The chances of the next attack that draws once `answer` has been given (null: of the one that waits for its card now). The
 * fight itself is not moved, and no luck is looked at. Null when no attack draws before the next question.
 */
export function oddsAfter(state: FightState, answer: Answer | null): FightOdds | null {
  const given: FightState['given'] = answer === null ? [] : [...state.given, { kind: 'answer', answer }]
  const { state: at } = proceed({ ...state, given, need: null }, 'drawModifier')
  const [task] = at.queue
  if (task?.type !== 'drawModifier' || at.outcome !== null) return null
  const attack = at.attacks.find(({ id }) => id === task.attack)
  const plan = attack === undefined ? null : planOf(at, attack)
  return plan === null ? null : reasoned(plan)
}

function reasoned(plan: ReasonedPlan): FightOdds {
  const { targets, allDestroyed } = attackOdds(plan)
  return {
    attacker: plan.attacker,
    allDestroyed,
    targets: targets.flatMap((odds, at) => {
      const target = plan.targets[at]
      if (target === undefined) return []
      const { draw, advantaged, disadvantaged, base } = target
      return [{ ...odds, draws: 'total' in draw ? 0 : draw.runs, advantaged, disadvantaged, base }]
    }),
  }
}
