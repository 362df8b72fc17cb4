// A round: pilots, enemies, end (CB-023). The counter rises here (ER-003), and the state is stored whole.
import type { Run } from './run.ts'

export const startRound: Run<'startRound'> = (fight) => {
  fight.state.round += 1
  fight.state.phase = 'start'
  fight.note('roundBegan', { round: fight.state.round }, 'CB-023')
  fight.snapshot()
  fight.push(
    { type: 'fire', on: 'roundStart' },
    { type: 'startPilotPhase' },
    { type: 'offerCards', on: 'beforeRoll' },
    { type: 'rollDice' },
    { type: 'offerRerolls' },
    { type: 'offerCards', on: 'afterRoll' },
    // A card may have rolled dice again: whoever may roll once more still can (PA-005).
    { type: 'offerRerolls' },
    { type: 'act' },
    { type: 'endPilotPhase' },
    { type: 'startEnemyPhase' },
    { type: 'endEnemyPhase' },
    { type: 'startEndPhase' },
    { type: 'endOfRound' },
  )
}
