// The public door of the odds: what an attack would come to, from what the table knows, before anybody commits to it.
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import type { FightOdds } from '../../../../shared/games/akarios/view/odds-view.ts'
import { proceed } from '../combat/queue.ts'
import type { FightState } from '../combat/state/state.ts'
import { attackOdds } from './attack-odds.ts'
import { planOf, type ReasonedPlan } from './plan.ts'

/**
 * Every attack that may be looked at from here: the one that `answer` leads to (null: the one that waits for its card now), or,
 * where targets are to be chosen first, one for each target alone, in the order of the question. Empty when none draws before
 * the next question. The fight itself is not moved, and no luck is looked at.
 */
export function oddsFrom(state: FightState, answer: Answer | null): readonly FightOdds[] {
  const at = before(state, answer)
  const { need } = at
  if (need?.kind !== 'ask' || need.question.type !== 'targets') return listed(oddsAt(at))
  return need.question.candidates
    .filter(({ can }) => can)
    .flatMap(({ id }) => listed(oddsAfter(at, { type: 'targets', targets: [id] })))
}

/** The chances of the next attack that draws once `answer` has been given; null when none does before the next question. */
export const oddsAfter = (state: FightState, answer: Answer | null): FightOdds | null => oddsAt(before(state, answer))

/** In front of the next draw, or at the next question. Without an answer an open question stands. */
function before(state: FightState, answer: Answer | null): FightState {
  if (answer === null && state.need?.kind === 'ask') return state
  const given: FightState['given'] = answer === null ? [] : [...state.given, { kind: 'answer', answer }]
  return proceed({ ...state, given, need: null }, { before: 'drawModifier' }).state
}

function oddsAt(stands: FightState): FightOdds | null {
  const at = undrawn(stands)
  const [task] = at.queue
  if (task?.type !== 'drawModifier' || at.outcome !== null) return null
  const attack = at.attacks.find(({ id }) => id === task.attack)
  const plan = attack === undefined ? null : planOf(at, attack)
  return plan === null ? null : reasoned(plan)
}

/** Where the first card is awaited from the real table, nothing of the draw has happened yet. */
function undrawn(state: FightState): FightState {
  const [task, ...rest] = state.queue
  if (task?.type !== 'drawCards' || task.spent.length > 0 || task.runs.some(({ cards }) => cards.length > 0))
    return state
  return { ...state, queue: [{ type: 'drawModifier', attack: task.attack, target: task.target }, ...rest] }
}

const listed = (odds: FightOdds | null): readonly FightOdds[] => (odds === null ? [] : [odds])

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

export { deckOdds, type Copies } from './deck-odds.ts'
