// Who is asked first when several sources step into the same rule: position in this list, then the order of ships and cards.
import { effects } from '../effects/effects.ts'
import { addCardHooks } from '../cards/card-hooks.ts'
import { addSparrowHooks } from '../cards/sparrow-hooks.ts'
import type { FightState } from '../state/state.ts'
import type { AddSources, Source } from './hooks.ts'

const addEffectHooks: AddSources = ({ ships }, sources) => {
  for (const bearer of ships)
    for (const { effect } of bearer.effects) {
      const hooks = effects[effect]
      if (hooks !== undefined) sources.push({ bearer, hooks })
    }
}

/**
 * Effects on ships, then what the Sparrow gives to all, then cards: what is printed on a ship's own cards has the last word
 * (open questions 53 and 79).
 */
const sourceOrder: readonly AddSources[] = [addEffectHooks, addSparrowHooks, addCardHooks]

export function sourcesOf(state: FightState): readonly Source[] {
  const sources: Source[] = []
  for (const add of sourceOrder) add(state, sources)
  return sources
}
