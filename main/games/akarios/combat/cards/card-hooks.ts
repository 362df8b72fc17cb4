// The hooks of undamaged cards of the pilots (PD-013), and of cards whose steps were used and still hold.
import { everyStep } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { AddSources, Hooks } from '../hooks/hooks.ts'
import type { ActionCard } from '../state/content.ts'
import { cardOf } from '../state/read.ts'
import { holds, isForSpan } from './span.ts'
import { standingHooks } from './standing.ts'

export const addCardHooks: AddSources = (state, sources) => {
  for (const bearer of state.ships) {
    if (bearer.kind !== 'pilot' || bearer.out) continue
    for (const { card, place, damaged } of bearer.cards)
      if (!damaged) for (const hooks of hooksAt(cardOf(state, card), place)) sources.push({ bearer, hooks })
    for (const held of bearer.held) {
      const hooks = holds(state, held) ? standingHooks(held.step, held.place, held.on) : null
      if (hooks !== null) sources.push({ bearer, hooks })
    }
  }
}

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
