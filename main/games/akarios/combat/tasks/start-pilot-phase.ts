// The pilot phase opens: what bites at its start, and trauma that has waited for it (CE-012, ST-023).
import { tell } from '../hooks/run.ts'
import { consciousPilots } from '../state/read.ts'
import type { Run } from './run.ts'

export const startPilotPhase: Run<'startPilotPhase'> = (fight) => {
  fight.state.phase = 'pilots'
  for (const pilot of consciousPilots(fight.state)) {
    pilot.passed = false
    pilot.lastAction = null
    pilot.roll = { kept: false, paid: false, rolls: 0, aside: 0 }
  }
  tell(fight, 'onPhaseStart', { side: 'players' })
  for (const pilot of consciousPilots(fight.state)) {
    for (const card of pilot.pendingTrauma) fight.push({ type: 'resolveTrauma', seat: pilot.id, card })
    pilot.pendingTrauma = []
    for (const { by, steps } of pilot.delayed.filter(({ round }) => round <= fight.state.round))
      fight.push({ type: 'performSteps', by, steps, riders: { attack: [], apply: [] }, loose: null, begun: true })
    pilot.delayed = pilot.delayed.filter(({ round }) => round > fight.state.round)
  }
}
