// The hooks of a pilot's undamaged cards (PD-013), and of cards whose steps were used and still hold.
import { everyStep } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Hooks, Source } from '../hooks/hooks.ts'
import type { ActionCard } from '../state/content.ts'
import { cardOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'
import { holds, isForSpan } from './span.ts'
import { standingHooks } from './standing.ts'

export const cardHooks = (state: FightState, pilot: PilotShip): readonly Source[] => [
  ...pilot.cards.flatMap(({ card, place, damaged }) =>
    damaged ? [] : hooksAt(cardOf(state, card), place).map((hooks) => ({ bearer: pilot, hooks })),
  ),
  ...pilot.held.flatMap((held) => {
    const hooks = holds(state, held) ? standingHooks(held.step, held.place, held.on) : null
    return hooks === null ? [] : [{ bearer: pilot, hooks }]
  }),
]

/** What a card is never changes in a fight, so its hooks are made once: every rule asks for them. */
const made = new WeakMap<ActionCard, Map<CardPlace, readonly Hooks[]>>()

function hooksAt(card: ActionCard, place: CardPlace): readonly Hooks[] {
  const places = made.get(card) ?? new Map<CardPlace, readonly Hooks[]>()
  made.set(card, places)
  const known = places.get(place)
  if (known !== undefined) return known
  const hooks = [...everyStep(card.effects)].flatMap((step) =>
    isForSpan(step) ? [] : (standingHooks(step, place) ?? []),
  )
  places.set(place, hooks)
  return hooks
}
