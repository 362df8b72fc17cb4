// Who is asked first when several sources step into the same rule: position in this list, then the order of ships and cards.
import { effects } from '../effects/effects.ts'
import { addCardHooks } from '../cards/card-hooks.ts'
import { addSparrowHooks } from '../cards/sparrow-hooks.ts'
import type { FightState } from '../state/state.ts'
import type { Source } from './hooks.ts'

/** Adds its sources in force, in their order. Nearly every rule asks, and mostly there are none: no list is made for nothing. */
export type AddSources = (state: FightState, sources: Source[]) => void

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
