// Every conscious pilot rolls all dice at the start of the phase (PA-002), but for those that a card has laid aside.
import { roll } from '../dice.ts'
import { consciousPilots } from '../state/read.ts'
import type { Run } from './run.ts'

export const rollDice: Run<'rollDice'> = (fight) => {
  for (const pilot of consciousPilots(fight.state)) {
    const open = [...pilot.dice.keys()].slice(pilot.roll.aside)
    if (open.length > 0) roll(fight, pilot, open)
  }
}
