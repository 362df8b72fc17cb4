// Who is asked first when several sources step into the same rule: position in this list, then the order of ships and cards.
import { effects } from '../effects/effects.ts'
import { cardHooks } from '../cards/card-hooks.ts'
import { sparrowHooks } from '../cards/sparrow-hooks.ts'
import type { FightState } from '../state/state.ts'
import type { Hooks, Source } from './hooks.ts'

type SourceList = (state: FightState) => readonly Source[]

/**
 * Effects on ships, then what the Sparrow gives to all, then cards: what is printed on a ship's own cards has the last word
 * (open questions 53 and 79).
 */
const sourceOrder: readonly SourceList[] = [
  (state) =>
    state.ships.flatMap((bearer) =>
      bearer.effects.map(({ effect }) => ({ bearer, hooks: effects[effect] ?? nothing })),
    ),
  sparrowHooks,
  (state) => state.ships.flatMap((bearer) => (bearer.kind === 'pilot' && !bearer.out ? cardHooks(state, bearer) : [])),
]
const nothing: Hooks = {}

export const sourcesOf = (state: FightState): readonly Source[] => sourceOrder.flatMap((list) => list(state))
