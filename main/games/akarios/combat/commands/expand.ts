// Lays out the steps of a card for one performance: which count, what rides on its attack, and which rotate is loose.
import type { Step, StepOf } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Bonus } from '../../../../../shared/games/akarios/content/attack.ts'
import type { Amount } from '../../../../../shared/games/akarios/content/slots.ts'
import type { BonusGrant, Performance } from '../state/attack.ts'
import type { LooseTurn, Riders } from '../tasks/task.ts'

/** Numbers of the card, or the value above the last filled slot (PA-021). */
export const amountOf = (amount: Amount, { value }: Pick<Performance, 'value'>): number =>
  amount === 'fromSlots' ? (value ?? 0) : amount

export function grantOf(bonus: Bonus, by: Performance): BonusGrant {
  if (bonus.add === 'double') return { add: 'double' }
  if (bonus.add === 'effect')
    return {
      add: 'effect',
      effect: bonus.effect,
      amount: bonus.amount === undefined ? null : amountOf(bonus.amount, by),
    }
  return { add: bonus.add, amount: amountOf(bonus.amount, by) }
}

/** The steps of a stress ability count only when a stress face paid (PA-014, PA-015), once (PA-091). */
const inForce = (steps: readonly Step[], by: Performance): readonly Step[] =>
  steps.flatMap((step) => (step.do === 'ifStress' ? (by.stress ? step.steps : []) : [step]))

const isLoose = (step: Step): step is StepOf<'rotate'> & { when: 'beforeOrAfter' | 'anyPoint' } =>
  step.do === 'rotate' && (step.when === 'beforeOrAfter' || step.when === 'anyPoint')

const isRider = (step: Step): boolean => step.do === 'attackBonus' || step.do === 'applyMore'

/** The steps in their order, without riders, and the rotate that may stand at several places. */
export function stepsOf(effects: readonly Step[], by: Performance): { steps: Step[]; loose: LooseTurn | null } {
  const all = inForce(effects, by)
  const loose = all.find(isLoose)
  return {
    steps: all.filter((step) => !isLoose(step) && !isRider(step)),
    loose: loose === undefined ? null : { when: loose.when, most: mostOf(loose) },
  }
}

/** In steps of 60 degrees (PA-032). */
export const mostOf = ({ times = 1, degrees }: StepOf<'rotate'>): number =>
  degrees === 180 ? 3 : Math.min(3, 2 * times)

/** What the card adds to its own attack and to what it gives, whenever it says so. */
export function ridersOf(effects: readonly Step[], by: Performance): Riders {
  const all = inForce(effects, by)
  return {
    attack: all.flatMap((step) =>
      step.do === 'attackBonus' ? [{ bonus: grantOf(step.bonus, by), condition: step.condition ?? null }] : [],
    ),
    apply: all.flatMap((step) =>
      step.do === 'applyMore' ? [{ effect: step.effect, amount: amountOf(step.amount, by) }] : [],
    ),
  }
}
