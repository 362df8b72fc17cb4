// Which cards are used in the act step.
import type { ActionCard } from '../state/content.ts'

/** Is paid in the act step. A card that follows a move and shows one is flown itself (open question 100). */
export const isAction = ({ timing, moves }: Pick<ActionCard, 'timing' | 'moves'>): boolean =>
  timing === 'action' || (timing === 'afterMove' && moves !== undefined)
