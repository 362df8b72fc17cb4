// The hooks of a pilot's undamaged cards (PD-013): standing steps of the vocabulary, and odd cards by their `special` file.
import { everyStep } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Source } from '../hooks/hooks.ts'
import { cardOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'
import { standingHooks } from './standing.ts'

export const cardHooks = (state: FightState, pilot: PilotShip): readonly Source[] =>
  pilot.cards
    .filter(({ damaged }) => !damaged)
    .flatMap((card) =>
      [...everyStep(cardOf(state, card.card).effects)].flatMap((step) => {
        const hooks = standingHooks(step, card.place)
        return hooks === null ? [] : [{ bearer: pilot, hooks }]
      }),
    )
