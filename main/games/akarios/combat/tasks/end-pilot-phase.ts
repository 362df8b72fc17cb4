// Effects that end with the pilot phase come off player ships (PA-028), and bonuses that were good for this phase only.
import { endEffects } from '../effects/end-effects.ts'
import { sendGuestsHome } from '../guest-dice.ts'
import { pilotsOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const endPilotPhase: Run<'endPilotPhase'> = (fight) => {
  const { state } = fight
  endEffects(fight, 'players', 'PA-028')
  sendGuestsHome(state)
  for (const pilot of pilotsOf(state))
    pilot.waiting = pilot.waiting.filter(({ lastRound }) => lastRound === null || lastRound > state.round)
}
