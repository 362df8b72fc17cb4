// How long a step holds that was used in a round: whether it is still in force now.
import type { Span } from '../../../../../shared/games/akarios/content/target.ts'
import type { Phase } from '../state/state.ts'

/** `since`: the round in whose pilot phase it was used, null when it was not. `thisAttack` is asked attack by attack instead. */
export function isInForce(
  span: Span,
  since: number | null,
  { round, phase }: { round: number; phase: Phase },
): boolean {
  if (since === null) return false
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
      return round === since
    case 'scenario':
      return true
  }
}
