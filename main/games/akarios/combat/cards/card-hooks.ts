// The hooks of a pilot's undamaged cards: standing steps of the vocabulary, and odd cards by their `special` file.
import type { Source } from '../hooks/hooks.ts'
import type { PilotShip } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'

export const cardHooks = (_state: FightState, _pilot: PilotShip): readonly Source[] => []
