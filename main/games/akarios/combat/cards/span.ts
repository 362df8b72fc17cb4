// How long a step holds that was used in a round: whether it is still in force now.
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Span } from '../../../../../shared/games/akarios/content/target.ts'
import type { Held } from '../state/ships.ts'
import type { Phase } from '../state/state.ts'

/** Such a step does nothing by itself: it holds once its card has been used. */
export const isForSpan = (step: Step): step is Step & { lasts: Span } => 'lasts' in step && step.lasts !== 'thisAttack'

/** Is this step of a used card in force now? */
export const holds = (now: { round: number; phase: Phase }, { step, round }: Held): boolean =>
  isForSpan(step) && isInForce(step.lasts, round, now)

/** `since`: the round in whose pilot phase it was used. `thisAttack` is asked attack by attack instead. */
export function isInForce(span: Span, since: number, { round, phase }: { round: number; phase: Phase }): boolean {
  switch (span) {
    case 'thisAttack':
      return false
    case 'thisPilotPhase':
      return round === since && phase === 'pilots'
    case 'nextEnemyPhase':
      return round === since && phase === 'enemies'
    case 'untilEndOfNextEnemyPhase':
      return round === since && (phase === 'pilots' || phase === 'enemies')
    case 'untilNextPilotPhase':
      return round === since || (round === since + 1 && phase === 'start')
    case 'scenario':
      return true
  }
}
