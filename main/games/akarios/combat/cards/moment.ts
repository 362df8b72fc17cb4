// Cards that wait for a moment: when it comes, each is put to its player, in the order of seats and places.
import type { ActionCard } from '../state/content.ts'
import type { Timing } from '../../../../../shared/games/akarios/content/card.ts'
import { cardOf, consciousPilots } from '../state/read.ts'
import type { FightState } from '../state/state.ts'
import type { TaskOf } from '../tasks/task.ts'
import { standingHooks } from './standing.ts'

/**
 * One task for each whole card of this timing, of these seats or of all pilots. Cards that only step into a rule (less damage
 * of this attack) are asked there by their hooks. Whether a card can be paid shows when its turn comes.
 */
export const momentOf = (
  state: FightState,
  on: Timing,
  seats: readonly string[] | null = null,
): TaskOf<'offerCard'>[] =>
  consciousPilots(state).flatMap(({ id: seat, cards }) =>
    seats !== null && !seats.includes(seat)
      ? []
      : cards.flatMap(({ card, place, damaged }) =>
          damaged || !waitsFor(cardOf(state, card), on) ? [] : [{ type: 'offerCard' as const, seat, place }],
        ),
  )

/** Does something of its own at that moment. */
export const waitsFor = ({ timing, effects, reminder, moves }: ActionCard, on: Timing): boolean =>
  timing === on &&
  !(timing === 'afterMove' && moves !== undefined) &&
  (reminder !== undefined || effects.length === 0 || effects.some((step) => standingHooks(step, 'tech-1') === null))
