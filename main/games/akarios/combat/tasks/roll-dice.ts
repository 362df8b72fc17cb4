// Every conscious pilot rolls all dice at the start of the phase (PA-002).
import { roll } from '../dice.ts'
import { consciousPilots } from '../state/read.ts'
import type { Run } from './run.ts'

export const rollDice: Run<'rollDice'> = (fight) => {
  for (const pilot of consciousPilots(fight.state)) roll(fight, pilot, [...pilot.dice.keys()])
}
