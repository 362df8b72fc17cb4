// The hooks of a pilot's undamaged cards (PD-013): standing steps of the vocabulary, and odd cards by their `special` file.
import { everyStep } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Hooks, Source } from '../hooks/hooks.ts'
import type { ActionCard } from '../state/content.ts'
import { cardOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'
import { standingHooks } from './standing.ts'

export const cardHooks = (state: FightState, pilot: PilotShip): readonly Source[] =>
  pilot.cards.flatMap(({ card, place, damaged }) =>
    damaged ? [] : hooksAt(cardOf(state, card), place).map((hooks) => ({ bearer: pilot, hooks })),
  )

/** What a card is never changes in a fight, so its hooks are made once: every rule asks for them. */
const made = new WeakMap<ActionCard, Map<CardPlace, readonly Hooks[]>>()

function hooksAt(card: ActionCard, place: CardPlace): readonly Hooks[] {
  const places = made.get(card) ?? new Map<CardPlace, readonly Hooks[]>()
  made.set(card, places)
  const known = places.get(place)
  if (known !== undefined) return known
  const hooks = [...everyStep(card.effects)].flatMap((step) => standingHooks(step, place) ?? [])
  places.set(place, hooks)
  return hooks
}
